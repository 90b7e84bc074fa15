import { type FieldGroup, mergeValues, withGroups } from '#rules/merge.ts';
import type { Stored } from './draft.ts';

export type Side = 'mine' | 'theirs';

interface Choice {
  /** Null before the choice. */
  side: Side | null;
  group: FieldGroup;
}

/** Someone else has saved a record while it was edited. */
export interface Conflict<T> {
  /** What is saved. */
  stored: Stored<T>;
  /** What was typed. Of a group for which the other side is chosen, it is what was typed before the choice. */
  mine: T;
  /** What the form shows. */
  values: T;
  /** Each group that the other side has changed. It has a side at first if nothing was typed into it. */
  choices: readonly Choice[];
}

/** `sent` is an earlier save without an answer: what of it is stored is no change of someone else. */
export function findConflict<T extends object>(
  base: T,
  typed: T,
  stored: Stored<T>,
  { sent, groups }: { sent?: T | null; groups?: readonly FieldGroup[] } = {},
): Conflict<T> {
  const theirs = stored.values;
  const ofOthers = sent && mergeValues(null, sent, theirs, groups).conflicting;
  const from = ofOthers ? withGroups(theirs, ofOthers, base) : base;
  const { values, merged, conflicting } = mergeValues(from, typed, theirs, groups);
  const choices = [
    ...conflicting.map((group) => ({ group, side: null })),
    ...merged.map((group) => ({ group, side: 'theirs' as const })),
  ];
  return { stored, mine: typed, values, choices };
}

/** A move of another record changes the display order, and asks for nothing if the person has not typed one. */
export function isAsking({ choices }: Pick<Conflict<unknown>, 'choices'>) {
  return choices.some(({ group, side }) => side === null || group.join() !== 'displayOrder');
}

export function isUndecided({ choices }: Pick<Conflict<unknown>, 'choices'>) {
  return choices.some(({ side }) => side === null);
}

/** `typed` are the current values of the form. */
export function chooseSide<T extends object>(conflict: Conflict<T>, index: number, side: Side, typed: T): Conflict<T> {
  const choices = conflict.choices.map((choice, place) => (place === index ? { ...choice, side } : choice));
  const groups = conflict.choices.slice(index, index + 1).map(({ group }) => group);
  // What was typed into the field since then is mine, too.
  const mine = conflict.choices[index]?.side === 'theirs' ? conflict.mine : withGroups(conflict.mine, groups, typed);
  const values = withGroups(typed, groups, side === 'mine' ? mine : conflict.stored.values);
  return { ...conflict, mine, values, choices };
}
