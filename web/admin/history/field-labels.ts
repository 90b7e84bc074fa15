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

/**
 * The keys of the labels of a table's fields: `group.field`, or as `others` say; null for a field that neither the form
 * nor the history names.
 */
function labelsOf<
  const Group extends string,
  T extends Table,
  const Others extends Readonly<Partial<Record<keyof T, string | null>>>,
>(group: Group, table: T, others: Others) {
  return Object.fromEntries(
    Object.keys(table)
      .map((name) => [name, name in others ? others[name] : `${group}.${name}`])
      .filter(([, label]) => label !== null),
  ) as { [Name in keyof T & string as Others[Name] extends null ? never : Name]: LabelOf<Group, Name, Others> }; // one for each field
}
type LabelOf<Group extends string, Name extends string, Others> = Name extends keyof Others
  ? Others[Name] & string
  : `${Group}.${Name}`;

export const FIELD_LABELS = {
  browser: labelsOf('browsers', BROWSER, {
    iconUrl: 'browsers.icon',
    websiteUrl: 'browsers.website',
    isFeatured: 'browsers.featured',
    displayOrder: 'browsers.order',
    downloadCount: null,
    isDraft: PUBLICATION.isDraft,
  }),
  version: labelsOf('versions', VERSION, {
    browserId: null,
    versionNumber: 'versions.number',
    releaseDateIsFirstSeen: 'versions.firstSeen',
    releaseChannel: 'versions.channel',
    minOsVersion: 'versions.minOs',
    downloadMirrors: 'versions.mirrors',
    ...PUBLICATION,
  }),
  slide: labelsOf('slides', SLIDE, {
    imageUrl: 'slides.image',
    title: 'slides.slideTitle',
    linkTargetId: 'history.target',
    ...PUBLICATION,
  }),
  customCode: labelsOf('codes', CUSTOM_CODE, { codeContent: 'codes.code', ...PUBLICATION }),
  setting: labelsOf('homepage', HOMEPAGE, {
    aboutUrl: 'translation:footer.about',
    contactUrl: 'translation:footer.contact',
    privacyUrl: 'translation:footer.privacy',
  }),
  fact: labelsOf('facts', FACT, {
    topic: 'history.type.fact',
    answer: 'history.value',
    choice: 'history.value',
    text: 'history.value',
    sourceUrl: 'facts.source',
  }),
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
