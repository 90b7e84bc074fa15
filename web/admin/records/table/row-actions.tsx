import { IconButton } from '../../ui/button.tsx';
import type { TFunction } from 'i18next';
import type { IconName } from '../../ui/icon.tsx';
import type { Column } from './table-row.tsx';
import { type MenuItem, Menu } from '../../ui/menu.tsx';

interface RowAction extends MenuItem {
  label: string;
  icon: IconName;
  /** It has a button of its own in place of an item of the menu. */
  hasButton?: boolean;
  buttonId?: string;
  isDisabled?: boolean;
}

interface RowActionsProps {
  label: string;
  actions: readonly (RowAction | false)[];
}

function RowActions({ label, actions: all }: RowActionsProps) {
  const actions = all.filter((action) => action !== false);
  const items = actions.filter(({ hasButton }) => !hasButton);
  return (
    <span className="flex justify-end">
      {actions
        .filter(({ hasButton }) => hasButton)
        .map(({ text, label: name, icon, to, onSelect, buttonId, isDisabled }) => (
          <IconButton
            key={text}
            id={buttonId}
            to={to}
            icon={icon}
            label={name}
            disabled={isDisabled}
            onClick={onSelect}
            className="md:min-h-9 md:w-9"
          />
        ))}
      {items.length > 0 && <Menu label={label} items={items} isDisabled={items.every((item) => item.isDisabled)} />}
    </span>
  );
}

/** The last column of a table. */
export function actionsColumn<T>(
  t: TFunction<'admin'>,
  nameOf: (row: T) => string,
  actionsOf: (row: T, name: string) => RowActionsProps['actions'],
): Column<T> {
  return {
    id: 'actions',
    header: t('table.actions'),
    hidesLabel: true,
    align: 'right',
    onPhone: 'beside',
    cell: (row) => {
      const name = nameOf(row);
      return <RowActions label={t('table.actionsOf', { name })} actions={actionsOf(row, name)} />;
    },
  };
}

/** An item has an address or a function. */
export function editAction(t: TFunction<'admin'>, name: string, edit: string | (() => void)): RowAction {
  const target = typeof edit === 'string' ? { to: edit } : { onSelect: edit };
  return { text: t('table.edit'), label: t('table.editOne', { name }), icon: 'edit', hasButton: true, ...target };
}

export function deleteAction(t: TFunction<'admin'>, name: string, onSelect: () => void): RowAction {
  const label = t('table.deleteOne', { name });
  return { text: t('form.delete'), label, icon: 'trash', onSelect, hasButton: true };
}
