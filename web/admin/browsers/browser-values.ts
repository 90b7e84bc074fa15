import { DEFAULT_BROWSER, type BrowserInput } from '../../../rules/browser.ts';
import type { EditableBrowserFragment } from './browsers.generated.ts';
import { formValues } from '../form/form-values.ts';
import type { Stored } from '../form/use-record-form.ts';

/** A stored browser as initial values of the form. */
export function storedBrowser(browser: EditableBrowserFragment): Stored<BrowserInput> {
  return { values: formValues({ ...browser, tags: browser.tags.map(({ id }) => id) }, DEFAULT_BROWSER), revision: browser.revision };
}

/** The input of an update. It has no download count, because the server counts downloads. */
export function changeOf({ downloadCount: _own, ...change }: BrowserInput): Omit<BrowserInput, 'downloadCount'> {
  return change;
}
