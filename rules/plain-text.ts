import { isBlank } from './issues.ts';

/** What XML 1.0 cannot carry, and other control characters; the ends of lines and a tab are content. */
const NOT_TEXT = /(?![\r\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export function withoutControls(text: string) {
  return text.replace(NOT_TEXT, '');
}

/** What `isBlank` counts as none, but for the variation selectors, with which emoji end. */
const EDGE = /(?![\uFE00-\uFE0F])[\s\p{DI}\u2800]/u;

/** A text as it is stored: one kind of line end, no control characters, and nothing invisible around it. */
export function plainText(text: string) {
  if (isBlank(text)) return '';
  const written = withoutControls(text.replace(/\r\n?/gu, '\n'));
  let [start, end] = [0, written.length];
  while (EDGE.test(written.charAt(start))) start += 1;
  while (EDGE.test(written.charAt(end - 1))) end -= 1;
  return written.slice(start, end);
}
