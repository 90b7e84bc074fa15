import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { ScreenshotImage } from './screenshot-image.tsx';

interface ScreenshotViewerProps {
  paths: string[];
  /** The `sizes` of the list, so that the small pictures are those of the list. */
  sizes: string;
  /** The index of the open screenshot; null if the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/**
 * A dialog with a screenshot. Escape closes it, the arrow keys change the screenshot, and the dialog element restores
 * the focus.
 */
export function ScreenshotViewer({ paths, sizes, shown, onShow }: ScreenshotViewerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [shown]);
  const go = (steps: number) => shown !== null && onShow((shown + steps + paths.length) % paths.length);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const swipe = useSwipe(go);
  const closeFromOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('version.screenshots')}
      onClose={() => onShow(null)}
      onKeyDown={handleKeyDown}
      onClick={closeFromOutside}
      {...swipe}
      className="m-0 size-full max-h-none max-w-none flex-col gap-3 overscroll-contain bg-viewer p-3 text-white open:flex sm:p-5"
    >
      {shown !== null && (
        <Screenshot
          paths={paths}
          sizes={sizes}
          shown={shown}
          go={go}
          onShow={onShow}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

interface ScreenshotProps extends Pick<ScreenshotViewerProps, 'paths' | 'sizes'> {
  shown: number;
  go: (steps: number) => void;
  onShow: (index: number) => void;
  onClose: () => void;
}

function Screenshot({ paths, sizes, shown, go, onShow, onClose }: ScreenshotProps) {
  const { t } = useTranslation();
  const path = paths[shown];
  const nameOf = (index: number) => t('version.screenshot', { number: index + 1, total: paths.length });
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm tabular-nums">
          {nameOf(shown)}
        </p>
        <ViewerButton icon="close" label={t('action.close')} onClick={onClose} />
      </div>
      {/* On phones, the buttons are over the picture, so that it has the whole width. */}
      <div className="pointer-events-none relative flex min-h-0 flex-1 items-center justify-center gap-2 sm:gap-4">
        {paths.length > 1 && (
          <ViewerButton
            icon="chevronLeft"
            label={t('action.previous')}
            onClick={() => go(-1)}
            className={`${OVER_PICTURE} max-sm:left-1`}
          />
        )}
        <div className="flex h-full min-w-0 flex-1 items-center justify-center">
          {path && <ScreenshotImage key={path} path={path} alt={nameOf(shown)} />}
        </div>
        {paths.length > 1 && (
          <ViewerButton
            icon="chevronRight"
            label={t('action.next')}
            onClick={() => go(1)}
            className={`${OVER_PICTURE} max-sm:right-1`}
          />
        )}
      </div>
      {paths.length > 1 && (
        <ul className="flex justify-center gap-2">
          {paths.map((one, index) => (
            <li key={one}>
              <button
                type="button"
                aria-label={nameOf(index)}
                aria-current={index === shown}
                onClick={() => onShow(index)}
                className="block h-11 w-16 overflow-hidden rounded-lg border-2 border-transparent opacity-60 hover:opacity-100 aria-[current=true]:border-white aria-[current=true]:opacity-100 forced-colors:aria-[current=true]:outline-3 forced-colors:aria-[current=true]:outline-offset-2 forced-colors:aria-[current=true]:outline-[Highlight] sm:h-14 sm:w-24"
              >
                <ScreenshotImage path={one} sizes={sizes} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const OVER_PICTURE = 'max-sm:absolute max-sm:bg-shade';

function ViewerButton({
  icon,
  label,
  onClick,
  className = '',
}: {
  icon: 'close' | 'chevronLeft' | 'chevronRight';
  label: string;
  onClick: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={`pointer-events-auto inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-transparent bg-white/10 outline-white hover:bg-white/25 ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
