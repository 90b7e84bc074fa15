import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../../ui/use-texts.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface SelectionBarProps {
  count: number;
  hiddenCount: number;
  onSelectAll: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** A button opens a popover with the actions if there is no room for all. */
export function SelectionBar({ count, hiddenCount, onSelectAll, onClear, children }: SelectionBarProps) {
  const { t } = useTexts();
  const id = useId();
  const hidden = hiddenCount > 0 && t(count > 0 ? 'table.andHidden' : 'table.onlyHidden', { count: hiddenCount });
  const text = [count > 0 && t('table.selected', { count }), hidden].filter(Boolean).join(t('history.comma'));
  return (
    <div
      role="group"
      data-selection-bar
      aria-label={t('table.selectedActions')}
      className="@container sticky bottom-2 z-20 panel p-2 shadow-pop"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="min-w-0 grow px-2 text-sm font-medium tabular-nums @4xl:grow-0">
          {text}
        </p>
        {count > 0 && (
          <>
            <Button variant="secondary" popoverTarget={id} className="px-3! @4xl:hidden">
              {t('table.actions')}
              <Icon name="chevronDown" className="size-4" />
            </Button>
            <div
              id={id}
              popover="auto"
              onClick={closeAfterAction}
              className="m-auto max-h-[60dvh] min-w-56 gap-2 overflow-y-auto panel p-2 text-text shadow-pop [position-area:top_span-left] open:grid supports-[position-area:none]:my-3 @4xl:contents"
            >
              {children}
              {/* Wider screens have a checkbox for it in the header of the table. */}
              <Button variant="plain" onClick={onSelectAll} className="@4xl:ml-auto md:hidden">
                {t('table.selectAll')}
              </Button>
            </div>
          </>
        )}
        <IconButton icon="close" label={t('table.selectNone')} onClick={onClear} className="@4xl:ml-auto" />
      </div>
    </div>
  );
}

/** A menu opens beside the actions. Before a dialog opens, the focus returns to the button of the popover. */
function closeAfterAction({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const button = target instanceof Element ? target.closest('button, a') : null;
  if (button && button.ariaHasPopup !== 'menu') currentTarget.togglePopover(false);
}
