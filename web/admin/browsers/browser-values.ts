import { DEFAULT_BROWSER, type BrowserInput } from '../../../rules/records/browser.ts';
import type { EditableBrowserFragment } from './browsers.generated.ts';
import { formValues } from '../form/use-record-form.ts';

export function formValuesOf(browser: EditableBrowserFragment): BrowserInput {
  return formValues({ ...browser, tags: browser.tags.map(({ id }) => id) }, DEFAULT_BROWSER);
}

/** The input of an update. It has no download count, because the server counts downloads. */
export function toPatch({ downloadCount: _own, ...change }: BrowserInput): Omit<BrowserInput, 'downloadCount'> {
  return change;
}
