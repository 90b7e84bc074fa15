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

export function isEverOnPages(code: { isActive: boolean; isPublished: boolean; dueAt?: Date | null }) {
  return code.isActive && (code.isPublished || Boolean(code.dueAt));
}

export const ANY_HOST = 'https:';

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
