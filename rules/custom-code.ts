import type { Issues } from './issues.ts';
import { checkPeriod } from './publication.ts';
import { CUSTOM_CODE } from './records/custom-code.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';

export interface CustomCodeInput extends InputOf<typeof CUSTOM_CODE> {}

export const DEFAULT_CUSTOM_CODE: CustomCodeInput = defaultOf(CUSTOM_CODE);

export function checkCustomCode(input: CustomCodeInput): Issues {
  return checkRecord(CUSTOM_CODE, input, checkPeriod(input));
}

export function storedCustomCode(input: CustomCodeInput) {
  return storedRecord(CUSTOM_CODE, input, '');
}
