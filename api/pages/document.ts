import { LOCALES, type CodePosition, type Language } from '../../rules/vocabulary.ts';

/** A built document, cut where a page's own parts go. */
export interface Template {
  doctype: string;
  /** From after `<head>` to before `</head>`. */
  head: string;
  /** From after `<body>` to before `</body>`, cut inside the empty root. */
  bodyBeforeRoot: string;
  bodyAfterRoot: string;
}

const SHAPE = /^(?<doctype>.*?)<html[^>]*>\s*<head>(?<head>.*)<\/head>\s*<body>(?<before>.*<div id="root">)(?<after><\/div>.*)<\/body>\s*<\/html>\s*$/su;

/** Cuts a document of ours; throws when it has another shape. */
export function parseTemplate(html: string): Template {
  const parts = SHAPE.exec(html)?.groups;
  if (!parts) throw new Error('The document does not have the shape of a page');
  const { doctype = '', head = '', before = '', after = '' } = parts;
  return { doctype, head, bodyBeforeRoot: before, bodyAfterRoot: after };
}

/** What one page puts into the template. */
export interface PageParts {
  language: Language;
  /** Tags for the head, as HTML. */
  head: string;
  /** The content of `#root`, as HTML. */
  body: string;
  /** Data for the browser to take over with. */
  state: unknown;
  /** Custom code for each position, as HTML; empty where there is none (spec §2). */
  snippets: Record<CodePosition, string>;
}

/** The whole document. Parts are joined, never searched through, so that no text of theirs can act as a pattern. */
export function composeDocument(template: Template, { language, head, body, state, snippets }: PageParts): string {
  return [
    template.doctype,
    `<html lang="${LOCALES[language]}">\n  <head>`,
    snippets.head_start,
    template.head,
    head,
    snippets.head_end,
    '</head>\n  <body>',
    snippets.body_start,
    template.bodyBeforeRoot,
    body,
    template.bodyAfterRoot,
    `<script id="state" type="application/json">${inertJson(state)}</script>`,
    snippets.body_end,
    '</body>\n</html>\n',
  ].join('');
}

/** JSON that cannot end the script element it stands in, whatever text it carries. */
function inertJson(value: unknown): string {
  return JSON.stringify(value ?? null).replace(/</gu, '\\u003c').replace(/\u2028/gu, '\\u2028').replace(/\u2029/gu, '\\u2029');
}
