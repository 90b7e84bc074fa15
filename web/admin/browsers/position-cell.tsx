import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { Icon } from '../ui/icon.tsx';
import type { AdminBrowserFragment } from './browsers.generated.ts';

interface PositionCellProps {
  browser: AdminBrowserFragment;
  name: string;
  isDraggable: boolean;
  onMove: (browser: AdminBrowserFragment, position: number) => void;
}

/** The id of the field for the position of a browser. */
export function positionFieldId(id: number): string {
  return `place-of-browser-${id}`;
}

/** The position of a browser in the list. Another number moves it there, and anything but a number is refused. */
export function PositionCell({ browser, name, isDraggable, onMove }: PositionCellProps) {
  const { t } = useTranslation('admin');
  const { displayOrder } = browser;
  const showStatus = useShowStatus();
  const [typed, setTyped] = useState<string | null>(null);
  const move = () => {
    const text = typed?.trim() ?? '';
    setTyped(null);
    if (text === '') return;
    const position = /^[1-9]\d*$/u.test(text) ? Number(text) : null;
    if (position === null) showStatus('failure', t('browsers.placeInvalid', { text }));
    else if (position !== displayOrder) onMove(browser, position);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') move();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <span className="inline-flex items-center gap-0.5">
      <span
        data-drag
        draggable={isDraggable}
        title={isDraggable ? t('browsers.drag') : undefined}
        aria-hidden="true"
        className={`hidden h-9 w-5 touch-none items-center justify-center text-muted select-none md:inline-flex pointer-coarse:-ml-4 pointer-coarse:h-10 pointer-coarse:w-9 ${isDraggable ? 'cursor-grab opacity-60 hover:opacity-100' : 'invisible'}`}
      >
        <Icon name="grip" className="size-4" />
      </span>
      <input
        id={positionFieldId(browser.id)}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('browsers.placeOf', { name })}
        value={typed ?? displayOrder}
        maxLength={6}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={move}
        onKeyDown={onKeyDown}
        data-undo={typed === null || undefined}
        className="h-9 w-12 rounded-md border border-line bg-transparent px-1.5 text-right tabular-nums hover:border-muted md:h-8 md:border-transparent md:hover:border-line md:focus:border-line"
      />
    </span>
  );
}
