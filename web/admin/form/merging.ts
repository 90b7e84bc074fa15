import { mergeValues, withUnits, type Unit } from '../../../rules/merge.ts';

export type Side = 'mine' | 'theirs';

/** Two states of a record that are merged in a form. */
export interface Merging<T> {
  /** What both sides started from; null if it is unknown. */
  base: T | null;
  /** What was typed. Of a unit for which the other side is chosen, it is what was typed before the choice. */
  mine: T;
  /** What is stored. */
  theirs: T;
  /** The units that only the other side has changed. The form has their values. */
  merged: readonly Unit[];
  /** The units that both sides have changed, to different values. */
  conflicting: readonly Unit[];
  /** The chosen side of each conflicting unit; null before the choice. */
  chosen: readonly (Side | null)[];
}

/** The values of a form, and how they are merged. */
interface Step<T> {
  merging: Merging<T>;
  values: T;
}

export function startMerging<T extends object>(base: T | null, typed: T, theirs: T, units?: readonly Unit[]): Step<T> {
  const { values, merged, conflicting } = mergeValues(base, typed, theirs, units);
  return { values, merging: { base, mine: values, theirs, merged, conflicting, chosen: conflicting.map(() => null) } };
}

/** Chooses a side of a conflicting unit. `typed` are the current values of the form. */
export function chooseSide<T extends object>(merging: Merging<T>, index: number, side: Side, typed: T): Step<T> {
  const units = merging.conflicting.slice(index, index + 1);
  // What was typed into the field since the merge is mine, too.
  const mine = merging.chosen[index] === 'theirs' ? merging.mine : withUnits(merging.mine, units, typed);
  return {
    values: withUnits(typed, units, side === 'mine' ? mine : merging.theirs),
    merging: { ...merging, mine, chosen: merging.chosen.with(index, side) },
  };
}

/** Whether a choice is missing. */
export function isUndecided({ chosen }: Pick<Merging<unknown>, 'chosen'>): boolean {
  return chosen.includes(null);
}
