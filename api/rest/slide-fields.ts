import { SLIDE } from '../../rules/records/slide.ts';
import type { SlideInput } from '../../rules/slide.ts';
import type { Row } from '../entities/rows.ts';
import type { Slide } from '../entities/slide.ts';
import { isPublished, restFields, restRecord } from './fields.ts';
import { readOnly } from './kinds.ts';
import { SITE, id, revision } from './schemas.ts';

/** The response of the seeded catalogue. */
const SLIDE_EXAMPLE = {
  id: 2,
  image_url: `${SITE}/slides/orbit.svg`,
  title_en: 'Comet works across your tabs',
  title_zh: 'Comet：跨标签页替你办事',
  description_en:
    'Perplexity’s assistant reads the page you are on, answers with links to its sources and carries out multi-step tasks.',
  description_zh: 'Perplexity 的助手能读懂当前页面，回答时附上来源链接，还能完成多步任务。',
  link_type: 'browser',
  link_target_id: 1,
  display_order: 2,
  is_active: true,
  revision: 1,
};

const NEW_SLIDE_EXAMPLE = {
  image_url: 'https://vendor.example/slide.png',
  title_en: 'An assistant beside every page',
  title_zh: '网页旁的 AI 助手',
  link_type: 'browser',
  link_target_id: 5,
};

export const slideRecord = restRecord<Row<Slide>, SlideInput>(
  'Slide',
  'slide',
  'A slide of the home page.',
  {
    id: { kind: readOnly, schema: id("The slide's id.") },
    ...restFields(SLIDE),
    isPublished,
    revision: { kind: readOnly, schema: revision },
    createdAt: null,
    updatedAt: null,
  },
  { record: SLIDE_EXAMPLE, created: NEW_SLIDE_EXAMPLE, changed: { is_active: false } },
);
