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
