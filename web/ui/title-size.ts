/** A long name is smaller, so that it does not fill a phone. A Chinese character counts as two. */
export function titleSizeOf(name: string) {
  const length = [...name].reduce((sum, character) => sum + (character >= '\u2E80' ? 2 : 1), 0);
  if (length <= 40) return 'text-title';
  return length <= 80 ? 'text-2xl sm:text-3xl' : 'text-xl sm:text-2xl';
}
