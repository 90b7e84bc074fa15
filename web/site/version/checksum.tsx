import { useRef, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { HashMessage } from './hash-worker.ts';

/** The file does not leave the device. */
export function CheckFile({ sha256 }: { sha256: string }) {
  const { t } = useTranslation();
  const input = useId();
  const { check, start, stop } = useFileCheck(sha256);
  const isDropTarget = useDroppedFile(start);
  const isHydrated = useIsHydrated();
  return (
    <div
      className={`noscript:hidden rounded-xl border border-dashed p-4 ${isDropTarget ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <h3 className="font-medium">{t('check.title')}</h3>
      <p className="mt-1 hint">{t('check.text')}</p>
      <div className="mt-3 cluster gap-x-4 gap-y-2 text-sm">
        <label
          htmlFor={input}
          className="relative target cursor-pointer field px-3 font-medium hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          {t('check.choose')}
          <input
            id={input}
            type="file"
            disabled={!isHydrated} // React misses a file that is chosen before
            className="sr-only"
            onChange={({ target }) => {
              if (target.files?.[0]) start(target.files[0]);
              target.value = ''; // so that the same file can be chosen again
            }}
          />
        </label>
        {check?.state === 'reading' && (
          <button type="button" onClick={stop} className="min-h-10 link">
            {t('check.stop')}
          </button>
        )}
      </div>
      {check?.state === 'reading' && (
        <progress
          value={check.progress}
          aria-label={t('check.title')}
          className="mt-3 block h-2 w-full max-w-md accent-accent"
        />
      )}
      <div role="status" className="text-sm wrap-anywhere">
        {check && <Result check={check} />}
      </div>
    </div>
  );
}

function Result({ check }: { check: FileCheck }) {
  const { t } = useTranslation();
  const { state, name } = check;
  if (state === 'reading') return <p className="mt-2 text-muted">{t('check.reading', { name })}</p>;
  if (state === 'failed') return <p className="mt-3 text-danger">{t('check.failed', { name })}</p>;
  if (state === 'same') {
    return (
      <p className="mt-3 flex items-start gap-2 font-medium text-accent-strong">
        <Icon name="check" />
        {t('check.same', { name })}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <p className="font-medium text-danger">{t('check.different', { name })}</p>
      <p className="mt-1 text-muted">{t('check.advice')}</p>
      <code className="mt-2 block font-mono text-xs break-all text-muted">{check.checksum}</code>
    </div>
  );
}

/** Anywhere on the page. Returns whether one is held over it. */
function useDroppedFile(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault(); // so that the browser does not open the file
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false);
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, []);
  return isOver;
}

interface FileCheck {
  state: 'reading' | 'same' | 'different' | 'failed';
  name: string;
  /** From 0 to 1. */
  progress?: number;
  checksum?: string;
}

function useFileCheck(expected: string) {
  const [check, setCheck] = useState<FileCheck | null>(null);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (file: File) => {
    worker.current?.terminate();
    const { name, size } = file;
    const started = new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    const show = (found: Omit<FileCheck, 'name'>) => setCheck({ name, ...found });
    show({ state: 'reading', progress: 0 });
    started.addEventListener('message', ({ data }: MessageEvent<HashMessage>) => {
      if ('read' in data) show({ state: 'reading', progress: data.read / size });
      else if ('failed' in data) show({ state: 'failed' });
      else show({ ...data, state: data.checksum === expected.toLowerCase() ? 'same' : 'different' });
    });
    // The script of the worker could not be loaded.
    started.addEventListener('error', () => show({ state: 'failed' }));
    started.postMessage(file);
  };
  const stop = () => {
    worker.current?.terminate();
    setCheck(null);
  };
  return { check, start, stop };
}
