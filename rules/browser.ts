import type { Issues } from './issues.ts';
import { ID_MAX } from './limits.ts';
import { BROWSER } from './records/browser.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';

export interface BrowserInput extends InputOf<typeof BROWSER> {}

export const DEFAULT_BROWSER: BrowserInput = defaultOf(BROWSER);

export function checkBrowser(input: BrowserInput): Issues {
  return checkRecord(BROWSER, input);
}

export function storedBrowser(input: BrowserInput, origin: string) {
  return storedRecord(BROWSER, input, origin);
}

/** The display order that puts a new record after all others; 0 for the first one. */
export function nextDisplayOrder(others: readonly number[]): number {
  return Math.min(others.reduce((last, order) => Math.max(last, order), -1) + 1, ID_MAX);
}
