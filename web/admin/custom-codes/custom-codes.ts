import { checkCustomCode, DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { PAGES } from '../../../rules/pages.ts';
import { CODE_POSITIONS, memberOf } from '../../../rules/vocabulary.ts';
import { formValues } from '../form/form-values.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { CustomCodeFields } from './custom-code-fields.tsx';
import { CustomCodeList } from './custom-code-list.tsx';
import {
  CreateCustomCodeDocument,
  CustomCodesDocument,
  CustomCodeToEditDocument,
  DeleteCustomCodeDocument,
  DeleteCustomCodesDocument,
  ToggleCustomCodeDocument,
  UpdateCustomCodeDocument,
  UpdateCustomCodesDocument,
  type AdminCustomCodeFragment,
  type CustomCodeInput as SentCustomCode,
} from './custom-codes.generated.ts';

/** `/admin/custom-codes` (spec §2). */
export const CUSTOM_CODES: RecordKind<AdminCustomCodeFragment, CustomCodeInput> = {
  type: 'customCode',
  texts: 'codes',
  draft: 'custom-code',
  icon: 'code',
  path: PAGES.adminCodes.path,
  nameOf: ({ name }) => name,

  list: CustomCodesDocument,
  one: CustomCodeToEditDocument,
  create: (client, values, context) =>
    client.mutate({ mutation: CreateCustomCodeDocument, variables: { input: sentCodeOf(values) }, context }),
  update: (client, id, values, revision) =>
    client.mutate({ mutation: UpdateCustomCodeDocument, variables: { id, input: sentCodeOf(values), revision } }),
  toggle: (client, { id, revision }) =>
    client.mutate({ mutation: ToggleCustomCodeDocument, variables: { id, revision } }),
  remove: DeleteCustomCodeDocument,
  updateMany: UpdateCustomCodesDocument,
  removeMany: DeleteCustomCodesDocument,
  prefersServerMessage: true,

  newValues: { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' },
  valuesOf: (code) => formValues(code, DEFAULT_CUSTOM_CODE),
  check: checkCustomCode,

  List: CustomCodeList,
  Fields: CustomCodeFields,
};

function sentCodeOf(values: CustomCodeInput): SentCustomCode {
  return { ...values, codeType: memberOf(CODE_POSITIONS, values.codeType) ?? 'head_end' };
}
