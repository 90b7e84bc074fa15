import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeElement } from './code-policy.ts';
import { CODE_DEPTH_MAX, CODE_ELEMENTS_MAX } from './limits.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a custom code, as browsers read it; null when there are too many of them, or nested too deeply. */
export function elementsOfSnippet(code: string): CodeElement[] | null {
  try {
    // What stands in <noscript> is for browsers without scripts, and counts for them.
    return elementsIn(parseFragment(code, { scriptingEnabled: false, treeAdapter: boundedTreeAdapter() }));
  } catch (error) {
    if (error instanceof TooComplex) return null;
    throw error;
  }
}

/** Every element of a page. */
export function elementsOfDocument(document: string): CodeElement[] {
  return elementsIn(parse(document));
}

class TooComplex extends Error {}

/** Ends the parsing at the limits, since the parser's time grows with the square of the depth. */
function boundedTreeAdapter(): typeof defaultTreeAdapter {
  let elements = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > CODE_ELEMENTS_MAX) throw new TooComplex();
      return defaultTreeAdapter.createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > CODE_DEPTH_MAX) throw new TooComplex();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

/** In the order of the document; without recursion, since a document may be deeper than the stack. */
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
