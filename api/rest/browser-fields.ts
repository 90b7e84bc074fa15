import { Type } from 'typebox';
import type { BrowserInput } from '../../rules/browser.ts';
import { BROWSER } from '../../rules/records/browser.ts';
import type { BrowserRow } from '../entities/browser.ts';
import { restFields, restRecord } from './fields.ts';
import { readOnly, time } from './kinds.ts';
import { SITE, id, revision } from './schemas.ts';

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
  other_names: 'Leo, 勇敢',
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

export const browserRecord = restRecord<BrowserRow, BrowserInput>(
  'Browser',
  'browser',
  'An AI-powered web browser.',
  {
    id: { kind: readOnly, schema: id("The browser's id.") },
    ...restFields(BROWSER),
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
  },
  { record: BROWSER_EXAMPLE, created: NEW_BROWSER_EXAMPLE, changed: { is_featured: false } },
);
