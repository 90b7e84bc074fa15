import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { Button, IconButton } from './button.tsx';
import { KeyCap } from './keys.tsx';
import { Icon } from './icon.tsx';
import { isClearKey } from './use-selection.ts';

interface SelectionBarProps {
  count: number;
  hiddenCount?: number;
  onSelectAll: () => void;
  onClear: () => void;
  hasSelectAll?: boolean;
  children: ReactNode;
}

/** Without room for all actions they are in a box that a button opens. */
export function SelectionBar({
  count,
  hiddenCount = 0,
  onSelectAll,
  onClear,
  hasSelectAll = false,
  children,
}: SelectionBarProps) {
  const { t } = useTexts();
  const id = useId();
  const { isOpen, bar, opener, open, close, onActionClick } = useActionBox();
  const hidden = hiddenCount > 0 && t(count > 0 ? 'table.andHidden' : 'table.onlyHidden', { count: hiddenCount });
  const text = [count > 0 && t('table.selected', { count }), hidden].filter(Boolean).join(t('history.comma'));
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isClearKey(event)) return;
    event.preventDefault();
    if (isOpen) close();
    else onClear();
  };
  return (
    <div
      ref={bar}
      role="group"
      data-selection-bar
      aria-label={t('table.selectedActions')}
      onKeyDown={onKeyDown}
      className="@container sticky bottom-2 z-20 panel p-2 shadow-pop"
    >
      <div className="flex items-center gap-2">
        <p role="status" className="min-w-0 grow px-2 text-sm font-medium tabular-nums @4xl:grow-0">
          {text}
        </p>
        {count > 0 && (
          <>
            <p className="mr-1 hidden items-center gap-1.5 text-xs text-muted pointer-fine:flex pointer-fine:@4xl:hidden pointer-fine:@5xl:flex">
              <KeyCap shown="Enter" />
              {t('table.toActions')}
            </p>
            <Button
              ref={opener}
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={isOpen ? close : open}
              className="px-3! @4xl:hidden"
            >
              {t('table.actions')}
              <Icon name="chevronDown" className="size-4" />
            </Button>
            {/* The keys and the clicks are those of the actions in it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
            <div
              id={id}
              onClick={onActionClick}
              className={`absolute right-0 bottom-full mb-2 max-h-[60dvh] max-w-full min-w-56 gap-2 overflow-y-auto panel p-2 shadow-pop @4xl:contents ${isOpen ? 'grid' : 'hidden'}`}
            >
              {children}
              {/* Wider screens have a checkbox for it in the header of the table. */}
              <Button
                variant="plain"
                onClick={onSelectAll}
                className={`@4xl:ml-auto ${hasSelectAll ? '' : 'md:hidden'}`}
              >
                {t('table.selectAll')}
              </Button>
            </div>
          </>
        )}
        <IconButton
          icon="close"
          label={t('table.selectNone')}
          onClick={onClear}
          className={hasSelectAll ? '' : '@4xl:ml-auto'}
        />
      </div>
    </div>
  );
}

function useActionBox() {
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', onPointerDown);
    return () => removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  const close = () => {
    opener.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  const onActionClick = ({ target }: MouseEvent) => {
    const action = target instanceof Element && !target.closest('dialog') ? target.closest('button, a') : null;
    // A menu and the question before a deletion are in the box.
    if (isOpen && action && !action.hasAttribute('aria-haspopup')) close();
  };
  return { isOpen, bar, opener, open: () => setOpen(true), close, onActionClick };
}
