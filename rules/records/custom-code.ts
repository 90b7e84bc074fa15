import { type Issues } from '../issues.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX } from '../limits.ts';
import { withoutControls } from '../plain-text.ts';
import { CODE_POSITIONS } from '../vocabulary.ts';
import type { EditedDefinition } from './definition.ts';
import { choice, count, flag, text } from './field-kinds.ts';
import { defaultOf, type InputOf } from './fields.ts';
import { PUBLICATION, checkActive } from './publication.ts';

export const CUSTOM_CODE = {
  about: 'A code snippet in HTML that is inserted into every public page.',
  name: 'custom code',
  notFound: 'customCodeNotFound',
  restName: 'code',
  path: '/api/admin/custom-codes',
  all: 'HTML snippets in public pages.',
  scope: 'custom-codes:write',
  example: {
    name: 'Visit counter',
    codeType: 'body_end',
    codeContent: '<script src="https://counter.example/count.js" async></script>',
    description: 'Counts visits',
    isActive: false,
    displayOrder: 0,
    isDraft: false,
    visibleFrom: null,
    visibleUntil: null,
  },
  title: ['name'],
  fields: {
    name: text({ about: 'The name.', max: CODE_NAME_MAX, required: 'requiredFields', tooLong: 'codeNameTooLong' }),
    codeType: choice(CODE_POSITIONS, {
      about: 'The position in the page.',
      required: 'requiredFields',
      invalid: 'codeTypeInvalid',
    }),
    codeContent: {
      ...text({ about: 'The HTML.', required: 'requiredFields' }),
      normalize: withoutControls, // code is not trimmed
      store: (html: string) => html,
    },
    description: text({
      about: 'The purpose of the code. May be empty.',
      max: CODE_DESCRIPTION_MAX,
      tooLong: 'codeDescriptionTooLong',
    }),
    isActive: flag({ about: 'Whether public pages contain the code.', empty: true }),
    displayOrder: count({ about: 'The order among those of the same position; lower ones come first.' }),
    ...PUBLICATION,
  },
} as const satisfies EditedDefinition;

export interface CustomCodeInput extends InputOf<typeof CUSTOM_CODE.fields> {}

export const DEFAULT_CUSTOM_CODE: CustomCodeInput = defaultOf(CUSTOM_CODE.fields);

export function checkCustomCode(input: CustomCodeInput): Issues {
  return checkActive(CUSTOM_CODE.fields, input);
}
