import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScreenshotImage } from './screenshot-image.tsx';

interface ScreenshotViewerProps {
  paths: string[];
  /** The index of the open screenshot; null if the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** A dialog with a screenshot. Escape closes it, the arrow keys change the screenshot, and the dialog element restores the focus. */
export function ScreenshotViewer({ paths, shown, onShow }: ScreenshotViewerProps) {
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
      className="m-0 size-full max-h-none max-w-none flex-col gap-4 overscroll-contain bg-page p-4 text-text open:flex sm:p-6"
    >
      {shown !== null && <Screenshot paths={paths} shown={shown} go={go} onClose={() => dialog.current?.close()} />}
    </dialog>
  );
}

function Screenshot({ paths, shown, go, onClose }: { paths: string[]; shown: number; go: (steps: number) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const path = paths[shown];
  const name = t('version.screenshot', { number: shown + 1, total: paths.length });
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-sm text-muted tabular-nums">
          {name}
        </p>
        <ViewerButton icon="close" label={t('action.close')} onClick={onClose} />
      </div>
      <div className="pointer-events-none flex min-h-0 flex-1 items-center justify-center">
        {path && <ScreenshotImage key={path} path={path} alt={name} isLarge />}
      </div>
      {paths.length > 1 && (
        <div className="flex justify-center gap-3">
          <ViewerButton icon="chevronLeft" label={t('action.previous')} onClick={() => go(-1)} />
          <ViewerButton icon="chevronRight" label={t('action.next')} onClick={() => go(1)} />
        </div>
      )}
    </>
  );
}

function ViewerButton({ icon, label, onClick }: { icon: 'close' | 'chevronLeft' | 'chevronRight'; label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface hover:border-muted">
      <Icon name={icon} />
    </button>
  );
}
