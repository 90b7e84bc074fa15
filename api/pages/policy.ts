import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import { elementsOfDocument, readCodes } from '#rules/code-elements.ts';
import { ANY_HOST, isInlineScript, policySourceOf, type CodeElement } from '#rules/code-policy.ts';
import { messageText } from '#rules/messages.ts';
import type { CustomCode } from '../entities/custom-code.ts';

export interface PolicySources {
  scripts: string[];
  /** The hash sources of style elements. */
  styles: string[];
  /** The hosts of scripts, styles and frames; `https:` means all https hosts. */
  origins: string[];
}

export function documentSources(html: string): PolicySources {
  return collectSources(elementsOfDocument(html));
}

export function styleSources(styles: string): PolicySources {
  return { scripts: [], styles: [hashSource(styles)], origins: [] };
}

export type PageCode = Pick<CustomCode, 'id' | 'codeType' | 'codeContent' | 'allowAnyHost'>;

export interface PageCodes {
  codes: PageCode[];
  policySources: PolicySources;
}

/**
 * Parses the codes again only if one has changed. `onLeftOut` is called once for each code that pages cannot contain;
 * an older version saved it.
 */
export function createPageCodesReader(
  onLeftOut: (code: PageCode, reason: string) => void,
): (active: readonly PageCode[]) => PageCodes {
  let last: { active: PageCode[]; result: PageCodes } | undefined;
  return (entities) => {
    const active = entities.map(({ id, codeType, codeContent, allowAnyHost }) => {
      return { id, codeType, codeContent, allowAnyHost };
    });
    if (!last || !isDeepStrictEqual(last.active, active)) last = { active, result: readPageCodes(active, onLeftOut) };
    return last.result;
  };
}

function readPageCodes(active: readonly PageCode[], onLeftOut: (code: PageCode, reason: string) => void): PageCodes {
  const read = readCodes(active);
  for (const { code, issue } of read) if (issue) onLeftOut(code, messageText(issue));
  const codes = read.filter(({ issue }) => !issue).map(({ code }) => code);
  const policySources = collectSources(read.flatMap(({ elements }) => elements));
  if (codes.some(({ allowAnyHost }) => allowAnyHost)) policySources.origins.push(ANY_HOST);
  return { codes, policySources };
}

/** Sets the policy from the document and the custom codes. In development there is none. */
export function setPolicy(
  reply: FastifyReply,
  shellSources: readonly PolicySources[] | null,
  origin: string,
  codeSources?: PolicySources,
) {
  if (shellSources)
    reply.header(
      'content-security-policy',
      contentSecurityPolicy(codeSources ? [...shellSources, codeSources] : shellSources, origin),
    );
  else reply.removeHeader('content-security-policy');
}

/**
 * The content security policy (security decisions, CSP) allows inline scripts by hashes instead of nonces, so that
 * pages can be cached. `origin` is that of visitors.
 */
function contentSecurityPolicy(policySources: readonly PolicySources[], origin: string) {
  const all = (kind: keyof PolicySources) => [...new Set(policySources.flatMap((source) => source[kind]))].sort();
  const own = ["'self'", ...all('origins')];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...all('scripts'), ...all('origins')],
    'style-src': ["'self'", ...all('styles'), ...all('origins')],
    // On an https page browsers upgrade http pictures before they check the policy.
    'img-src': ["'self'", 'data:', 'https:', ...(origin.startsWith('https:') ? [] : ['http:'])],
    'connect-src': own,
    'font-src': own,
    'media-src': own,
    'frame-src': own,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function collectSources(elements: readonly CodeElement[]): PolicySources {
  return {
    scripts: elements.filter(isInlineScript).map(({ text }) => hashSource(text)),
    styles: elements.filter(({ name }) => name === 'style').map(({ text }) => hashSource(text)),
    origins: elements.map(policySourceOf).filter((source) => source !== null),
  };
}

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
