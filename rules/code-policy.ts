import type { IssueKey } from './issues.ts';
import { CODE_POLICY_MAX_BYTES } from './limits.ts';

/** One element of a custom code, whichever parser found it. */
export interface CodeElement {
  /** The tag name in lower case. */
  name: string;
  attributes: readonly { name: string; value: string }[];
  /** The text right inside it. */
  text: string;
}

/** Something in a custom code that the content security policy of the pages keeps from working. */
export interface Blocked {
  /** `handler`: an `on…=` attribute; `scriptLink`: a `javascript:` address; `style`: a `style=` attribute; `element`: one that no page may carry. */
  kind: 'handler' | 'scriptLink' | 'style' | 'element';
  /** How it looks in the code, shortened: `<a onclick>`. */
  words: string;
}

/** What the administrator is told about a custom code before it is saved. */
export interface CodeReport {
  blocked: Blocked[];
  /** Hosts that its elements load from; the policy allows each. */
  hosts: string[];
  /** Further hosts that its inline scripts name; the policy doesn't allow them by itself. */
  namedHosts: string[];
}

/** What decides whether public pages can carry a custom code. */
export interface PolicyCode {
  codeContent: string;
  /** Lets public pages load from any https host. */
  allowAnyHost: boolean;
}

/** A code that public pages leave out, and why. */
export interface LeftOutCode<T> {
  code: T;
  issue: Extract<IssueKey, 'codeTooComplex' | 'codePolicyTooLong'>;
}

/** The source that stands for every https host. */
export const ANY_HOST = 'https:';
/** The length of `'sha256-…'` and the blank before it. */
const HASH_BYTES = 54;
/** An origin stands in so many directives of the policy. */
const ORIGIN_DIRECTIVES = 6;

const LOADERS = new Set(['script', 'iframe', 'link']);
const REFUSED = new Set(['object', 'embed', 'base']);
/** Stands for the host of the page itself. */
const PAGE = 'page.invalid';

/** What to tell about a custom code. */
export function reportOn(elements: readonly CodeElement[]): CodeReport {
  const hosts = unique(elements.map((element) => sourceOf(element)?.replace(/^https?:\/\//u, '')));
  const named = unique(elements.flatMap((element) => (isInlineScript(element) ? hostsIn(element.text) : [])));
  return { blocked: uniqueBlocked(elements.flatMap(blockedIn)), hosts, namedHosts: named.filter((host) => !hosts.includes(host)) };
}

/**
 * The source that a policy has to list so that an element can load what it points to: an origin, or a host alone
 * where the address leaves the scheme to the page. Null when it loads nothing from elsewhere.
 */
export function sourceOf(element: CodeElement): string | null {
  if (!LOADERS.has(element.name)) return null;
  const address = addressOf(element)?.trim();
  if (!address) return null;
  const url = URL.parse(address, `https://${PAGE}`);
  // A host may hold signs that mean something else in a policy.
  if (!url || !/^https?:$/u.test(url.protocol) || url.host === PAGE || !/^[\w.:[\]-]+$/u.test(url.host)) return null;
  return /^[\\/]{2}/u.test(address) ? url.host : url.origin;
}

/** Whether an element is a script whose code stands in the page itself. */
export function isInlineScript(element: CodeElement): boolean {
  return element.name === 'script' && !addressOf(element);
}

/**
 * Which codes public pages leave out: those that are too complex, and those with which the content security policy of
 * all codes before them would be too long. `read` parses a code; null when it is too complex.
 */
export function leftOutCodes<T extends PolicyCode>(codes: readonly T[], read: (content: string) => CodeElement[] | null): LeftOutCode<T>[] {
  let policy = new Map<string, number>();
  return codes.flatMap((code): LeftOutCode<T>[] => {
    const elements = read(code.codeContent);
    if (!elements) return [{ code, issue: 'codeTooComplex' }];
    const extended = new Map([...policy, ...policyBytes(elements, code.allowAnyHost)]);
    if (extended.values().reduce((sum, bytes) => sum + bytes, 0) > CODE_POLICY_MAX_BYTES) return [{ code, issue: 'codePolicyTooLong' }];
    policy = extended;
    return [];
  });
}

/** How many bytes each source that the elements need adds to the policy; equal sources count once. */
function policyBytes(elements: readonly CodeElement[], allowAnyHost: boolean): Map<string, number> {
  const inline = elements.filter((element) => isInlineScript(element) || element.name === 'style');
  const origins = [...elements.map(sourceOf).filter((source) => source !== null), ...(allowAnyHost ? [ANY_HOST] : [])];
  return new Map([
    ...inline.map(({ name, text }): [string, number] => [`<${name}>${text}`, HASH_BYTES]),
    ...origins.map((origin): [string, number] => [origin, (origin.length + 1) * ORIGIN_DIRECTIVES]),
  ]);
}

function addressOf({ name, attributes }: CodeElement): string | undefined {
  return attributes.find((one) => one.name === (name === 'link' ? 'href' : 'src'))?.value;
}

function blockedIn({ name, attributes }: CodeElement): Blocked[] {
  if (REFUSED.has(name)) return [{ kind: 'element', words: `<${name}>` }];
  return attributes.flatMap((attribute): Blocked[] => {
    if (/^on[a-z]/u.test(attribute.name)) return [{ kind: 'handler', words: `<${name} ${attribute.name}>` }];
    if (attribute.name === 'style') return [{ kind: 'style', words: `<${name} style>` }];
    return isScriptLink(attribute.value) ? [{ kind: 'scriptLink', words: `<${name} ${attribute.name}="javascript:…">` }] : [];
  });
}

/** As browsers read an address: blanks and control characters before it, and line breaks inside it, don't count. */
function isScriptLink(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- exactly these are what browsers pass over
  return /^javascript:/iu.test(address.replace(/^[\u0000-\u0020]+|[\t\n\r]/gu, ''));
}

/** The hosts of the addresses that a script spells out in quotes. */
function hostsIn(script: string): string[] {
  return [...script.matchAll(/["'`](?:https?:)?\/\/([\w-]+(?:\.[\w-]+)+(?::\d+)?)/giu)].map(([, host]) => (host ?? '').toLowerCase());
}

function unique(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => typeof text === 'string'))].sort();
}

function uniqueBlocked(found: readonly Blocked[]): Blocked[] {
  return [...new Map(found.map((one) => [one.words, one])).values()];
}
