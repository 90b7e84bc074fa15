import type { IconName } from './icon.tsx';
import { IconButton } from './button.tsx';
import { IconLink } from './icon-link.tsx';
import { Menu, type MenuItem } from './menu.tsx';

export interface RowAction extends MenuItem {
  /** The accessible name: the action and the record. */
  label: string;
  icon: IconName;
  /** Whether the action has a button of its own, besides the menu. Small screens have only the menu. */
  hasButton?: boolean;
  /** The id of the button. */
  buttonId?: string;
}

interface RowActionsProps {
  /** The accessible name of the menu. */
  label: string;
  actions: readonly RowAction[];
}

/** What can be done with a row: buttons with icons, and a menu with the others. */
export function RowActions({ label, actions }: RowActionsProps) {
  const isMenuNeeded = actions.some(({ hasButton }) => !hasButton);
  return (
    <span className="flex justify-end">
      {actions
        .filter(({ hasButton }) => hasButton)
        .map(({ text, label: name, icon, to, onSelect, buttonId }) => (
          <span key={text} className="hidden md:flex">
            {to === undefined ? (
              <IconButton id={buttonId} icon={icon} label={name} onClick={onSelect} className="md:min-h-9 md:w-9" />
            ) : (
              <IconLink id={buttonId} to={to} icon={icon} label={name} />
            )}
          </span>
        ))}
      <Menu
        label={label}
        items={actions.map(({ hasButton: _hasButton, buttonId: _id, ...item }) => item)}
        className={isMenuNeeded ? '' : 'md:hidden'}
      />
    </span>
  );
}
