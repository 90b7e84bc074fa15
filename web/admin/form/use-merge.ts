import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type FieldGroup, mergeValues, valueAtPath, withGroups } from '../../../rules/merge.ts';

export function useMerge<T extends FieldValues>(form: UseFormReturn<T>, groups?: readonly FieldGroup[]) {
  const [merging, setMerging] = useState<Merging<T> | null>(null);

  const start = (base: T | null, theirs: T) => {
    const { values, merging } = startMerging(base, form.getValues(), theirs, groups);
    form.reset(theirs, { keepSubmitCount: true });
    form.reset(values, { keepDefaultValues: true, keepSubmitCount: true });
    setMerging(merging);
    return merging;
  };

  const choose = (index: number, side: Side) => {
    if (!merging) return;
    const step = chooseSide(merging, index, side, form.getValues());
    const setPath = (path: Path<T>) =>
      form.setValue(path, valueAtPath(step.values, path) as PathValue<T, Path<T>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    for (const path of merging.conflicting[index] ?? []) setPath(path as Path<T>); // groups have the paths of the form
    setMerging(step.merging);
  };

  return { merging, isOpen: merging !== null && isUndecided(merging), start, choose, clear: () => setMerging(null) };
}

/** What is typed in a form, and the stored values from which it started. */
export interface Typed<T> {
  base: T;
  values: T;
}

/**
 * Shows stored values in a form. If they change while the form has unsaved values, or since `typed` was typed, both are
 * merged.
 */
export function useStoredValues<T extends FieldValues>(
  form: UseFormReturn<T>,
  stored: T,
  { start, clear }: Pick<ReturnType<typeof useMerge<T>>, 'start' | 'clear'>,
  typed?: Typed<T>,
): void {
  const shown = useRef(typed?.base ?? stored);
  const restored = useRef(typed?.values);
  const { isDirty } = form.formState;
  useEffect(() => {
    const values = restored.current;
    restored.current = undefined;
    if (values) form.reset(values, { keepDefaultValues: true });
    const base = shown.current;
    shown.current = stored;
    if (JSON.stringify(base) === JSON.stringify(stored)) return;
    const { merged, conflicting } = mergeValues(base, form.getValues(), stored);
    if ((isDirty || values) && merged.length + conflicting.length > 0) {
      start(base, stored);
      return;
    }
    form.reset(stored);
    clear();
  });
}

export type Side = 'mine' | 'theirs';

/** Two states of a record that are merged in a form. */
export interface Merging<T> {
  /** What both sides started from; null if it is unknown. */
  base: T | null;
  /** What was typed. Of a group for which the other side is chosen, it is what was typed before the choice. */
  mine: T;
  theirs: T;
  /** The groups that only the other side has changed. The form has their values. */
  merged: readonly FieldGroup[];
  /** The groups that both sides have changed, to different values. */
  conflicting: readonly FieldGroup[];
  /** The chosen side of each conflicting group; null before the choice. */
  chosen: readonly (Side | null)[];
}

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

export function isUndecided({ chosen }: Pick<Merging<unknown>, 'chosen'>): boolean {
  return chosen.includes(null);
}
