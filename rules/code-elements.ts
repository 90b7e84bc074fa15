import { defaultTreeAdapter, parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { ANY_HOST, isInlineScript, policySourceOf, type CodeElement } from './code-policy.ts';
import type { IssueKey } from './issues.ts';

type CodeIssue = Extract<IssueKey, 'codeTooComplex' | 'codeUnclosed' | 'codePolicyTooLong'>;

export interface PolicyCode {
  codeContent: string;
  allowAnyHost: boolean;
}

interface ReadCode<T> {
  code: T;
  elements: CodeElement[];
  /** Why public pages leave it out; null if they contain it. */
  issue: CodeIssue | null;
}

const ELEMENTS_MAX = 10_000;
/** Browsers flatten elements that are deeper than 512. */
const DEPTH_MAX = 500;
/** What all active codes together may add to the policy: many proxies limit headers to 8 kB and some to 4 kB. */
const POLICY_MAX_BYTES = 4096;
/** The length of `'sha256-…'` with the space before it. */
const HASH_BYTES = 54;
/** The directives that contain each origin. */
const ORIGIN_DIRECTIVES = 6;

/** Together with those before it, a code must not make the content security policy too long. */
export function readCodes<T extends PolicyCode>(codes: readonly T[]): ReadCode<T>[] {
  let policy = new Map<string, number>();
  return codes.map((code) => {
    const elements = elementsOfSnippet(code.codeContent);
    if (typeof elements === 'string') return { code, elements: [], issue: elements };
    const extended = new Map([...policy, ...policyBytes(elements, code.allowAnyHost)]);
    if (extended.values().reduce((sum, bytes) => sum + bytes, 0) > POLICY_MAX_BYTES)
      return { code, elements: [], issue: 'codePolicyTooLong' };
    policy = extended;
    return { code, elements, issue: null };
  });
}

/** The bytes that the sources of elements add to the policy. Equal sources count once. */
function policyBytes(elements: readonly CodeElement[], allowAnyHost: boolean) {
  const inline = elements.filter((element) => isInlineScript(element) || element.name === 'style');
  const origins = [
    ...elements.map(policySourceOf).filter((source) => source !== null),
    ...(allowAnyHost ? [ANY_HOST] : []),
  ];
  return new Map([
    ...inline.map(({ name, text }): [string, number] => [`<${name}>${text}`, HASH_BYTES]),
    ...origins.map((origin): [string, number] => [origin, (origin.length + 1) * ORIGIN_DIRECTIVES]),
  ]);
}

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
