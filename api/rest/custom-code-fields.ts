import { Type } from 'typebox';
import type { CustomCodeInput } from '../../rules/custom-code.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX, ID_MAX } from '../../rules/limits.ts';
import { CODE_POSITIONS } from '../../rules/vocabulary.ts';
import type { CustomCode as CustomCodeEntity } from '../entities/custom-code.ts';
import type { Row } from '../entities/rows.ts';
import { changeSchemas, newSchemas, parserOf, recordSchemas, writerOf, type FieldsOf } from './fields.ts';
import { count, flag, readOnly, text } from './kinds.ts';
import { objectOf, filledText, id, oneOf, revision } from './schemas.ts';

/** Every field of a custom code on REST. */
export const CUSTOM_CODE_FIELDS = {
  id: { kind: readOnly, schema: id("The code's id.") },
  name: { kind: text, required: true, schema: filledText(CODE_NAME_MAX, 'Its name.') },
  codeType: { kind: text, required: true, schema: oneOf(CODE_POSITIONS, 'Where in a page it goes.') },
  codeContent: { kind: text, required: true, schema: Type.String({ minLength: 1, description: 'The HTML itself.' }) },
  description: { kind: text, schema: Type.String({ maxLength: CODE_DESCRIPTION_MAX, description: 'What it is for. May be empty.' }) },
  isActive: { kind: flag, schema: Type.Boolean({ description: 'Whether pages carry it.' }) },
  displayOrder: { kind: count, schema: Type.Integer({ minimum: 0, maximum: ID_MAX, description: 'Its place among the codes of its position; lower comes first.' }) },
  allowAnyHost: { kind: flag, schema: Type.Boolean({ description: 'Whether public pages may load from any https host because of it; otherwise only from the hosts that its elements name.' }) },
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

const CUSTOM_CODE_EXAMPLE = { id: 1, ...NEW_CUSTOM_CODE_EXAMPLE, display_order: 0, allow_any_host: false, revision: 1 };

export const CustomCode = objectOf('CustomCode', recordSchemas(CUSTOM_CODE_FIELDS), 'A piece of HTML that is put into every public page.', CUSTOM_CODE_EXAMPLE);
export const NewCustomCode = objectOf('NewCustomCode', newSchemas(CUSTOM_CODE_FIELDS), 'The new code.', NEW_CUSTOM_CODE_EXAMPLE);
export const ChangedCustomCode = objectOf('ChangedCustomCode', changeSchemas(CUSTOM_CODE_FIELDS), 'What changes of the code; a whole record will do. Other fields are passed over.', { description: 'Counts visits, without cookies' });

export const writeCustomCode = writerOf<Row<CustomCodeEntity>>(CUSTOM_CODE_FIELDS);
export const parseCustomCode = parserOf<CustomCodeInput>(CUSTOM_CODE_FIELDS);
