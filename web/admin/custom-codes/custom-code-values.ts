import { DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { CODE_POSITIONS, memberOf } from '../../../rules/vocabulary.ts';
import type { AdminCustomCodeFragment, CustomCodeInput as NewCustomCode } from './custom-codes.generated.ts';
import { formValues } from '../form/form-values.ts';
import type { Stored } from '../form/use-record-form.ts';

/** The initial values for a new code. */
export const NEW_VALUES: CustomCodeInput = { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' };

/** A stored code as initial values of the form. */
export function storedCustomCode(code: AdminCustomCodeFragment): Stored<CustomCodeInput> {
  return { values: formValues(code, DEFAULT_CUSTOM_CODE), revision: code.revision };
}

/** The input of a mutation, after validation. */
export function checkedCustomCode(values: CustomCodeInput): NewCustomCode {
  return { ...values, codeType: memberOf(CODE_POSITIONS, values.codeType) ?? 'head_end' };
}
