import { parseCount } from './browser.ts';
import { checkText, collect, isBlank, type Checks, type IssueKey, type Issues } from './issues.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX } from './limits.ts';
import { DEFAULT_PUBLICATION, checkPublication, storedPublication, type PublicationInput } from './publication.ts';
import { CODE_POSITIONS, memberOf } from './vocabulary.ts';

/** The input for a custom code, from a form or a request (spec §3). */
export interface CustomCodeInput extends PublicationInput {
  name: string;
  codeType: string;
  codeContent: string;
  description: string;
  isActive: boolean;
  displayOrder: number;
  /** Allows public pages to load from any https host (security decisions, CSP). */
  allowAnyHost: boolean;
}

export const DEFAULT_CUSTOM_CODE: CustomCodeInput = {
  name: '',
  codeType: '',
  codeContent: '',
  description: '',
  isActive: true,
  displayOrder: 0,
  allowAnyHost: false,
  ...DEFAULT_PUBLICATION,
};

/** Validates the custom code form (spec §5). */
export function checkCustomCode(input: CustomCodeInput): Issues {
  return collect({
    name: checkText(input.name, CODE_NAME_MAX, 'requiredFields', 'codeNameTooLong'),
    codeType: checkPosition(input.codeType),
    codeContent: isBlank(input.codeContent) ? 'requiredFields' : null,
    description: checkText(input.description, CODE_DESCRIPTION_MAX, null, 'codeDescriptionTooLong'),
    isActive: null,
    displayOrder: null,
    allowAnyHost: null,
    ...checkPublication(input),
  } satisfies Checks<CustomCodeInput>);
}

/** The stored form of a validated code: texts are trimmed, except the content. */
export function storedCustomCode(input: CustomCodeInput) {
  return {
    name: input.name.trim(),
    codeType: memberOf(CODE_POSITIONS, input.codeType) ?? 'head_end',
    codeContent: input.codeContent,
    description: input.description.trim(),
    isActive: input.isActive,
    displayOrder: parseCount(input.displayOrder),
    allowAnyHost: input.allowAnyHost,
    ...storedPublication(input),
  } satisfies Record<keyof CustomCodeInput, unknown>;
}

function checkPosition(position: string): IssueKey | null {
  if (isBlank(position)) return 'requiredFields';
  return memberOf(CODE_POSITIONS, position) ? null : 'codeTypeInvalid';
}
