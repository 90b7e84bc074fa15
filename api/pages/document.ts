import { FEED_PATHS, pathIn } from '#rules/pages.ts';
import { withoutControls } from '#rules/plain-text.ts';
import { LOCALES, type CodePosition, type Language } from '#rules/vocabulary.ts';

export interface Template {
  doctype: string;
  head: string;
  bodyBeforeRoot: string;
  bodyAfterRoot: string;
}

const DOCUMENT =
  /^(?<doctype>.*?)<html[^>]*>\s*<head>(?<head>.*)<\/head>\s*<body>(?<before>.*<div id="root">)(?<after><\/div>.*)<\/body>\s*<\/html>\s*$/su;

export function parseTemplate(html: string): Template {
  const parts = DOCUMENT.exec(html)?.groups;
  if (!parts) throw new Error('The document does not have the structure of a page');
  const { doctype = '', head = '', before = '', after = '' } = parts;
  return { doctype, head, bodyBeforeRoot: before, bodyAfterRoot: after };
}

interface PageParts {
  language: Language;
  head: string;
  body: string;
  state: unknown;
  /** The custom codes by position; empty without one (spec §2). */
  snippets: Partial<Record<CodePosition, string>>;
}

/** Who installs the site gets its name in the language of the page. */
const MANIFESTS: Record<Language, string> = { en: '/manifest.webmanifest', zh: '/manifest.zh.webmanifest' };

/** Joins the parts without search and replace: a text in a part could match the pattern. */
export function composeDocument(template: Template, { language, head, body, state, snippets }: PageParts) {
  // A stored text may have what no document can carry.
  return withoutControls(
    [
      template.doctype,
      `<html lang="${LOCALES[language]}">\n  <head>`,
      snippets.head_start,
      template.head,
      `<link rel="manifest" href="${MANIFESTS[language]}">`,
      `<link rel="alternate" type="application/atom+xml" href="${pathIn(language, FEED_PATHS.atom)}">`,
      head,
      snippets.head_end,
      '</head>\n  <body>',
      snippets.body_start,
      template.bodyBeforeRoot,
      body,
      template.bodyAfterRoot,
      `<script id="state" type="application/json">${escapeJson(state)}</script>`,
      snippets.body_end,
      '</body>\n</html>\n',
    ].join(''),
  );
}

/** No text in it can end the script element. */
function escapeJson(value: unknown) {
  return JSON.stringify(value ?? null)
    .replace(/</gu, '\\u003c')
    .replace(/\u2028/gu, '\\u2028')
    .replace(/\u2029/gu, '\\u2029');
}
