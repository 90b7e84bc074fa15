import { isRecord } from './json.ts';
import { storedText } from './records/field-kinds.ts';
import { type Table } from './records/fields.ts';
import { isLocalizedText, LANGUAGES } from './vocabulary.ts';

/**
 * Paths of fields that are merged as one, such as `['visibleFrom', 'visibleUntil']`. A bilingual text is two, such as
 * `name.en` and `name.zh`.
 */
export type FieldGroup = readonly string[];

interface Merge<T> {
  /** A field has the value of the side that changed it; `mine` if both did. */
  values: T;
  /** What only the other side changed. */
  merged: FieldGroup[];
  /** What both changed to different values. Someone has to choose. */
  conflicting: FieldGroup[];
}

/**
 * Merges a form (`mine`) with what someone else has saved (`theirs`). Both started from `base`; without it, every
 * difference is a conflict. A field outside `groups` is a group of its own.
 */
export function mergeValues<T extends object>(
  base: T | null,
  mine: T,
  theirs: T,
  groups: readonly FieldGroup[] = [],
): Merge<T> {
  const grouped = new Set(groups.flat());
  const single = Object.entries({ ...theirs, ...mine })
    .filter(([name]) => !grouped.has(name))
    .flatMap(([name, value]) => (isLocalizedText(value) ? LANGUAGES.map((language) => `${name}.${language}`) : name))
    .map((path) => [path]);
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
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
}

export function groupsOf(table: Table): FieldGroup[] {
  const grouped = Object.keys(table).filter((name) => table[name]?.group);
  return [...Map.groupBy(grouped, (name) => table[name]?.group).values()];
}

function isSame(group: FieldGroup, a: object, b: object) {
  return group.every((path) => written(valueAtPath(a, path)) === written(valueAtPath(b, path)));
}

/** Blanks around a text are not saved, and an empty text is no value. */
function written(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storedText(part) : part)) ?? 'null';
}

function setPath(target: object, [name = '', ...rest]: readonly string[], value: unknown) {
  const inner: unknown = Reflect.get(target, name);
  if (rest.length === 0) Reflect.set(target, name, value);
  else if (isRecord(inner)) setPath(inner, rest, value);
}
