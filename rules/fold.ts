/**
 * The form of a text for search: half-width, in lower case, without accents. Control characters become spaces, because
 * PostgreSQL rejects NUL. Stored texts and searches are folded here, so that both databases find the same.
 */
export function fold(text: string) {
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** In UTF-16 units, because folding can make a character 18 times as long. */
export function foldUpTo(max: number, text: string) {
  return fold(text).slice(0, max).toWellFormed();
}
