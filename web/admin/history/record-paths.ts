import type { ShownRecordType } from '../../../rules/history.ts';
import { browserPath, versionPath } from '../../paths.ts';

/** The public page of a record; null if it has none. */
export function publicPathOf({ recordType, recordId, browser }: { recordType: ShownRecordType; recordId: string; browser?: { id: number } | null }): string | null {
  if (!browser) return null;
  if (recordType === 'version') return versionPath(Number(recordId));
  return recordType === 'browser' || recordType === 'fact' ? browserPath(browser.id) : null;
}
