import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeValues, valueAtPath, type FieldGroup } from '../../../rules/merge.ts';
import { chooseSide, isUndecided, startMerging, type Merging, type Side } from './merging.ts';

export interface MergeState<T> {
  merging: Merging<T> | null;
  /** Whether a choice is missing. */
  isOpen: boolean;
  start: (base: T | null, theirs: T) => Merging<T>;
  choose: (index: number, side: Side) => void;
  clear: () => void;
}

/** Merges what is typed in a form with what was saved elsewhere. */
export function useMerge<T extends FieldValues>(form: UseFormReturn<T>, groups?: readonly FieldGroup[]): MergeState<T> {
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
  { start, clear }: MergeState<T>,
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
