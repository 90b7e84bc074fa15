import { useEffect, useRef, useState } from 'react';
import type { HashMessage } from './hash-worker.ts';

/** The state of a check; `progress` is from 0 to 1. */
export type FileCheck =
  | { state: 'reading'; name: string; progress: number }
  | { state: 'same'; name: string }
  | { state: 'different'; name: string; checksum: string }
  | { state: 'failed'; name: string };

/** Compares the checksum of a file with `expected`. A new file ends the check of the previous one. */
export function useFileCheck(expected: string): {
  check: FileCheck | null;
  start: (file: File) => void;
  stop: () => void;
} {
  const [check, setCheck] = useState<FileCheck | null>(null);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (file: File) => {
    worker.current?.terminate();
    const { name, size } = file;
    const started = new Worker(new URL('hash-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    setCheck({ state: 'reading', name, progress: 0 });
    started.addEventListener('message', ({ data }: MessageEvent<HashMessage>) => {
      if ('read' in data) setCheck({ state: 'reading', name, progress: data.read / size });
      else if ('failed' in data) setCheck({ state: 'failed', name });
      else if (data.checksum === expected.toLowerCase()) setCheck({ state: 'same', name });
      else setCheck({ state: 'different', name, checksum: data.checksum });
    });
    // The script of the worker could not be loaded.
    started.addEventListener('error', () => setCheck({ state: 'failed', name }));
    started.postMessage(file);
  };
  const stop = () => {
    worker.current?.terminate();
    setCheck(null);
  };
  return { check, start, stop };
}
