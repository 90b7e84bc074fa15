import { DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { CODE_POSITIONS, memberOf } from '../../../rules/vocabulary.ts';
import type { AdminCustomCodeFragment, CustomCodeInput as NewCustomCode } from './custom-codes.generated.ts';
import type { Stored } from '../form/use-record-form.ts';

/** What the form of a new code begins with. */
export const NEW_VALUES: CustomCodeInput = { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' };

/** A stored code as a form holds it. */
export function storedCustomCode({ name, codeType, codeContent, description, isActive, displayOrder, allowAnyHost, revision }: AdminCustomCodeFragment): Stored<CustomCodeInput> {
  return { values: { name, codeType, codeContent, description, isActive, displayOrder, allowAnyHost }, revision };
}

/** A form's code as the graph takes it, once the rules have found nothing wrong with it. */
export function checkedCustomCode(values: CustomCodeInput): NewCustomCode {
  return { ...values, codeType: memberOf(CODE_POSITIONS, values.codeType) ?? 'head_end' };
}
