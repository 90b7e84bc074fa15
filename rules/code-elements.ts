import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeElement } from './code-policy.ts';
import { CODE_DEPTH_MAX, CODE_ELEMENTS_MAX } from './limits.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Parsed as in a browser. Null if there are too many elements or they are nested too deeply. */
export function elementsOfSnippet(code: string): CodeElement[] | null {
  try {
    // Without scripting the parser reads the elements in <noscript>, which browsers without scripts load.
    return elementsIn(parseFragment(code, { scriptingEnabled: false, treeAdapter: boundedTreeAdapter() }));
  } catch (error) {
    if (error instanceof TooComplexError) return null;
    throw error;
  }
}

export function elementsOfDocument(document: string): CodeElement[] {
  return elementsIn(parse(document));
}

class TooComplexError extends Error {}

/** Stops the parser at the limits, because the parser's time is quadratic in the depth. */
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

/** The elements in document order. Not recursive, because a deep document would overflow the call stack. */
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

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
