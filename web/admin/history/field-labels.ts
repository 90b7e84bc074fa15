import type { ShownRecordType } from '../../../rules/history.ts';
import { BROWSER } from '../../../rules/records/browser.ts';
import { CUSTOM_CODE } from '../../../rules/records/custom-code.ts';
import { FACT } from '../../../rules/records/fact.ts';
import type { AnyField, Table } from '../../../rules/records/fields.ts';
import { HOMEPAGE } from '../../../rules/records/homepage.ts';
import { SLIDE } from '../../../rules/records/slide.ts';
import { TAG } from '../../../rules/records/tag.ts';
import { VERSION } from '../../../rules/records/version.ts';

const PUBLICATION = {
  isDraft: 'publication.mode.draft',
  visibleFrom: 'publication.from',
  visibleUntil: 'publication.until',
} as const;

export const FIELD_LABELS = {
  browser: {
    name: 'browsers.name',
    description: 'browsers.description',
    shortDescription: 'browsers.shortDescription',
    iconUrl: 'browsers.icon',
    websiteUrl: 'browsers.website',
    otherNames: 'browsers.otherNames',
    isFeatured: 'browsers.featured',
    displayOrder: 'browsers.order',
    tags: 'browsers.tags',
    isDraft: PUBLICATION.isDraft,
  },
  version: {
    versionNumber: 'versions.number',
    releaseDate: 'versions.releaseDate',
    releaseDateIsFirstSeen: 'versions.firstSeen',
    platform: 'versions.platform',
    architecture: 'versions.architecture',
    releaseChannel: 'versions.channel',
    updateType: 'versions.updateType',
    minOsVersion: 'versions.minOs',
    fileSize: 'versions.fileSize',
    features: 'versions.features',
    downloadUrl: 'versions.downloadUrl',
    downloadMirrors: 'versions.mirrors',
    screenshots: 'versions.screenshots',
    sha256: 'versions.sha256',
    pinned: 'versions.pinned',
    sourceUrl: 'versions.sourceUrl',
    ...PUBLICATION,
  },
  slide: {
    imageUrl: 'slides.image',
    title: 'slides.slideTitle',
    description: 'slides.description',
    linkType: 'slides.linkType',
    linkTargetId: 'history.target',
    linkUrl: 'slides.linkUrl',
    displayOrder: 'slides.displayOrder',
    isActive: 'slides.isActive',
    ...PUBLICATION,
  },
  customCode: {
    name: 'codes.name',
    codeType: 'codes.codeType',
    codeContent: 'codes.code',
    description: 'codes.description',
    isActive: 'codes.isActive',
    displayOrder: 'codes.displayOrder',
    allowAnyHost: 'codes.allowAnyHost',
    ...PUBLICATION,
  },
  setting: {
    liveCounters: 'homepage.liveCounters',
    aboutUrl: 'translation:footer.about',
    contactUrl: 'translation:footer.contact',
    privacyUrl: 'translation:footer.privacy',
  },
  fact: {
    topic: 'history.type.fact',
    answer: 'history.value',
    choice: 'history.value',
    text: 'history.value',
    sourceUrl: 'facts.source',
    seenOn: 'facts.seenOn',
    note: 'facts.note',
  },
  source: {
    kind: 'sources.kind',
    identifier: 'sources.identifier',
    releaseChannel: 'versions.channel',
    platform: 'versions.platform',
    assetPattern: 'sources.assetPattern',
  },
} as const satisfies Record<ShownRecordType, Record<string, string>>;

export const TABLES: Readonly<Partial<Record<string, Table>>> = {
  browser: BROWSER,
  version: VERSION,
  slide: SLIDE,
  customCode: CUSTOM_CODE,
  fact: FACT,
  setting: HOMEPAGE,
  tag: TAG,
};

type Labels = typeof FIELD_LABELS;
export type FieldLabelKey = { [Type in ShownRecordType]: Labels[Type][keyof Labels[Type]] }[ShownRecordType];

interface NamedField {
  /** Its name in the table. */
  base: string;
  language: string | undefined;
  field: AnyField | undefined;
  /** The key of its label; undefined for a field that a newer version of the server has recorded. */
  key: FieldLabelKey | undefined;
}

/** The field with a name of the history, such as `short_description_en`, or a path of a form. */
export function fieldOf(type: ShownRecordType, name: string): NamedField {
  const [, stored = name, language] = /^(.*?)(?:[._](en|zh))?$/u.exec(name) ?? [];
  const base = stored.replaceAll(/_[a-z]/gu, (part) => part.slice(1).toUpperCase());
  const labels: Record<string, FieldLabelKey | undefined> = FIELD_LABELS[type];
  return { base, language, field: TABLES[type]?.[base], key: labels[base] };
}
