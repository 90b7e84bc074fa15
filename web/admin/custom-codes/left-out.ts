import { useEffect, useState } from 'react';
import { leftOutCodes } from '../../../rules/code-policy.ts';
import type { IssueKey } from '../../../rules/issues.ts';
import type { AdminCustomCodeFragment } from './custom-codes.generated.ts';

type LeftOut = ReadonlyMap<number, IssueKey>;

const NONE: LeftOut = new Map();

/** Why public pages leave out active codes that an older edition stored, by the code's id. */
export function useLeftOut(codes: readonly AdminCustomCodeFragment[]): LeftOut {
  const [leftOut, setLeftOut] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<LeftOut> => {
      const active = codes.filter(({ isActive }) => isActive);
      if (active.length === 0) return NONE;
      // The parser is large, and the list does not wait for it.
      const { elementsOfSnippet } = await import('../../../rules/code-elements.ts');
      return new Map(leftOutCodes(active, elementsOfSnippet).map(({ code, issue }) => [code.id, issue]));
    };
    void read().then((found) => isCurrent && setLeftOut(found));
    return () => {
      isCurrent = false;
    };
  }, [codes]);
  return leftOut;
}
