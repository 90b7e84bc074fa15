import { CombinedGraphQLErrors } from '@apollo/client';
import { stripTypename } from '@apollo/client/utilities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import { type FieldGroup, groupsOf } from '#rules/merge.ts';
import { RECORDS } from '#rules/records/registry.ts';
import { chooseSide, type Conflict, findConflict, isAsking, isUndecided, type Side } from './conflict.ts';
import { type Stored, useDraft } from './draft.ts';
import { isConflict, isOutdated, issuesOf, keyOf } from '../graph/failure-message.ts';
import { fieldProblem, issuesResolver } from './field.tsx';
import type { FormType } from './field-labels.ts';
import { checkPeriodTimes } from './publication-fields.tsx';
import { randomId } from './tab.ts';

export interface RecordFormOptions<T extends FieldValues> {
  type: FormType;
  /** A name such as `browser:12` or `browser:new`. */
  draftName: string;
  title: string;
  id: number | null;
  stored: Stored<T>;
  check: (values: T) => Issues;
  /** Needed if a field of the form has another name than on the server. */
  fieldOf?: (field: string) => string;
  /** Rejects with Apollo's error. If it is missing, a record that was deleted cannot be saved. */
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
  const groups = groupsOf(RECORDS[type].fields);
  const form = useForm<T>({
    defaultValues: stored.values as DefaultValues<T>, // the type asks for a part of the record, and this is a whole one
    resolver: issuesResolver(check),
    reValidateMode: 'onChange',
    // RecordForm focuses the first field that shows an error.
    shouldFocusError: false,
  });
  // What the typed values started from. Saving them over another revision is a conflict.
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDeleted, setDeleted] = useState(false);
  useUndoneValues(form, stored, base, setBase, groups);
  const draft = useDraft(form, {
    name: draftName,
    title,
    base,
    onOpen: (opened) => {
      // The draft of an older version may have other fields.
      const known = Object.entries(opened.values).filter(([name]) => name in stored.values);
      showTyped(form, { ...form.getValues(), ...Object.fromEntries(known) });
      setBase({ values: opened.base, revision: opened.revision });
      setConflict(null);
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  // The server may have saved them, although the response was lost.
  const sent = useRef<T | null>(null);

  const saveValues = async (values: T, from: Stored<T>): Promise<void> => {
    setFailure(null);
    let created: Created;
    try {
      if (id === null || from.revision === null) created = await createOnce(values);
      else await update(id, values, from.revision);
    } catch (error) {
      // If this request fails, too, the error of the save is shown.
      const current = isOutdated(error) ? await fetchStored?.().catch(() => undefined) : undefined;
      if (current && isConflict(error)) return meetOther(values, from, current);
      if (current === null && create) return setDeleted(true);
      sent.current = values;
      return showError(error);
    }
    draft.finish();
    onSaved(values, created);
  };

  /** Someone else has saved the record. If that asks for no choice, the person's own save goes on. */
  const meetOther = async (values: T, from: Stored<T>, current: Stored<T>): Promise<void> => {
    const found = findConflict(from.values, values, current, { sent: sent.current, groups });
    if (current.revision !== from.revision && !isAsking(found)) return saveValues(found.values, current);
    form.reset(current.values, { keepSubmitCount: true });
    showConflict(found);
  };

  const showConflict = (next: Conflict<T>) => {
    showTyped(form, next.values);
    setConflict(next);
    // A draft that is stored before all choices has the conflict again.
    if (!isUndecided(next)) setBase(next.stored);
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
      // The server has created nothing then. After a conflict the record exists.
      if (CombinedGraphQLErrors.is(error) && keyOf(error) !== 'conflict') draft.storeRequest(null);
      throw error;
    });
    if (created && JSON.stringify(values) !== JSON.stringify(request.values))
      await update(created.id, values, created.revision);
    return created;
  };

  const showError = (error: unknown) => {
    for (const issue of issuesOf(error)) form.setError(fieldOf(issue.field) as FieldPath<T>, fieldProblem(issue)); // the fields of the server are those of the form
    if (onFailure) onFailure(error);
    else setFailure(error);
  };

  return {
    form,
    isNew: id === null,
    failure,
    conflict,
    isUndecided: conflict !== null && isUndecided(conflict),
    choose: (index: number, side: Side) =>
      conflict && showConflict(chooseSide(conflict, index, side, form.getValues())),
    /** Saving then creates a new record. */
    isDeleted,
    draft,
    isSaving: isSubmitting,
    isUnsaved: () => isDirty && !draft.isFinished(),
    isValid: () => Object.keys(check(form.getValues())).length === 0,
    submit: () => form.handleSubmit((values) => saveValues(values, isDeleted ? { ...base, revision: null } : base))(),
    discardDraft: () => {
      form.reset(stored.values);
      setBase(stored);
      setConflict(null);
      setFailure(null);
      draft.discard();
    },
    leave: draft.finish,
  };
}

/**
 * Shows the values that an undo or a restoration has stored, beside those that were typed. If both have changed a field,
 * the next save is a conflict.
 */
function useUndoneValues<T extends FieldValues>(
  form: UseFormReturn<T>,
  stored: Stored<T>,
  base: Stored<T>,
  setBase: (base: Stored<T>) => void,
  groups: readonly FieldGroup[],
): void {
  const { revision } = stored;
  const shown = useRef(revision);
  const show = useEffectEvent(() => {
    const next = findConflict(base.values, form.getValues(), stored, { groups });
    if (isUndecided(next)) return;
    form.reset(stored.values, { keepSubmitCount: true });
    showTyped(form, next.values);
    setBase(stored);
  });
  useEffect(() => {
    if (shown.current !== revision) show();
    shown.current = revision;
  }, [revision]);
}

/** Keeps the references of the fields, so that what is typed before the next rendering is not lost. */
function showTyped<T extends FieldValues>(form: UseFormReturn<T>, values: T) {
  form.reset(values, { keepDefaultValues: true, keepSubmitCount: true, keepFieldsRef: true });
}

/** The server recognizes a repeated request by its key. */
export interface CreateContext {
  headers: { 'idempotency-key': string };
}

type Created = { id: number; revision: number } | undefined;

/** All current values of the form. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the form around it has these values
export function useFormValues<T extends FieldValues>(): T {
  return useWatch<T, T, T>({ compute: (values) => values });
}

/** The fields of a record that `defaults` has, without what Apollo adds to objects. */
export function formValues<T extends object>(record: { readonly [K in keyof T]: Readonly<T[K]> }, defaults: T): T {
  const values: object = stripTypename(record);
  const entries = Object.keys(defaults).map((name) => [name, Reflect.get(values, name) ?? null]);
  return Object.fromEntries(entries) as T; // the record has each of them
}
