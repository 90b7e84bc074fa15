import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from './button.tsx';
import { isClearKey } from './use-selection.ts';

interface SelectionBarProps {
  count: number;
  /** The number of selected rows that are not visible. The actions leave them as they are. */
  hiddenCount?: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** Whether there is no other control that selects all rows. */
  hasSelectAll?: boolean;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** The actions of the selected rows, at the lower edge of the window. */
export function SelectionBar({ count, hiddenCount = 0, onSelectAll, onClear, hasSelectAll = false, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  const hidden = hiddenCount > 0 && t(count > 0 ? 'table.andHidden' : 'table.onlyHidden', { count: hiddenCount });
  const text = [count > 0 && t('table.selected', { count }), hidden].filter(Boolean).join(t('history.comma'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isClearKey(event)) return;
    event.preventDefault();
    onClear();
  };
  return (
    <div role="group" data-selection-bar onKeyDown={onKeyDown} aria-label={t('table.selectedActions')} className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-2xl border border-line bg-surface p-3 shadow-pop">
      <p role="status" className="px-2 text-sm font-medium tabular-nums">
        {text}
      </p>
      {children}
      <div className="ml-auto flex">
        {/* Wider screens have a checkbox for it in the header of the table. */}
        <Button variant="plain" onClick={onSelectAll} className={hasSelectAll ? '' : 'md:hidden'}>
          {t('table.selectAll')}
        </Button>
        <IconButton icon="close" label={t('table.selectNone')} onClick={onClear} />
      </div>
    </div>
  );
}
