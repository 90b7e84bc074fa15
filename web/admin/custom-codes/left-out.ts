import { useEffect, useState } from 'react';
import { leftOutCodes } from '../../../rules/code-policy.ts';
import type { IssueKey } from '../../../rules/issues.ts';
import type { AdminCustomCodeFragment } from './custom-codes.generated.ts';

type LeftOut = ReadonlyMap<number, IssueKey>;

const NONE_LEFT_OUT: LeftOut = new Map();

/** Why public pages leave out active codes, by id. Only codes that an older version has stored can be affected. */
export function useLeftOut(codes: readonly AdminCustomCodeFragment[]): LeftOut {
  const [leftOut, setLeftOut] = useState(NONE_LEFT_OUT);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<LeftOut> => {
      const active = codes.filter(
        ({ isActive, isDraft, visibleUntil }) =>
          isActive && !isDraft && !(visibleUntil && Date.parse(visibleUntil) <= Date.now()),
      );
      if (active.length === 0) return NONE_LEFT_OUT;
      // The parser is a separate script, because it is large and the list does not need it.
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
