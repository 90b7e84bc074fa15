import type { Issues } from './issues.ts';
import { checkPeriod } from './publication.ts';
import { CUSTOM_CODE } from './records/custom-code.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';

/** The input for a custom code, from a form or a request (spec §3). */
export interface CustomCodeInput extends InputOf<typeof CUSTOM_CODE> {}

export const DEFAULT_CUSTOM_CODE: CustomCodeInput = defaultOf(CUSTOM_CODE);

/** Validates the custom code form (spec §5). */
export function checkCustomCode(input: CustomCodeInput): Issues {
  return checkRecord(CUSTOM_CODE, input, checkPeriod(input));
}

/** The stored form of a validated code: texts are trimmed, except the content. */
export function storedCustomCode(input: CustomCodeInput) {
  return storedRecord(CUSTOM_CODE, input, '');
}
