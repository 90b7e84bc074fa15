import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeElement, CodeIssue } from './code-policy.ts';
import { CODE_DEPTH_MAX, CODE_ELEMENTS_MAX } from './limits.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The comment after a code, which is inside what the code leaves open. */
const END = 'end';

/**
 * As a browser parses it. An issue for too many elements, too deep ones, or an open element or comment, which would
 * hide the page.
 */
export function elementsOfSnippet(code: string): CodeElement[] | CodeIssue {
  try {
    // Browsers without scripts load the elements in <noscript>.
    const options = { scriptingEnabled: false, treeAdapter: boundedTreeAdapter() };
    const root = parseFragment(`${code}<!--${END}-->`, options);
    return isAtEnd(root) ? elementsIn(root) : 'codeUnclosed';
  } catch (error) {
    if (error instanceof TooComplexError) return 'codeTooComplex';
    throw error;
  }
}

/** The page closes a paragraph itself. */
function isAtEnd({ childNodes }: DefaultTreeAdapterTypes.ParentNode): boolean {
  const last = childNodes.at(-1);
  if (!last || 'data' in last) return last?.data === END;
  return last.nodeName === 'p' && 'childNodes' in last && isAtEnd(last);
}

export function elementsOfDocument(document: string): CodeElement[] {
  return elementsIn(parse(document));
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
      if (elements > CODE_ELEMENTS_MAX) throw new TooComplexError();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > CODE_DEPTH_MAX) throw new TooComplexError();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** In document order. Not recursive, because a deep document would overflow the call stack. */
function elementsIn(root: Node): CodeElement[] {
  const elements: CodeElement[] = [];
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) elements.push({ name: node.tagName, attributes: node.attrs, text: textOf(node) });
    const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
    for (const child of children.toReversed()) waiting.push(child);
  }
  return elements;
}

function textOf(element: Element) {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
