/** Swaps an entry with its neighbour, if it has one. */
export function moveEntry<T>(list: readonly T[], index: number, step: -1 | 1): T[] {
  const [moved, neighbour] = [list[index], list[index + step]];
  if (moved === undefined || neighbour === undefined) return [...list];
  return list.map((entry, position) => (position === index ? neighbour : position === index + step ? moved : entry));
}
