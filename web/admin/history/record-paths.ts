import type { ShownRecordType } from '../../../rules/history.ts';
import { browserPath, homePath, versionPath } from '../../paths.ts';
import { slidePath } from '../admin-paths.ts';
import { severalOf } from './change-text.ts';
import type { ChangeSummaryFragment } from './history.generated.ts';

/** The public page that shows a record; null if no page does. Slides, custom code and settings are on the home page. */
function publicPathOf({
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

/** The public page that shows what a change has changed: for several versions of a browser, the page of the browser. */
export function publicPathOfChange(change: ChangeSummaryFragment): string | null {
  if (severalOf(change) === null) return publicPathOf(change);
  return change.recordType === 'version' && change.isOfOneBrowser && change.browser
    ? browserPath(change.browser.id)
    : null;
}
