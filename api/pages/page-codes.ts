import { isDeepStrictEqual } from 'node:util';
import { messageText } from '#rules/texts.ts';
import { findCodeIssue } from '#rules/page-code.ts';
import type { CustomCode } from '../entities/custom-code.ts';

export type PageCode = Pick<CustomCode, 'id' | 'codeType' | 'codeContent'>;

/**
 * Returns a function that leaves out the codes that pages cannot contain, which an older version saved. It parses them
 * again only if one has changed, and calls `onLeftOut` once for each.
 */
export function createPageCodesReader(onLeftOut: (code: PageCode, reason: string) => void) {
  let last: { active: PageCode[]; codes: PageCode[] } | undefined;
  return (entities: readonly PageCode[]) => {
    const active = entities.map(({ id, codeType, codeContent }) => ({ id, codeType, codeContent }));
    if (!last || !isDeepStrictEqual(last.active, active)) {
      const codes = active.filter((code) => {
        const issue = findCodeIssue(code.codeContent);
        if (issue) onLeftOut(code, messageText(issue));
        return !issue;
      });
      last = { active, codes };
    }
    return last.codes;
  };
}
