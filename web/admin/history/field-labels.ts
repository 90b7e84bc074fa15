import type { ShownRecordType } from '../../../rules/history.ts';

const PUBLICATION = {
  is_draft: 'publication.mode.draft',
  visible_from: 'publication.from',
  visible_until: 'publication.until',
} as const;

/** The labels of the fields in their forms, by the names of the fields in the history. `_en` and `_zh` are left out. */
export const FIELD_LABELS = {
  browser: {
    name: 'browsers.name',
    description: 'browsers.description',
    short_description: 'browsers.shortDescription',
    icon_url: 'browsers.icon',
    website_url: 'browsers.website',
    other_names: 'browsers.otherNames',
    is_featured: 'browsers.featured',
    display_order: 'browsers.order',
    tags: 'browsers.tags',
    is_draft: PUBLICATION.is_draft,
  },
  version: {
    version_number: 'versions.number',
    release_date: 'versions.releaseDate',
    release_date_is_first_seen: 'versions.firstSeen',
    platform: 'versions.platform',
    architecture: 'versions.architecture',
    release_channel: 'versions.channel',
    update_type: 'versions.updateType',
    min_os_version: 'versions.minOs',
    file_size: 'versions.fileSize',
    features: 'versions.features',
    download_url: 'versions.downloadUrl',
    download_mirrors: 'versions.mirrors',
    screenshots: 'versions.screenshots',
    sha256: 'versions.sha256',
    pinned: 'versions.pinned',
    source_url: 'versions.sourceUrl',
    ...PUBLICATION,
  },
  slide: {
    image_url: 'slides.image',
    title: 'slides.slideTitle',
    description: 'slides.description',
    link_type: 'slides.linkType',
    link_target_id: 'history.target',
    link_url: 'slides.linkUrl',
    display_order: 'slides.displayOrder',
    is_active: 'slides.isActive',
    ...PUBLICATION,
  },
  customCode: {
    name: 'codes.name',
    code_type: 'codes.codeType',
    code_content: 'codes.code',
    description: 'codes.description',
    is_active: 'codes.isActive',
    display_order: 'codes.displayOrder',
    allow_any_host: 'codes.allowAnyHost',
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
    source_url: 'facts.source',
    seen_on: 'facts.seenOn',
    note: 'facts.note',
  },
  source: {
    kind: 'sources.kind',
    identifier: 'sources.identifier',
    release_channel: 'versions.channel',
    platform: 'versions.platform',
    asset_pattern: 'sources.assetPattern',
  },
} as const satisfies Record<ShownRecordType, Record<string, string>>;

type Labels = typeof FIELD_LABELS;
/** The key of a label. */
export type FieldLabelKey = { [Type in ShownRecordType]: Labels[Type][keyof Labels[Type]] }[ShownRecordType];
