import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from './button.tsx';

interface SelectionBarProps {
  count: number;
  onSelectAll: () => void;
  onClear: () => void;
  /** Whether there is no other control that selects all rows. */
  hasSelectAll?: boolean;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

/** The actions of the selected rows, at the lower edge of the window. */
export function SelectionBar({ count, onSelectAll, onClear, hasSelectAll = false, children }: SelectionBarProps) {
  const { t } = useTranslation('admin');
  return (
    <div role="group" aria-label={t('table.selectedActions')} className="sticky bottom-2 z-20 flex flex-wrap items-center gap-2 rounded-2xl border border-line bg-surface p-3 shadow-pop">
      <p role="status" className="px-2 text-sm font-medium tabular-nums">
        {t('table.selected', { count })}
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
