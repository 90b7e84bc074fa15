import { mergeValues, withGroups, type FieldGroup } from '../../../rules/merge.ts';

export type Side = 'mine' | 'theirs';

/** Two states of a record that are merged in a form. */
export interface Merging<T> {
  /** What both sides started from; null if it is unknown. */
  base: T | null;
  /** What was typed. Of a group for which the other side is chosen, it is what was typed before the choice. */
  mine: T;
  /** What is stored. */
  theirs: T;
  /** The groups that only the other side has changed. The form has their values. */
  merged: readonly FieldGroup[];
  /** The groups that both sides have changed, to different values. */
  conflicting: readonly FieldGroup[];
  /** The chosen side of each conflicting group; null before the choice. */
  chosen: readonly (Side | null)[];
}

/** The values of a form, and how they are merged. */
interface Step<T> {
  merging: Merging<T>;
  values: T;
}

export function startMerging<T extends object>(
  base: T | null,
  typed: T,
  theirs: T,
  groups?: readonly FieldGroup[],
): Step<T> {
  const { values, merged, conflicting } = mergeValues(base, typed, theirs, groups);
  return { values, merging: { base, mine: values, theirs, merged, conflicting, chosen: conflicting.map(() => null) } };
}

/** Chooses a side of a conflicting group. `typed` are the current values of the form. */
export function chooseSide<T extends object>(merging: Merging<T>, index: number, side: Side, typed: T): Step<T> {
  const groups = merging.conflicting.slice(index, index + 1);
  // What was typed into the field since the merge is mine, too.
  const mine = merging.chosen[index] === 'theirs' ? merging.mine : withGroups(merging.mine, groups, typed);
  return {
    values: withGroups(typed, groups, side === 'mine' ? mine : merging.theirs),
    merging: { ...merging, mine, chosen: merging.chosen.with(index, side) },
  };
}

/** Whether a choice is missing. */
export function isUndecided({ chosen }: Pick<Merging<unknown>, 'chosen'>): boolean {
  return chosen.includes(null);
}
