import { displayOrderOf } from './browser.ts';
import { checkText, collect, isBlank, type Checks, type IssueKey, type Issues } from './issues.ts';
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

export const DEFAULT_CUSTOM_CODE: CustomCodeInput = { name: '', codeType: '', codeContent: '', description: '', isActive: true, displayOrder: 0, allowAnyHost: false };

/** The custom code form of spec §5. */
export function checkCustomCode(input: CustomCodeInput): Issues {
  return collect({
    name: checkText(input.name, CODE_NAME_MAX, 'requiredFields', 'codeNameTooLong'),
    codeType: checkPosition(input.codeType),
    codeContent: isBlank(input.codeContent) ? 'requiredFields' : null,
    description: checkText(input.description, CODE_DESCRIPTION_MAX, null, 'codeDescriptionTooLong'),
    isActive: null,
    displayOrder: null,
    allowAnyHost: null,
  } satisfies Checks<CustomCodeInput>);
}

/** A checked code as it is stored; its content stays as it was typed, to the last blank. */
export function storedCustomCode(input: CustomCodeInput) {
  return {
    name: input.name.trim(),
    codeType: memberOf(CODE_POSITIONS, input.codeType) ?? 'head_end',
    codeContent: input.codeContent,
    description: input.description.trim(),
    isActive: input.isActive,
    displayOrder: displayOrderOf(input.displayOrder),
    allowAnyHost: input.allowAnyHost,
  } satisfies CustomCodeInput;
}

function checkPosition(position: string): IssueKey | null {
  if (isBlank(position)) return 'requiredFields';
  return memberOf(CODE_POSITIONS, position) ? null : 'codeTypeInvalid';
}
