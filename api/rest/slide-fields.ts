import { Type } from 'typebox';
import { ID_MAX, SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from '../../rules/limits.ts';
import type { SlideInput } from '../../rules/slide.ts';
import { LINK_TYPES } from '../../rules/vocabulary.ts';
import type { Row } from '../entities/rows.ts';
import type { Slide as SlideEntity } from '../entities/slide.ts';
import { changeSchemas, newSchemas, createParser, recordSchemas, createWriter, type FieldsOf } from './fields.ts';
import { count, flag, idOrNull, picture, readOnly, text, textOrNull } from './kinds.ts';
import { PUBLICATION_FIELDS } from './publication-fields.ts';
import { HTTP_URL, SITE, httpUrl, objectSchema, filledText, id, oneOf, orNull, revision } from './schemas.ts';

/** The fields of a slide in REST. */
export const SLIDE_FIELDS = {
  id: { kind: readOnly, schema: id("The slide's id.") },
  imageUrl: { kind: picture, required: true, schema: httpUrl('The absolute URL of the picture.') },
  title: {
    required: true,
    schemas: {
      en: filledText(SLIDE_TITLE_MAX, 'The English title.'),
      zh: filledText(SLIDE_TITLE_MAX, 'The Chinese title.'),
    },
  },
  description: {
    schemas: {
      en: Type.String({
        maxLength: SLIDE_DESCRIPTION_MAX,
        description: 'The English text under the title. May be empty.',
      }),
      zh: Type.String({
        maxLength: SLIDE_DESCRIPTION_MAX,
        description: 'The Chinese text under the title. May be empty.',
      }),
    },
  },
  linkType: {
    kind: text,
    required: true,
    schema: oneOf(LINK_TYPES, 'The type of the link: to a browser, to a version, or to an external URL.'),
  },
  linkTargetId: {
    kind: idOrNull,
    schema: orNull('integer', 'The id of the linked browser or version; null for an external link.', {
      minimum: 1,
      maximum: ID_MAX,
    }),
  },
  linkUrl: {
    kind: textOrNull,
    schema: orNull('string', 'The URL of an external link; null for other links.', HTTP_URL),
  },
  displayOrder: {
    kind: count,
    schema: Type.Integer({
      minimum: 0,
      maximum: ID_MAX,
      description: 'The position in the order; lower numbers come first.',
    }),
  },
  isActive: { kind: flag, schema: Type.Boolean({ description: 'Whether visitors see the slide.' }) },
  ...PUBLICATION_FIELDS,
  revision: { kind: readOnly, schema: revision },
  createdAt: null,
  updatedAt: null,
} satisfies FieldsOf<Row<SlideEntity>, SlideInput>;

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
  link_url: null,
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

export const Slide = objectSchema('Slide', recordSchemas(SLIDE_FIELDS), 'A slide of the home page.', SLIDE_EXAMPLE);
export const NewSlide = objectSchema('NewSlide', newSchemas(SLIDE_FIELDS), 'The new slide.', NEW_SLIDE_EXAMPLE);
export const ChangedSlide = objectSchema(
  'ChangedSlide',
  changeSchemas(SLIDE_FIELDS),
  'The changed fields of the slide, or the whole record. Unknown fields are ignored.',
  { is_active: false },
);

export const writeSlide = createWriter<Row<SlideEntity>>(SLIDE_FIELDS);
export const parseSlide = createParser<SlideInput>(SLIDE_FIELDS);
