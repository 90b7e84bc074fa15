import { CombinedGraphQLErrors } from '@apollo/client';
import { stripTypename } from '@apollo/client/utilities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import { type FieldGroup, groupsOf, mergeValues, valueAtPath, withGroups } from '#rules/merge.ts';
import { TABLES } from '#rules/records/tables.ts';
import { type Base, type Draft, type Stored, randomId, useDraft, useFoundDraft } from './draft.ts';
import { isConflict, isOutdated, issuesOf, keyOf } from '../graph/failure-message.ts';
import { fieldProblem, issuesResolver } from './field.tsx';
import type { FormType } from './field-labels.ts';
import { checkPeriodTimes } from './publication-fields.tsx';

export interface RecordFormOptions<T extends FieldValues> {
  type: FormType;
  /** Such as `browser:12` or `browser:new`. */
  draftName: string;
  title: string;
  id: number | null;
  stored: Stored<T>;
  check: (values: T) => Issues;
  /** Without it, the fields of the form have the names of the server's. */
  fieldOf?: (field: string) => string;
  /** Rejects with Apollo's error. Without it, a record that was deleted cannot be saved. */
  create?: ((values: T, context: CreateContext) => Promise<Created>) | undefined;
  /** Rejects with Apollo's error, also if `revision` is not the stored one. */
  update: (id: number, values: T, revision: number | null) => Promise<unknown>;
  /** Null if it was deleted. Required for an update. */
  fetchStored?: () => Promise<Stored<T> | null>;
  onSaved: (values: T, created: Created) => void;
  /** Says why saving has failed. Without it, the form does. */
  onFailure?: (error: unknown) => void;
}

export type RecordFormState<T extends FieldValues> = ReturnType<typeof useRecordForm<T>>;

export function useRecordForm<T extends FieldValues>({
  type,
  draftName,
  title,
  id,
  stored,
  check: checkValues,
  fieldOf = String,
  create,
  update,
  fetchStored,
  onSaved,
  onFailure,
}: RecordFormOptions<T>) {
  const check = (values: T) => ({ ...checkValues(values), ...checkPeriodTimes(values) });
  const groups = groupsOf(TABLES[type]);
  const form = useForm<T>({
    defaultValues: stored.values as DefaultValues<T>, // the type asks for a part of the record, and this is a whole one
    resolver: issuesResolver(check),
    reValidateMode: 'onChange',
    // RecordForm focuses the first field that shows an error.
    shouldFocusError: false,
  });
  const found = useFoundDraft<T>(draftName);
  // What the typed values started from. Saving them over another revision is a conflict.
  const [base, setBase] = useState<Base<T>>(() => baseOf(found?.draft ?? null, stored));
  useUndoneValues(form, stored, base, setBase, groups);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDeleted, setDeleted] = useState(false);
  const merge = useMerge(form, groups);
  // A draft with a missing choice has to be merged again.
  const draft = useDraft(form, { name: draftName, title, base: merge.draftBase ?? base, found });
  const { isDirty, isSubmitting } = form.formState;
  // The server may have saved them, although the response was lost.
  const sent = useRef<T | null>(null);

  const saveValues = async (values: T, revision: number | null) => {
    setFailure(null);
    let created: Created;
    try {
      if (id === null || revision === null) created = await createOnce(values);
      else await update(id, values, revision);
    } catch (error) {
      // If this request fails, too, the error of the save is shown.
      const current = isOutdated(error) ? await fetchStored?.().catch(() => undefined) : undefined;
      const merged =
        current && isConflict(error) && current.revision !== revision ? mergeSilently(current.values) : undefined;
      if (current && merged) await saveValues(merged, current.revision);
      else showError(error, current);
      sent.current = values;
      return;
    }
    draft.finish();
    onSaved(values, created);
  };

  /**
   * A pending request is repeated unchanged, because the server may have processed it. Later input is then saved as an
   * update.
   */
  const createOnce = async (values: T): Promise<Created> => {
    const request = draft.pendingRequest() ?? { key: randomId(), values };
    draft.storeRequest(request);
    const context = { headers: { 'idempotency-key': request.key } };
    const created = await create?.(request.values, context).catch((error: unknown) => {
      // Only if the server has created nothing. After a conflict the record exists.
      if (CombinedGraphQLErrors.is(error) && keyOf(error) !== 'conflict') draft.storeRequest(null);
      throw error;
    });
    if (created && JSON.stringify(values) !== JSON.stringify(request.values))
      await update(created.id, values, created.revision);
    return created;
  };

  /**
   * The values to save if there is nothing to show to the user: the response of an earlier save of this form was lost,
   * another change was taken back, or a move of another record has changed the display order of this one.
   */
  const mergeSilently = (theirs: T) =>
    [base.values, sent.current]
      .map((from) => mergeValues(from, form.getValues(), theirs, groups))
      .find(({ merged, conflicting }) => conflicting.length === 0 && merged.every(([path]) => path === 'displayOrder'))
      ?.values;

  const showError = (error: unknown, current: Stored<T> | null | undefined) => {
    if (current && isConflict(error)) {
      merge.start(base, current.values);
      setBase(current);
      return;
    }
    if (current === null && create) {
      setDeleted(true);
      return;
    }
    for (const issue of issuesOf(error)) form.setError(fieldOf(issue.field) as FieldPath<T>, fieldProblem(issue)); // the fields of the server are those of the form
    if (onFailure) onFailure(error);
    else setFailure(error);
  };

  return {
    form,
    isNew: id === null,
    failure,
    merge,
    /** Saving then creates a new record. */
    isDeleted,
    restoredAt: draft.restored?.savedAt ?? null,
    isSaving: isSubmitting,
    isUnsaved: () => isDirty && !draft.isFinished(),
    isValid: () => Object.keys(check(form.getValues())).length === 0,
    submit: () => form.handleSubmit((values) => saveValues(values, isDeleted ? null : base.revision))(),
    discardDraft: () => {
      form.reset(stored.values);
      setBase(stored);
      merge.clear();
      setFailure(null);
      draft.discard();
    },
    leave: draft.finish,
  };
}

function baseOf<T>(draft: Draft<T> | null, stored: Stored<T>): Base<T> {
  if (!draft) return stored;
  const { base = null, revision } = draft;
  return { values: revision === stored.revision ? stored.values : base, revision };
}

/**
 * Shows the values that an undo or a restoration has stored, beside those that were typed. If both have changed a field,
 * the next save is a conflict.
 */
function useUndoneValues<T extends FieldValues>(
  form: UseFormReturn<T>,
  { values, revision }: Stored<T>,
  base: Base<T>,
  setBase: (base: Base<T>) => void,
  groups: readonly FieldGroup[],
): void {
  const shown = useRef(revision);
  const show = useEffectEvent(() => {
    const next = mergeValues(base.values, form.getValues(), values, groups);
    if (next.conflicting.length > 0) return;
    form.reset(values, { keepSubmitCount: true });
    form.reset(next.values, { keepDefaultValues: true, keepSubmitCount: true });
    setBase({ values, revision });
  });
  useEffect(() => {
    if (shown.current !== revision) show();
    shown.current = revision;
  }, [revision]);
}

/** The server recognizes a repeated request by its key. */
export interface CreateContext {
  headers: { 'idempotency-key': string };
}

type Created = { id: number; revision: number } | undefined;

function useMerge<T extends FieldValues>(form: UseFormReturn<T>, groups: readonly FieldGroup[]) {
  const [merging, setMerging] = useState<Merging<T> | null>(null);
  const isOpen = merging !== null && isUndecided(merging);

  const start = (base: Base<T>, theirs: T) => {
    const next = startMerging(base, form.getValues(), theirs, groups);
    form.reset(theirs, { keepSubmitCount: true });
    form.reset(next.values, { keepDefaultValues: true, keepSubmitCount: true });
    setMerging(next);
  };

  const choose = (index: number, side: Side) => {
    if (!merging) return;
    const next = chooseSide(merging, index, side, form.getValues());
    for (const path of merging.conflicting[index] ?? [])
      form.setValue(path as Path<T>, valueAtPath(next.values, path) as PathValue<T, Path<T>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      }); // groups have the paths of the form
    setMerging(next);
  };

  const draftBaseOf = ({ base: { values, revision }, merged, theirs }: Merging<T>): Base<T> => ({
    values: values && withGroups(values, merged, theirs),
    revision,
  });

  return {
    merging,
    isOpen,
    /** The base of the draft while a choice is missing, with what was merged; null otherwise. */
    draftBase: isOpen ? draftBaseOf(merging) : null,
    start,
    choose,
    clear: () => setMerging(null),
  };
}

export type Side = 'mine' | 'theirs';

export interface Merging<T> {
  base: Base<T>;
  /** The values that the form gets. */
  values: T;
  /** What was typed. Of a group for which the other side is chosen, it is what was typed before the choice. */
  mine: T;
  theirs: T;
  /** Changed by the other side only. The form has their values. */
  merged: readonly FieldGroup[];
  /** Changed by both sides, to different values. */
  conflicting: readonly FieldGroup[];
  /** The chosen side of each conflicting group; null before the choice. */
  chosen: readonly (Side | null)[];
}

export function startMerging<T extends object>(
  base: Base<T>,
  typed: T,
  theirs: T,
  groups?: readonly FieldGroup[],
): Merging<T> {
  const { values, merged, conflicting } = mergeValues(base.values, typed, theirs, groups);
  return { base, values, mine: values, theirs, merged, conflicting, chosen: conflicting.map(() => null) };
}

/** `typed` are the current values of the form. */
export function chooseSide<T extends object>(merging: Merging<T>, index: number, side: Side, typed: T): Merging<T> {
  const groups = merging.conflicting.slice(index, index + 1);
  // What was typed into the field since the merge is mine, too.
  const mine = merging.chosen[index] === 'theirs' ? merging.mine : withGroups(merging.mine, groups, typed);
  const values = withGroups(typed, groups, side === 'mine' ? mine : merging.theirs);
  return { ...merging, values, mine, chosen: merging.chosen.with(index, side) };
}

export function isUndecided({ chosen }: Pick<Merging<unknown>, 'chosen'>) {
  return chosen.includes(null);
}

/** The fields of a record that `defaults` has, without what Apollo adds to objects. */
export function formValues<T extends object>(record: { readonly [K in keyof T]: Readonly<T[K]> }, defaults: T): T {
  const values: object = stripTypename(record);
  const entries = Object.keys(defaults).map((name) => [name, Reflect.get(values, name) ?? null]);
  return Object.fromEntries(entries) as T; // the record has each of them
}
