/**
 * The paths of fields that are merged as one, such as `['visibleFrom', 'visibleUntil']`. A field below another one has
 * a path such as `name.en`.
 */
export type FieldGroup = readonly string[];

export interface Merge<T> {
  /** A field that one side changed has that side's value. A field that both changed has the value of `mine`. */
  values: T;
  /** The groups that only the other side has changed. */
  merged: FieldGroup[];
  /** The groups that both sides have changed, to different values. Someone has to choose. */
  conflicting: FieldGroup[];
}

/**
 * Merges the values of a form (`mine`) with those that someone else has saved (`theirs`). `base` is what both started
 * from; without it, every difference is a conflict. `groups` are the fields that are merged as one; each other field is
 * a group of its own.
 */
export function mergeValues<T extends object>(
  base: T | null,
  mine: T,
  theirs: T,
  groups: readonly FieldGroup[] = [],
): Merge<T> {
  const grouped = new Set(groups.flat());
  const single = pathsOf({ ...theirs, ...mine }, grouped).map((path) => [path]);
  const different = [...single, ...groups].filter((group) => !isSame(group, mine, theirs));
  const merged = base ? different.filter((group) => isSame(group, base, mine)) : [];
  const conflicting = different.filter((group) => !base || !(isSame(group, base, mine) || isSame(group, base, theirs)));
  return { values: withGroups(mine, merged, theirs), merged, conflicting };
}

export function withGroups<T extends object>(values: T, groups: readonly FieldGroup[], from: T): T {
  const copy = structuredClone(values);
  for (const path of groups.flat()) setPath(copy, path.split('.'), structuredClone(valueAtPath(from, path)));
  return copy;
}

export function valueAtPath(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), values);
}

/** The paths of all values that are no objects, and of those that belong to a group. */
function pathsOf(values: object, grouped: ReadonlySet<string>, parent = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${parent}${name}`;
    if (grouped.has(path)) return [];
    return isObject(value) ? pathsOf(value, grouped, `${path}.`) : [path];
  });
}

function isSame(group: FieldGroup, a: object, b: object): boolean {
  return group.every((path) => written(valueAtPath(a, path)) === written(valueAtPath(b, path)));
}

/** An empty text is no value, and blanks around a text are not saved. */
function written(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() || null : part)) ?? 'null'
  );
}

function setPath(target: object, [name = '', ...rest]: readonly string[], value: unknown): void {
  const inner: unknown = Reflect.get(target, name);
  if (rest.length === 0) Reflect.set(target, name, value);
  else if (isObject(inner)) setPath(inner, rest, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
