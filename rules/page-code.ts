import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { collect, type Issues } from './issues.ts';
import type { MessageKey } from './messages.ts';
import { checkCustomCode, type CustomCodeInput } from './records/custom-code.ts';

type CodeIssue = Extract<MessageKey, 'codeTooComplex' | 'codeUnclosed'>;

const ELEMENTS_MAX = 10_000;
/** Browsers flatten elements that are deeper than 512. */
const DEPTH_MAX = 500;

/** The form has only the checks of the record, because the parser is large. */
export function checkPageCode(input: CustomCodeInput): Issues {
  return { ...collect({ codeContent: findCodeIssue(input.codeContent) }), ...checkCustomCode(input) };
}

/** The text after a code, which is inside what the code leaves open. A browser also continues an open `<b>` with it. */
const END = '\u{E000}';

/** Too many elements, too deep ones, or an open element or comment, which would hide the page. */
export function findCodeIssue(code: string): CodeIssue | null {
  try {
    // Browsers without scripts load the elements in <noscript>.
    const options = { scriptingEnabled: false, treeAdapter: boundedTreeAdapter() };
    return isAtEnd(parseFragment(code + END, options)) ? null : 'codeUnclosed';
  } catch (error) {
    if (error instanceof TooComplexError) return 'codeTooComplex';
    throw error;
  }
}

/** The page closes a paragraph itself. */
function isAtEnd({ childNodes }: DefaultTreeAdapterTypes.ParentNode): boolean {
  const last = childNodes.at(-1);
  if (!last || 'value' in last) return last?.value.endsWith(END) ?? false;
  return last.nodeName === 'p' && 'childNodes' in last && isAtEnd(last);
}

class TooComplexError extends Error {}

/** The parser's time is quadratic in the depth. */
function boundedTreeAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > ELEMENTS_MAX) throw new TooComplexError();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > DEPTH_MAX) throw new TooComplexError();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
