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
