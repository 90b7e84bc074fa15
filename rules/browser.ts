import type { Issues } from './issues.ts';
import { ID_MAX } from './limits.ts';
import { BROWSER } from './records/browser.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';

/** The input for a browser, from a form or a request (spec §3). */
export interface BrowserInput extends InputOf<typeof BROWSER> {}

export const DEFAULT_BROWSER: BrowserInput = defaultOf(BROWSER);

/** Validates the browser form (spec §5). */
export function checkBrowser(input: BrowserInput): Issues {
  return checkRecord(BROWSER, input);
}

/** The stored form of a validated browser: texts are trimmed, and an icon URL on `origin` becomes a path. */
export function storedBrowser(input: BrowserInput, origin: string) {
  return storedRecord(BROWSER, input, origin);
}

/** The display order that puts a new record after all others; 0 for the first one. */
export function nextDisplayOrder(others: readonly number[]): number {
  return Math.min(others.reduce((last, order) => Math.max(last, order), -1) + 1, ID_MAX);
}
