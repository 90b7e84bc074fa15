import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply } from 'fastify';
import { elementsOfDocument, elementsOfSnippet } from '../../rules/code-elements.ts';
import { ANY_HOST, isInlineScript, leftOutCodes, sourceOf, type CodeElement } from '../../rules/code-policy.ts';
import { messageText } from '../../rules/messages.ts';
import type { CustomCode } from '../entities/custom-code.ts';

/** What a piece of HTML needs a content security policy to allow. */
export interface PolicyNeeds {
  /** Hash sources of its inline scripts. */
  scripts: string[];
  /** Hash sources of its style elements. */
  styles: string[];
  /** Origins and hosts that it loads scripts, styles or frames from; `https:` stands for all of them. */
  origins: string[];
}

/** Finds out what our own built page needs. */
export function needsOfDocument(html: string): PolicyNeeds {
  return needsOf(elementsOfDocument(html));
}

/** What a style element of our own with this text needs. */
export function needsOfStyles(styles: string): PolicyNeeds {
  return { scripts: [], styles: [hashSource(styles)], origins: [] };
}

/** What pages use of a custom code. */
export type PageCode = Pick<CustomCode, 'id' | 'codeType' | 'codeContent' | 'allowAnyHost'>;

/** The custom codes that pages carry, and what these need. */
export interface PageCodes {
  codes: PageCode[];
  needs: PolicyNeeds;
}

/**
 * Reads the active codes for pages, and parses them again only when one of them has changed. `onLeftOut` is called once
 * for each code that an older edition stored and that no page can carry.
 */
export function pageCodesReader(onLeftOut: (code: PageCode, reason: string) => void): (active: readonly PageCode[]) => PageCodes {
  let last: { active: PageCode[]; result: PageCodes } | undefined;
  return (entities) => {
    const active = entities.map(({ id, codeType, codeContent, allowAnyHost }) => ({ id, codeType, codeContent, allowAnyHost }));
    if (!last || !isDeepStrictEqual(last.active, active)) last = { active, result: readPageCodes(active, onLeftOut) };
    return last.result;
  };
}

function readPageCodes(active: readonly PageCode[], onLeftOut: (code: PageCode, reason: string) => void): PageCodes {
  const elements = new Map<string, CodeElement[] | null>(active.map(({ codeContent }) => [codeContent, elementsOfSnippet(codeContent)]));
  const leftOut = leftOutCodes(active, (content) => elements.get(content) ?? null);
  for (const { code, issue } of leftOut) onLeftOut(code, messageText(issue));
  const codes = active.filter((code) => !leftOut.some((one) => one.code === code));
  const needs = needsOf(codes.flatMap(({ codeContent }) => elements.get(codeContent) ?? []));
  if (codes.some(({ allowAnyHost }) => allowAnyHost)) needs.origins.push(ANY_HOST);
  return { codes, needs };
}

/** Sets the policy of a page from the needs of its document and its custom codes; in development there is none. */
export function setPolicy(reply: FastifyReply, documentNeeds: readonly PolicyNeeds[] | null, origin: string, codeNeeds?: PolicyNeeds): void {
  if (documentNeeds) reply.header('content-security-policy', contentSecurityPolicy(codeNeeds ? [...documentNeeds, codeNeeds] : documentNeeds, origin));
  else reply.removeHeader('content-security-policy');
}

/**
 * The content security policy of a page (security decisions, CSP). Inline scripts are allowed by their hash rather
 * than a nonce, so that a stored page stays correct. `origin` is where visitors read it.
 */
function contentSecurityPolicy(needs: readonly PolicyNeeds[], origin: string): string {
  const all = (kind: keyof PolicyNeeds) => [...new Set(needs.flatMap((need) => need[kind]))].sort();
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...all('scripts'), ...all('origins')],
    'style-src': ["'self'", ...all('styles'), ...all('origins')],
    // On an https page browsers ask for an http picture by https, before they look here.
    'img-src': ["'self'", 'data:', 'https:', ...(origin.startsWith('https:') ? [] : ['http:'])],
    'connect-src': ["'self'", ...all('origins')],
    'font-src': ["'self'", ...all('origins')],
    'media-src': ["'self'", ...all('origins')],
    'frame-src': ["'self'", ...all('origins')],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
}

function needsOf(elements: readonly CodeElement[]): PolicyNeeds {
  return {
    scripts: elements.filter(isInlineScript).map(({ text }) => hashSource(text)),
    styles: elements.filter(({ name }) => name === 'style').map(({ text }) => hashSource(text)),
    origins: elements.map(sourceOf).filter((source) => source !== null),
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
