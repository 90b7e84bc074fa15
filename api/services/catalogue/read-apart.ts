import type { FileFormat, ImportFault } from '#rules/import.ts';
import { createProcess } from '../../process-apart.ts';
import { FaultList, unreadable, type ReadBrowser, type ReadFile, type ReadRecord } from './read-file.ts';

export interface ReadWork {
  input: ReadTask;
  part: ReadPart;
}

/** To read a file, or to find the lines of faults in it. */
type ReadTask = { text: string } & ({ format: FileFormat } | { faults: readonly ImportFault[] });
/** A file in parts: its browsers and their versions follow. */
type ReadPart =
  | { file: Omit<ReadFile, 'browsers'> }
  | { browser: Omit<ReadBrowser, 'versions'> }
  | { versions: ReadRecord[] }
  | { faults: ImportFault[] };

/** The largest files take a third of it. */
const LIMITS = { timeMs: 20_000, heapMb: 768 };

const work = createProcess<ReadWork>(import.meta.url, 'read-process', LIMITS);

/** In a process of its own. What takes too much time or memory is a fault. */
export async function readApart(format: FileFormat, text: string): Promise<ReadFile> {
  const browsers: ReadBrowser[] = [];
  let read: ReadFile | null = null;
  for (const part of (await work({ format, text })) ?? [])
    if ('file' in part) {
      const { faults, ...file } = part.file;
      read = { ...file, browsers, faults: Object.assign(new FaultList(), faults) };
    } else if ('browser' in part) browsers.push({ ...part.browser, versions: [] });
    else if ('versions' in part) browsers.at(-1)?.versions.push(...part.versions);
  return read ?? unreadable('importTooMuch');
}

/** Of a file in JSON; without the lines if that takes too much. */
export async function withLinesApart(faults: ImportFault[], text: string): Promise<ImportFault[]> {
  if (faults.every(({ key }) => key === 'importTooMuch')) return faults;
  const [part] = (await work({ text, faults })) ?? [];
  return part && 'faults' in part ? part.faults : faults;
}
