import { DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { CODE_POSITIONS, memberOf } from '../../../rules/vocabulary.ts';
import type { AdminCustomCodeFragment, CustomCodeInput as NewCustomCode } from './custom-codes.generated.ts';
import { formValues } from '../form/form-values.ts';

/** The initial values for a new code. */
export const NEW_VALUES: CustomCodeInput = { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' };

/** The values of the form for a stored code. */
export function formValuesOf(code: AdminCustomCodeFragment): CustomCodeInput {
  return formValues(code, DEFAULT_CUSTOM_CODE);
}

/** The input of a mutation, after validation. */
export function checkedCustomCode(values: CustomCodeInput): NewCustomCode {
  return { ...values, codeType: memberOf(CODE_POSITIONS, values.codeType) ?? 'head_end' };
}
