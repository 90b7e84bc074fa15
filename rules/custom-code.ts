import { checkText, collect, isBlank, type IssueKey, type Issues } from './issues.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX } from './limits.ts';
import { CODE_POSITIONS, memberOf } from './vocabulary.ts';

/** A custom code as it is typed and saved (spec §3). */
export interface CustomCodeInput {
  name: string;
  codeType: string;
  codeContent: string;
  description: string;
  isActive: boolean;
  displayOrder: number;
  /** Lets public pages load from any https host (security decisions, CSP). */
  allowAnyHost: boolean;
}

export const EMPTY_CUSTOM_CODE: CustomCodeInput = { name: '', codeType: 'head_end', codeContent: '', description: '', isActive: true, displayOrder: 0, allowAnyHost: false };

/** What a new code is before anything is said of it: its position has to be said. */
export const UNFILLED_CUSTOM_CODE: CustomCodeInput = { ...EMPTY_CUSTOM_CODE, codeType: '' };

/** The custom code form of spec §5. */
export function checkCustomCode(input: CustomCodeInput): Issues {
  return collect({
    name: checkText(input.name, CODE_NAME_MAX, 'requiredFields', 'codeNameTooLong'),
    codeType: checkPosition(input.codeType),
    codeContent: isBlank(input.codeContent) ? 'requiredFields' : null,
    description: checkText(input.description, CODE_DESCRIPTION_MAX, null, 'codeDescriptionTooLong'),
  });
}

function checkPosition(position: string): IssueKey | null {
  if (isBlank(position)) return 'requiredFields';
  return memberOf(CODE_POSITIONS, position) ? null : 'codeTypeInvalid';
}
