import { Type } from 'typebox';
import type { CustomCodeInput } from '../../rules/custom-code.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX, ID_MAX } from '../../rules/limits.ts';
import { CODE_POSITIONS } from '../../rules/vocabulary.ts';
import type { CustomCode as CustomCodeEntity } from '../entities/custom-code.ts';
import type { Row } from '../entities/rows.ts';
import { changeSchemas, newSchemas, createParser, recordSchemas, createWriter, type FieldsOf } from './fields.ts';
import { count, flag, readOnly, text } from './kinds.ts';
import { PUBLICATION_FIELDS } from './publication-fields.ts';
import { objectSchema, filledText, id, oneOf, revision } from './schemas.ts';

/** The fields of a custom code in REST. */
export const CUSTOM_CODE_FIELDS = {
  id: { kind: readOnly, schema: id("The code's id.") },
  name: { kind: text, required: true, schema: filledText(CODE_NAME_MAX, 'The name.') },
  codeType: { kind: text, required: true, schema: oneOf(CODE_POSITIONS, 'The position in the page.') },
  codeContent: { kind: text, required: true, schema: Type.String({ minLength: 1, description: 'The HTML.' }) },
  description: {
    kind: text,
    schema: Type.String({ maxLength: CODE_DESCRIPTION_MAX, description: 'The purpose of the code. May be empty.' }),
  },
  isActive: { kind: flag, schema: Type.Boolean({ description: 'Whether public pages contain the code.' }) },
  displayOrder: {
    kind: count,
    schema: Type.Integer({
      minimum: 0,
      maximum: ID_MAX,
      description: 'The order among the codes of the same position; lower numbers come first.',
    }),
  },
  allowAnyHost: {
    kind: flag,
    schema: Type.Boolean({
      description:
        "Whether public pages may load from any https host; if false, only from the hosts in the URLs of the code's elements.",
    }),
  },
  ...PUBLICATION_FIELDS,
  revision: { kind: readOnly, schema: revision },
  createdAt: null,
  updatedAt: null,
} satisfies FieldsOf<Row<CustomCodeEntity>, CustomCodeInput>;

const NEW_CUSTOM_CODE_EXAMPLE = {
  name: 'Visit counter',
  code_type: 'body_end',
  code_content: '<script src="https://counter.example/count.js" async></script>',
  description: 'Counts visits',
  is_active: false,
};

const CUSTOM_CODE_EXAMPLE = {
  id: 1,
  ...NEW_CUSTOM_CODE_EXAMPLE,
  display_order: 0,
  allow_any_host: false,
  is_draft: false,
  visible_from: null,
  visible_until: null,
  is_published: true,
  revision: 1,
};

export const CustomCode = objectSchema(
  'CustomCode',
  recordSchemas(CUSTOM_CODE_FIELDS),
  'A code snippet in HTML that is inserted into every public page.',
  CUSTOM_CODE_EXAMPLE,
);
export const NewCustomCode = objectSchema(
  'NewCustomCode',
  newSchemas(CUSTOM_CODE_FIELDS),
  'The new code.',
  NEW_CUSTOM_CODE_EXAMPLE,
);
export const ChangedCustomCode = objectSchema(
  'ChangedCustomCode',
  changeSchemas(CUSTOM_CODE_FIELDS),
  'The changed fields of the code, or the whole record. Unknown fields are ignored.',
  { description: 'Counts visits, without cookies' },
);

export const writeCustomCode = createWriter<Row<CustomCodeEntity>>(CUSTOM_CODE_FIELDS);
export const parseCustomCode = createParser<CustomCodeInput>(CUSTOM_CODE_FIELDS);
