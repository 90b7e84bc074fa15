import { DAY_MS, utcDay } from './calendar.ts';
import { isPinned } from './pinned.ts';
import { storeOf } from './store.ts';
import type { LocalizedText } from './vocabulary.ts';

/** Why a record waits for the administrator: a draft, a period that changes soon, or something that is missing. */
export const NEEDS = ['draft', 'due', 'checksum', 'size', 'screenshot', 'translation', 'release'] as const;
export type Need = (typeof NEEDS)[number];

export const DUE_SOON_MS = 7 * DAY_MS;
/** A browser that is maintained waits for a release after so many days. */
const RELEASE_DAYS = 90;

/** `dueAt` is the next time when the record becomes public or hidden. */
interface Published {
  isDraft: boolean;
  dueAt?: Date | null;
}

interface OfferedFile {
  isLatest: boolean;
  versionNumber: string;
  downloadUrl: string;
  pinned: boolean | null;
  sha256: string | null;
  fileSize: string | null;
  features: LocalizedText;
}

/** Only latest files are offered, and a page of a store has neither a size nor a checksum. */
export function needsOfVersion(version: Published & OfferedFile, now: number): Need[] {
  const { isLatest, sha256, fileSize, downloadUrl, features } = version;
  return listed({
    ...publicationNeeds(version, now),
    checksum: isLatest && sha256 === null && isPinned(version),
    size: isLatest && fileSize === null && !storeOf(downloadUrl),
    translation: isLatest && isUntranslated(features),
  });
}

export function needsOfTexts(record: Published, texts: readonly LocalizedText[], now: number): Need[] {
  return listed({ ...publicationNeeds(record, now), translation: texts.some(isUntranslated) });
}

function publicationNeeds({ isDraft, dueAt }: Published, now: number): Partial<Record<Need, boolean>> {
  return { draft: isDraft, due: Boolean(dueAt && dueAt.getTime() <= now + DUE_SOON_MS) };
}

function listed(conditions: Partial<Record<Need, boolean>>): Need[] {
  return NEEDS.filter((need) => conditions[need]);
}

interface DescribedBrowser {
  description: LocalizedText;
  shortDescription: LocalizedText;
  /** The day of the last public release, YYYY-MM-DD; null without one. */
  releasedOn: string | null;
  hasScreenshot: boolean;
  isDiscontinued: boolean;
  isDraft: boolean;
}

export function needsOfBrowser(browser: DescribedBrowser, now: number): Need[] {
  const { isDraft, releasedOn } = browser;
  const since = utcDay(now - RELEASE_DAYS * DAY_MS);
  return listed({
    draft: isDraft,
    screenshot: !browser.hasScreenshot && !isDraft,
    translation: [browser.description, browser.shortDescription].some(isUntranslated),
    release: !isDraft && !browser.isDiscontinued && (releasedOn === null || releasedOn < since),
  });
}

/** Whether a text is in one language only, or the same in both. */
function isUntranslated({ en, zh }: LocalizedText) {
  return en.trim() === zh.trim() ? en.trim() !== '' : en.trim() === '' || zh.trim() === '';
}
