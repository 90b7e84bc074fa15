/**
 * Keeps a copy of a catalogue in a file: `node examples/mirror.ts https://catalogue.example copy.json`. Each run reads
 * only what has changed since the last one. Needs Node 22.18 or newer.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface Stored {
  id: number;
}

interface Browser extends Stored {
  versions: Stored[];
}

/** The whole catalogue, as `/api/catalogue.json` returns it. */
export interface Catalogue {
  cursor: string;
  browsers: Browser[];
  slides: Stored[];
  tags?: unknown;
  homepage?: unknown;
}

export interface Change {
  kind: 'browser' | 'version' | 'slide' | 'tags' | 'homepage';
  id: number | null;
  browser_id: number | null;
  event: 'added' | 'changed' | 'removed';
  record: unknown;
}

interface Page {
  data: { changes: Change[]; cursor: string; has_more: boolean };
}

/** Brings the copy up to date, and returns the changes. `get` reads a path of the catalogue. */
export async function follow(copy: Catalogue, get: (path: string) => Promise<unknown>): Promise<Change[]> {
  const all: Change[] = [];
  for (let hasMore = true; hasMore;) {
    const { data } = (await get(`/api/changes?records=true&after=${copy.cursor}`)) as Page; // as `/api/openapi.json` says
    for (const change of data.changes) apply(copy, change);
    all.push(...data.changes);
    copy.cursor = data.cursor;
    hasMore = data.has_more;
  }
  return all;
}

/** The record is as it is now, so it may be gone already. */
function apply(copy: Catalogue, { kind, id, browser_id: browserId, event, record }: Change): void {
  const stored = event === 'removed' ? null : (record as Stored | null); // as `/api/openapi.json` says
  if (kind === 'tags' || kind === 'homepage') copy[kind] = stored;
  else if (kind === 'slide') replace(copy.slides, id, stored);
  else if (kind === 'browser') {
    const versions = copy.browsers.find((browser) => browser.id === id)?.versions ?? [];
    replace(copy.browsers, id, stored && { ...stored, versions });
  } else for (const browser of copy.browsers) replace(browser.versions, id, browser.id === browserId ? stored : null);
}

function replace<T extends Stored>(list: T[], id: number | null, record: T | null): void {
  const index = list.findIndex((one) => one.id >= (id ?? 0));
  const position = index === -1 ? list.length : index;
  list.splice(position, list[position]?.id === id ? 1 : 0, ...(record ? [record] : []));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , site = 'http://127.0.0.1:3000', file = 'copy.json'] = process.argv;
  class CursorRefused extends Error {}
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(site + path);
    if (response.ok) return response.json();
    const message = `${path}: ${response.status} ${await response.text()}`;
    throw response.status === 410 || response.status === 400 ? new CursorRefused(message) : new Error(message);
  };
  const begin = async () => {
    const whole = (await get('/api/catalogue.json')) as Catalogue; // as `/api/openapi.json` says
    await follow(whole, get);
    process.stdout.write(`${whole.browsers.length} browsers\n`);
    return whole;
  };
  const continued = async () => {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Catalogue; // this program wrote it
    try {
      process.stdout.write(`${(await follow(stored, get)).length} changes\n`);
      return stored;
    } catch (error) {
      // The cursor is too old or damaged: begin again.
      if (error instanceof CursorRefused) return begin();
      throw error;
    }
  };
  const copy = existsSync(file) ? await continued() : await begin();
  // The old copy stays until the new one is whole.
  writeFileSync(`${file}.new`, JSON.stringify(copy, null, 2));
  renameSync(`${file}.new`, file);
}
