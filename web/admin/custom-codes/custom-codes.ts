import { checkCustomCode, DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { PAGES } from '../../../rules/pages.ts';
import { formValues } from '../form/form-values.ts';
import type { RecordKind } from '../records/record-page.tsx';
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
} from './custom-codes.generated.ts';

/** `/admin/custom-codes` (spec §2). */
export const CUSTOM_CODES: RecordKind<AdminCustomCodeFragment, CustomCodeInput> = {
  type: 'customCode',
  texts: 'codes',
  icon: 'code',
  path: PAGES.adminCodes.path,
  nameOf: ({ name }) => name,

  list: CustomCodesDocument,
  one: CustomCodeToEditDocument,
  create: CreateCustomCodeDocument,
  update: UpdateCustomCodeDocument,
  toggle: ToggleCustomCodeDocument,
  remove: DeleteCustomCodeDocument,
  updateMany: UpdateCustomCodesDocument,
  removeMany: DeleteCustomCodesDocument,
  prefersServerMessage: true,

  newValues: { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' },
  valuesOf: (code) => formValues(code, DEFAULT_CUSTOM_CODE),
  inputOf: (values) => values,
  check: checkCustomCode,

  List: CustomCodeList,
  Fields: CustomCodeFields,
};
