import type { IssueKey } from './issues.ts';
import { CODE_POLICY_MAX_BYTES } from './limits.ts';

/** An HTML element, in a form that does not depend on the parser. */
export interface CodeElement {
  name: string;
  attributes: readonly { name: string; value: string }[];
  text: string;
}

export interface Blocked {
  /** An `on…=` attribute, a `javascript:` URL, a `style=` attribute, or an element that no page may contain. */
  kind: 'handler' | 'scriptLink' | 'style' | 'element';
  /** Such as `<a onclick>`. */
  words: string;
}

export interface CodeReport {
  blocked: Blocked[];
  /** What the elements load from. The policy allows it. */
  hosts: string[];
  /** Hosts in inline scripts, which the policy does not allow without `allowAnyHost`. */
  namedHosts: string[];
}

export interface PolicyCode {
  codeContent: string;
  allowAnyHost: boolean;
}

export function isEverOnPages(code: { isActive: boolean; isPublished: boolean; dueAt?: Date | null }) {
  return code.isActive && (code.isPublished || Boolean(code.dueAt));
}

interface LeftOutCode<T> {
  code: T;
  issue: CodeIssue;
}

export type CodeIssue = Extract<IssueKey, 'codeTooComplex' | 'codeUnclosed' | 'codePolicyTooLong'>;

export const ANY_HOST = 'https:';
/** The length of `'sha256-…'` with the space before it. */
const HASH_BYTES = 54;
/** The directives that contain each origin. */
const ORIGIN_DIRECTIVES = 6;

const LOADERS = new Set(['script', 'iframe', 'link']);
const FORBIDDEN_ELEMENTS = new Set(['object', 'embed', 'base']);
const PAGE_HOST = 'page.invalid';

export function reportOn(elements: readonly CodeElement[]): CodeReport {
  const hosts = unique(elements.map((element) => policySourceOf(element)?.replace(/^https?:\/\//u, '')));
  const named = unique(elements.flatMap((element) => (isInlineScript(element) ? hostsIn(element.text) : [])));
  return {
    blocked: [...new Map(elements.flatMap(blockedIn).map((part) => [part.words, part])).values()],
    hosts,
    namedHosts: named.filter((host) => !hosts.includes(host)),
  };
}

/**
 * What the policy must contain for the URL of an element: an origin, or only a host without a scheme. Null if it loads
 * nothing from another site.
 */
export function policySourceOf(element: CodeElement): string | null {
  if (!LOADERS.has(element.name)) return null;
  const text = urlOf(element)?.trim();
  if (!text) return null;
  const url = URL.parse(text, `https://${PAGE_HOST}`);
  // Other characters may have a meaning in a policy.
  if (!url || !/^https?:$/u.test(url.protocol) || url.host === PAGE_HOST || !/^[\w.:[\]-]+$/u.test(url.host))
    return null;
  return /^[\\/]{2}/u.test(text) ? url.host : url.origin;
}

export function isInlineScript(element: CodeElement) {
  return element.name === 'script' && !urlOf(element);
}

/**
 * The codes that `read` refuses, and those that would make the content security policy too long with those before them.
 */
export function leftOutCodes<T extends PolicyCode>(
  codes: readonly T[],
  read: (content: string) => CodeElement[] | CodeIssue,
): LeftOutCode<T>[] {
  let policy = new Map<string, number>();
  return codes.flatMap((code): LeftOutCode<T>[] => {
    const elements = read(code.codeContent);
    if (typeof elements === 'string') return [{ code, issue: elements }];
    const extended = new Map([...policy, ...policyBytes(elements, code.allowAnyHost)]);
    if (extended.values().reduce((sum, bytes) => sum + bytes, 0) > CODE_POLICY_MAX_BYTES)
      return [{ code, issue: 'codePolicyTooLong' }];
    policy = extended;
    return [];
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

function urlOf({ name, attributes }: CodeElement) {
  return attributes.find((attribute) => attribute.name === (name === 'link' ? 'href' : 'src'))?.value;
}

function blockedIn({ name, attributes }: CodeElement): Blocked[] {
  if (FORBIDDEN_ELEMENTS.has(name)) return [{ kind: 'element', words: `<${name}>` }];
  return attributes.flatMap((attribute): Blocked[] => {
    if (/^on[a-z]/u.test(attribute.name)) return [{ kind: 'handler', words: `<${name} ${attribute.name}>` }];
    if (attribute.name === 'style') return [{ kind: 'style', words: `<${name} style>` }];
    return isScriptLink(attribute.value)
      ? [{ kind: 'scriptLink', words: `<${name} ${attribute.name}="javascript:…">` }]
      : [];
  });
}

/** Browsers ignore spaces and control characters before a URL and line breaks inside it. */
function isScriptLink(url: string) {
  // oxlint-disable-next-line no-control-regex -- browsers ignore exactly these characters
  return /^javascript:/iu.test(url.replace(/^[\u0000-\u0020]+|[\t\n\r]/gu, ''));
}

function hostsIn(script: string) {
  return [...script.matchAll(/["'`](?:https?:)?\/\/([\w-]+(?:\.[\w-]+)+(?::\d+)?)/giu)].map(([, host]) =>
    (host ?? '').toLowerCase(),
  );
}

function unique(texts: readonly (string | null | undefined)[]) {
  return [...new Set(texts.filter((text) => typeof text === 'string'))].sort();
}
