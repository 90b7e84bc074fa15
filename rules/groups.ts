/** The groups of a list in the order of their first members. None is empty, as `Map.groupBy` cannot say. */
export function groupsOf<T>(list: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}
