import type { BrowserInput } from '../../../rules/browser.ts';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import type { Stored } from '../form/use-record-form.ts';

/** A stored browser as initial values of the form. */
export function storedBrowser(browser: AdminBrowserFragment): Stored<BrowserInput> {
  return { values: valuesOf(browser), revision: browser.revision };
}

/** The input of an update. It has no download count, because the server counts downloads. */
export function changeOf({ name, description, shortDescription, iconUrl, websiteUrl, isFeatured, displayOrder, tags }: BrowserInput): Omit<BrowserInput, 'downloadCount'> {
  return { name, description, shortDescription, iconUrl, websiteUrl, isFeatured, displayOrder, tags };
}

/** The values of the form for a stored browser. */
export function valuesOf(browser: AdminBrowserFragment): BrowserInput {
  return {
    name: { en: browser.name.en, zh: browser.name.zh },
    description: { en: browser.description.en, zh: browser.description.zh },
    shortDescription: { en: browser.shortDescription.en, zh: browser.shortDescription.zh },
    iconUrl: browser.iconUrl,
    websiteUrl: browser.websiteUrl ?? null,
    isFeatured: browser.isFeatured,
    displayOrder: browser.displayOrder,
    tags: browser.tags.map(({ id }) => id),
    downloadCount: browser.downloadCount,
  };
}
