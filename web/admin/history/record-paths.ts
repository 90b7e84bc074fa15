import type { ShownRecordType } from '../../../rules/history.ts';
import { browserPath, homePath, versionPath } from '../../paths.ts';
import { slidePath } from '../admin-paths.ts';

/** The public page that shows a record; null if no page does. Slides, custom code and settings are on the home page. */
export function publicPathOf({
  recordType,
  recordId,
  browser,
}: {
  recordType: ShownRecordType;
  recordId: string;
  browser?: { id: number } | null;
}): string | null {
  if (recordType === 'slide') return slidePath(Number(recordId));
  if (recordType === 'customCode' || recordType === 'setting') return homePath();
  if (!browser) return null;
  if (recordType === 'version') return versionPath(Number(recordId));
  return recordType === 'browser' || recordType === 'fact' ? browserPath(browser.id) : null;
}
