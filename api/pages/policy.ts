import { createHash } from 'node:crypto';
import { elementsOfDocument, elementsOfSnippet } from '../../rules/code-elements.ts';
import { isInlineScript, sourceOf, type CodeElement } from '../../rules/code-policy.ts';

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

/** Finds out what a custom code needs, or is allowed by the administrator's explicit word. */
export function needsOfSnippet({ codeContent, allowAnyHost }: { codeContent: string; allowAnyHost: boolean }): PolicyNeeds {
  const needs = needsOf(elementsOfSnippet(codeContent));
  return allowAnyHost ? { ...needs, origins: [...needs.origins, 'https:'] } : needs;
}

/**
 * The content security policy of a page (security decisions, CSP). Inline scripts are allowed by their hash rather
 * than a nonce, so that a stored page stays correct. `origin` is where visitors read it.
 */
export function contentSecurityPolicy(needs: readonly PolicyNeeds[], origin: string): string {
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
