import type { BrowserInput } from '#rules/records/browser.ts';
import type { CustomCodeInput } from '#rules/records/custom-code.ts';
import type { FactInput } from '#rules/records/fact.ts';
import type { PublicationInput } from '#rules/records/publication.ts';
import type { SlideInput } from '#rules/records/slide.ts';
import type { TagInput } from '#rules/records/tag.ts';
import type { VersionInput } from '#rules/records/version.ts';

/** A valid record of each kind, in GraphQL's field names. Tests change one field of it at a time. */
export const BROWSER = {
  name: { en: 'Arc', zh: '弧' },
  description: { en: 'A calm browser', zh: '安静的浏览器' },
  shortDescription: { en: 'Calm', zh: '安静' },
  iconUrl: 'https://cdn.example/arc.png',
  websiteUrl: 'https://arc.example',
  otherNames: 'The Browser Company, 浏览器公司',
  makerHosts: 'vendor.example, cdn.example',
  isFeatured: true,
  displayOrder: 3,
  tags: ['hot', 'new'],
  isDraft: false,
} satisfies Omit<BrowserInput, 'downloadCount' | 'slug'>;

/** Public now, and for a long time. */
export const PUBLICATION = {
  isDraft: false,
  visibleFrom: '2020-01-01T00:00:00.000Z',
  visibleUntil: '2099-12-31T23:59:00.000Z',
} satisfies PublicationInput;

export const VERSION = {
  browserId: 1,
  versionNumber: '2.0',
  releaseDate: '2026-02-28',
  releaseDateIsFirstSeen: true,
  platform: 'windows',
  architecture: 'x64',
  releaseChannel: 'stable',
  updateType: 'major',
  minOsVersion: 'Windows 10',
  fileSize: '1048576',
  features: { en: 'One\nTwo', zh: '一\n二' },
  downloadUrl: 'https://vendor.example/setup.exe',
  downloadMirrors: ['https://mirror.example/setup.exe'],
  screenshots: ['https://cdn.example/1.png'],
  sha256: 'a'.repeat(64),
  pinned: false,
  sourceUrl: 'https://vendor.example/notes',
  ...PUBLICATION,
} satisfies VersionInput;

/** A fact of each kind. */
export const FACTS = {
  answer: {
    topic: 'summaries',
    answer: true,
    choice: null,
    text: { en: '', zh: '' },
    sourceUrl: 'https://vendor.example/help',
    seenOn: '2026-11-20',
    note: 'For signed-in users',
  },
  choice: {
    topic: 'engine',
    answer: null,
    choice: 'gecko',
    text: { en: '', zh: '' },
    sourceUrl: 'https://vendor.example/engine',
    seenOn: '2026-11-21',
    note: null,
  },
  text: {
    topic: 'models',
    answer: null,
    choice: null,
    text: { en: 'Own models', zh: '自有模型' },
    sourceUrl: 'https://vendor.example/models',
    seenOn: '2026-11-22',
    note: null,
  },
} satisfies Record<string, FactInput>;

export const SLIDE = {
  imageUrl: 'https://cdn.example/slide.png',
  title: { en: 'Look', zh: '看' },
  description: { en: 'New', zh: '新' },
  linkType: 'browser',
  linkTargetId: 1,
  linkUrl: null,
  displayOrder: 2,
  isActive: true,
  ...PUBLICATION,
} satisfies SlideInput;

export const CUSTOM_CODE = {
  name: 'Counter',
  codeType: 'head_end',
  codeContent: '<script>1</script>',
  description: 'Counts',
  isActive: true,
  displayOrder: 1,
  ...PUBLICATION,
} satisfies CustomCodeInput;

export const TAG = { id: 'hot', label: { en: 'Hot', zh: '热门' }, color: 'red' } satisfies TagInput;

type Fields = Readonly<Record<string, unknown>>;

/** The record with a different value of one field or of one language of it (`name.en`); undefined removes the field. */
export function withField(record: Fields, path: string, value: unknown): Fields {
  const [field = '', language] = path.split('.');
  if (!language) return { ...record, [field]: value };
  return { ...record, [field]: { ...(record[field] as object), [language]: value } }; // a path with a language belongs to a bilingual text
}

/** The record as visitors get it. */
export function shown(record: Fields): Fields {
  const hidden = ['isDraft', 'visibleFrom', 'visibleUntil', 'isPublished'];
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !hidden.includes(name) && !hidden.some((field) => REST_NAMES[field] === name),
    ),
  );
}

/** The record in the field names of spec §3. They are written by hand, so that they test the mapping. */
export function toRest(record: Fields): Fields {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => restEntries(REST_NAMES[name] ?? name, value)),
  );
}

function restEntries(name: string, value: unknown): [string, unknown][] {
  if (name === 'tags' && Array.isArray(value)) return [[name, value.join(',')]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[name, value]];
  return Object.entries(value).map(([language, text]) => [`${name}_${language}`, text]);
}

const REST_NAMES: Readonly<Record<string, string>> = {
  assetPattern: 'asset_pattern',
  checkedAt: 'checked_at',
  succeededAt: 'succeeded_at',
  shortDescription: 'short_description',
  iconUrl: 'icon_url',
  websiteUrl: 'website_url',
  otherNames: 'other_names',
  makerHosts: 'maker_hosts',
  isFeatured: 'is_featured',
  displayOrder: 'display_order',
  downloadCount: 'download_count',
  browserId: 'browser_id',
  versionNumber: 'version_number',
  releaseDate: 'release_date',
  releaseDateIsFirstSeen: 'release_date_is_first_seen',
  releaseChannel: 'release_channel',
  updateType: 'update_type',
  minOsVersion: 'min_os_version',
  fileSize: 'file_size',
  downloadUrl: 'download_url',
  downloadMirrors: 'download_mirrors',
  sourceUrl: 'source_url',
  seenOn: 'seen_on',
  imageUrl: 'image_url',
  linkType: 'link_type',
  linkTargetId: 'link_target_id',
  linkUrl: 'link_url',
  isActive: 'is_active',
  isDraft: 'is_draft',
  visibleFrom: 'visible_from',
  visibleUntil: 'visible_until',
  isPublished: 'is_published',
  codeType: 'code_type',
  codeContent: 'code_content',
};
