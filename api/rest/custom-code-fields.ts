import type { CustomCodeInput } from '../../rules/custom-code.ts';
import { CUSTOM_CODE } from '../../rules/records/custom-code.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import type { Row } from '../entities/rows.ts';
import { isPublished, restFields, restRecord } from './fields.ts';
import { readOnly } from './kinds.ts';
import { id, revision } from './schemas.ts';

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
  is_draft: false,
  visible_from: null,
  visible_until: null,
  is_published: true,
  revision: 1,
};

export const customCodeRecord = restRecord<Row<CustomCode>, CustomCodeInput>(
  'CustomCode',
  'code',
  'A code snippet in HTML that is inserted into every public page.',
  {
    id: { kind: readOnly, schema: id("The code's id.") },
    ...restFields(CUSTOM_CODE),
    isPublished,
    revision: { kind: readOnly, schema: revision },
    createdAt: null,
    updatedAt: null,
  },
  {
    record: CUSTOM_CODE_EXAMPLE,
    created: NEW_CUSTOM_CODE_EXAMPLE,
    changed: { description: 'Counts visits, without cookies' },
  },
);
