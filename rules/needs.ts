import { DAY_MS } from './calendar.ts';
import { isPinned } from './pinned.ts';
import { storeOf } from './store.ts';
import type { LocalizedText } from './vocabulary.ts';

/** Why a record waits for the administrator: a draft, a period that changes soon, or something that is missing. */
export const NEEDS = ['draft', 'due', 'checksum', 'size', 'screenshot', 'translation', 'release'] as const;
export type Need = (typeof NEEDS)[number];

export const DUE_SOON_MS = 7 * DAY_MS;
/** A browser that is maintained waits for a release after so long. */
export const RELEASE_MS = 90 * DAY_MS;

interface StoredFile {
  versionNumber: string;
  downloadUrl: string;
  pinned?: boolean | null;
  sha256?: string | null;
  fileSize?: string | null;
  features: LocalizedText;
  screenshots: readonly string[];
}

/**
 * What the database stores of a version so that it can count, with commas between. It waits for a checksum, a size or a
 * translation only while it is latest. A page of a store has neither a size nor a checksum. A change of these rules needs a
 * migration, as `M0042Missing`.
 */
export function missingInVersion(version: StoredFile): string {
  const { sha256 = null, fileSize = null, downloadUrl, features, screenshots } = version;
  return listed({
    checksum: sha256 === null && isPinned(version),
    size: fileSize === null && !storeOf(downloadUrl),
    screenshot: screenshots.length === 0,
    translation: isUntranslated(features),
  }).join();
}

export function missingInBrowser({
  description,
  shortDescription,
}: Record<'description' | 'shortDescription', LocalizedText>): string {
  return listed({ translation: [description, shortDescription].some(isUntranslated) }).join();
}

/** `dueAt` is the next time when the record becomes public or hidden. */
interface Published {
  isDraft: boolean;
  dueAt?: Date | null;
}

export function needsOfTexts({ isDraft, dueAt }: Published, texts: readonly LocalizedText[], now: number): Need[] {
  const due = Boolean(dueAt && dueAt.getTime() <= now + DUE_SOON_MS);
  return listed({ draft: isDraft, due, translation: texts.some(isUntranslated) });
}

function listed(conditions: Partial<Record<Need, boolean>>): Need[] {
  return NEEDS.filter((need) => conditions[need]);
}

/** Whether a text is in one language only, or the same in both. */
function isUntranslated({ en, zh }: LocalizedText) {
  return en.trim() === zh.trim() ? en.trim() !== '' : en.trim() === '' || zh.trim() === '';
}
