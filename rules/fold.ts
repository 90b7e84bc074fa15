/**
 * The form of a text for search: full-width characters become half-width, letters become lower case, and accents are
 * removed. Control characters become spaces, because PostgreSQL rejects NUL; invalid surrogates are replaced. Stored
 * texts and search texts are folded by this function, so that both databases find the same browsers.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The folded text, cut to `max` UTF-16 units, because folding can make a character 18 times as long. */
export function foldUpTo(max: number, text: string): string {
  return fold(text).slice(0, max).toWellFormed();
}
