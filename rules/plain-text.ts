import { isBlank } from './issues.ts';

/** What XML 1.0 cannot carry, and other control characters; the ends of lines and a tab are content. */
const NOT_TEXT = /(?![\r\n\t])[\p{Cc}\p{Cs}\uFDD0-\uFDEF\uFFFE\uFFFF]/gu;

export function withoutControls(text: string) {
  return text.replace(NOT_TEXT, '');
}

/** What `isBlank` counts as none. */
const FIRST = /^[\s\p{DI}\u2800]/u;
const LAST = /[\s\p{DI}\u2800]$/u;
/** The end of an emoji or of a flag. */
const EMOJI_END = /(?:\p{Extended_Pictographic}\uFE0F|[\u{E0020}-\u{E007E}]\u{E007F})$/u;

/** A text as it is stored: one kind of line end, no control characters, and nothing invisible around it. */
export function plainText(text: string) {
  if (isBlank(text)) return '';
  const written = withoutControls(text.replace(/\r\n?/gu, '\n'));
  // Sign by sign: an expression for all of them would read a long text again for each.
  const edge = (sign: RegExp, part: string) => sign.exec(part)?.[0].length ?? 0;
  let [start, end] = [0, written.length];
  for (let length = 1; length > 0; start += length) length = edge(FIRST, written.slice(start, start + 2));
  for (let length = 1; length > 0; end -= length)
    length = EMOJI_END.test(written.slice(Math.max(0, end - 4), end)) ? 0 : edge(LAST, written.slice(end - 2, end));
  return written.slice(start, end);
}
