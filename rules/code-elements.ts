import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeElement } from './code-policy.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a custom code, as browsers read it. */
export function elementsOfSnippet(html: string): CodeElement[] {
  // What stands in <noscript> is for browsers without scripts, and counts for them.
  return elementsIn(parseFragment(html, { scriptingEnabled: false }));
}

/** Every element of a page. */
export function elementsOfDocument(html: string): CodeElement[] {
  return elementsIn(parse(html));
}

function elementsIn(root: Node): CodeElement[] {
  return [...walk(root)].map((element) => ({ name: element.tagName, attributes: element.attrs, text: textOf(element) }));
}

function* walk(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  const children = 'content' in node ? [node.content] : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* walk(child);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
