/**
 * The form of a text in which search compares: full-width forms, letter case and accents make no difference, and
 * control characters, of which PostgreSQL cannot even be asked for one, are blanks. Half a character is none.
 * Applied to what is stored and to what is typed, so both databases find the same.
 */
export function fold(text: string): string {
  return text.toWellFormed().normalize('NFKD').replace(/\p{M}+/gu, '').toLowerCase().normalize('NFKC').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The beginning of a folded text, `max` UTF-16 units at most: folding makes some characters 18 times as long. */
export function foldUpTo(max: number, text: string): string {
  return fold(text).slice(0, max).toWellFormed();
}
