import { Type } from 'typebox';
import type { BrowserInput } from '../../rules/browser.ts';
import {
  BROWSER_DESCRIPTION_MAX,
  BROWSER_NAME_MAX,
  ID_MAX,
  OTHER_NAMES_MAX,
  SHORT_DESCRIPTION_MAX,
  TAGS_PER_BROWSER,
  TAG_ID_MAX,
} from '../../rules/limits.ts';
import type { BrowserRow } from '../entities/browser.ts';
import { changeSchemas, newSchemas, createParser, recordSchemas, createWriter, type FieldsOf } from './fields.ts';
import { PUBLICATION_FIELDS } from './publication-fields.ts';
import { count, flag, picture, readOnly, tagIds, textOrNull, time } from './kinds.ts';
import { HTTP_URL, SITE, httpUrl, objectSchema, filledText, id, orNull, revision } from './schemas.ts';

/** The fields of a browser in REST. */
export const BROWSER_FIELDS = {
  id: { kind: readOnly, schema: id("The browser's id.") },
  name: {
    required: true,
    schemas: {
      en: filledText(BROWSER_NAME_MAX, 'The English name.'),
      zh: filledText(BROWSER_NAME_MAX, 'The Chinese name.'),
    },
  },
  description: {
    required: true,
    schemas: {
      en: filledText(BROWSER_DESCRIPTION_MAX, 'The English description.'),
      zh: filledText(BROWSER_DESCRIPTION_MAX, 'The Chinese description.'),
    },
  },
  shortDescription: {
    schemas: {
      en: Type.String({ maxLength: SHORT_DESCRIPTION_MAX, description: 'A short English description. May be empty.' }),
      zh: Type.String({ maxLength: SHORT_DESCRIPTION_MAX, description: 'A short Chinese description. May be empty.' }),
    },
  },
  iconUrl: { kind: picture, required: true, schema: httpUrl('The absolute URL of the icon.') },
  websiteUrl: {
    kind: textOrNull,
    schema: orNull('string', "The URL of the browser's own website; null without one.", HTTP_URL),
  },
  otherNames: {
    kind: textOrNull,
    schema: orNull(
      'string',
      'What people also search for, separated by commas: the maker, short names, former names; null without any. Pages do not show it.',
      { maxLength: OTHER_NAMES_MAX },
    ),
  },
  isFeatured: {
    kind: flag,
    schema: Type.Boolean({ description: 'Whether the home page shows the browser as featured.' }),
  },
  displayOrder: {
    kind: count,
    schema: Type.Integer({
      minimum: 0,
      maximum: ID_MAX,
      description: 'The position in the default order; lower numbers come first.',
    }),
  },
  tags: {
    kind: tagIds,
    schema: Type.String({
      maxLength: TAGS_PER_BROWSER * (TAG_ID_MAX + 1),
      description: `The ids of the tags, separated by commas: at most ${TAGS_PER_BROWSER}, each of at most ${TAG_ID_MAX} characters. May be empty.`,
    }),
  },
  downloadCount: {
    kind: count,
    onlyNew: true,
    schema: Type.Integer({ minimum: 0, description: 'The number of counted downloads of all versions.' }),
  },
  isDraft: PUBLICATION_FIELDS.isDraft,
  createdAt: {
    kind: time,
    schema: Type.String({ format: 'date-time', description: 'The time when the record was created, in UTC.' }),
  },
  updatedAt: {
    kind: time,
    schema: Type.String({ format: 'date-time', description: 'The time of the last change, in UTC.' }),
  },
  revision: { kind: readOnly, schema: revision },
  sortName: null,
} satisfies FieldsOf<BrowserRow, BrowserInput>;

/** The response of the seeded catalogue. */
export const BROWSER_EXAMPLE = {
  id: 5,
  name_en: 'Brave',
  name_zh: 'Brave 浏览器',
  description_en:
    'Brave blocks ads and trackers by default and includes Leo, an AI assistant that can be used without an account. Leo summarises pages, answers questions and drafts text, and you can connect a model of your own. The browser is open source under the MPL 2.0 licence and is available for desktop, Android and iOS.',
  description_zh:
    'Brave 默认拦截广告和跟踪器，并内置无需注册即可使用的 AI 助手 Leo。Leo 能总结网页、回答问题、起草文字，也支持接入你自己的模型。Brave 以 MPL 2.0 许可证开源，提供桌面、Android 和 iOS 版本。',
  short_description_en: 'Open-source, privacy-focused browser with the built-in Leo AI assistant',
  short_description_zh: '注重隐私的开源浏览器，内置 AI 助手 Leo',
  icon_url: `${SITE}/icons/brave.svg`,
  website_url: 'https://brave.com/',
  other_names: 'Leo',
  is_featured: true,
  display_order: 4,
  tags: 'recommended,opensource,free',
  download_count: 0,
  created_at: '2026-05-13T07:10:27.000Z',
  updated_at: '2026-09-26T00:00:00.000Z',
  revision: 1,
};

const NEW_BROWSER_EXAMPLE = {
  name_en: 'Example Browser',
  name_zh: '示例浏览器',
  description_en: 'A browser with an assistant beside every page.',
  description_zh: '网页旁可随时调用 AI 助手的浏览器。',
  icon_url: 'https://vendor.example/icon.png',
  website_url: 'https://vendor.example/',
  tags: 'new,free',
};

export const Browser = objectSchema(
  'Browser',
  recordSchemas(BROWSER_FIELDS),
  'An AI-powered web browser.',
  BROWSER_EXAMPLE,
);
export const NewBrowser = objectSchema(
  'NewBrowser',
  newSchemas(BROWSER_FIELDS),
  'The new browser.',
  NEW_BROWSER_EXAMPLE,
);
export const ChangedBrowser = objectSchema(
  'ChangedBrowser',
  changeSchemas(BROWSER_FIELDS),
  'The changed fields of the browser, or the whole record. Unknown fields are ignored.',
  { is_featured: false },
);

export const writeBrowser = createWriter<BrowserRow>(BROWSER_FIELDS);
export const parseBrowser = createParser<BrowserInput>(BROWSER_FIELDS);
