import type { FileRecord } from './format.ts';
import type { Snapshot, StoredBrowser, StoredSlide } from './snapshot.ts';

/**
 * What makes two versions of a browser the same for an import. The number is compared as it is written, because both
 * `1.2` and `v1.2` may be stored.
 */
export function importKeyOf({ platform, architecture, releaseChannel, versionNumber }: FileRecord): string {
  return JSON.stringify([platform, architecture || null, releaseChannel || 'stable', String(versionNumber).trim()]);
}

/** A catalogue file of the whole catalogue, or of the browsers with these ids without anything else. */
export function catalogueFile(
  { browsers, slides, customCodes, tags, homepage }: Snapshot,
  ids: readonly number[] | null,
): FileRecord {
  const selected = browsers.filter(({ id }) => ids === null || ids.includes(id)).map(browserRecord);
  if (ids !== null) return { browsers: selected };
  return {
    browsers: selected,
    ...(tags && { tags: tags.map((tag, index) => ({ ...tag, order: index + 1 })) }),
    slides: slides.map((slide) => slideRecord(slide, browsers)),
    customCodes: customCodes.map(({ fields }) => fields),
    ...(homepage && { homepage }),
  };
}

/** The text of a catalogue file. */
export function catalogueText(file: FileRecord): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

function browserRecord({ slug, fields, facts, sources, versions }: StoredBrowser): FileRecord {
  return { slug, ...fields, facts, sources, versions: versions.map((version) => version.fields) };
}

function slideRecord({ fields, linkType, linkTargetId }: StoredSlide, browsers: readonly StoredBrowser[]): FileRecord {
  const { createdAt, updatedAt, ...rest } = fields;
  return {
    ...rest,
    linkTarget: linkTargetId === null ? null : targetRecord(linkType, linkTargetId, browsers),
    createdAt,
    updatedAt,
  };
}

/** The slug of a browser, or a version; null if the target was deleted. */
function targetRecord(linkType: string, id: number, browsers: readonly StoredBrowser[]): FileRecord | string | null {
  if (linkType === 'browser') return browsers.find((browser) => browser.id === id)?.slug ?? null;
  const browser = browsers.find(({ versions }) => versions.some((version) => version.id === id));
  const version = browser?.versions.find((one) => one.id === id);
  if (!browser || !version) return null;
  const { versionNumber, platform, architecture, releaseChannel } = version.fields;
  const same = browser.versions.filter((one) => importKeyOf(one.fields) === importKeyOf(version.fields));
  const occurrence = same.indexOf(version) + 1;
  return {
    slug: browser.slug,
    versionNumber,
    platform,
    architecture,
    releaseChannel,
    ...(occurrence > 1 && { occurrence }),
  };
}
