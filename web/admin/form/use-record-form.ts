import { CombinedGraphQLErrors } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import { isConflict, issuesOf, keyOf } from './failure-parts.ts';
import { fieldProblem } from './field-problem.ts';
import { issuesResolver } from './issues-resolver.ts';
import type { CreateRequest } from './draft.ts';
import { useDraft } from './use-draft.ts';

/** Options for the request that creates a record. */
export interface Attempt {
  /** Context for Apollo Client. The server recognizes a repeated request by its key. */
  context: { headers: { 'idempotency-key': string } };
  /** The id of the record that an earlier request of this form has created. It is then updated. */
  createdId?: number;
}

/** The fields that are needed of a created record. */
type Created = { id: number; revision: number } | undefined;

export interface Stored<T> {
  values: T;
  /** Null for a new record. */
  revision: number | null;
}

export interface RecordFormOptions<T extends FieldValues> {
  /** Identifies the draft of the record, for example `browser:12` or `browser:new`. */
  draftName: string;
  /** The initial values. */
  stored: Stored<T>;
  /** Validates the values. */
  check: (values: T) => Issues;
  /** Updates the record if `revision` is the stored one, or creates it if `revision` is null. Rejects with Apollo's error. */
  save: (values: T, revision: number | null, attempt: Attempt | null) => Promise<Created>;
  /** Fetches the stored record from the server; null if it was deleted. Required for an update. */
  fetchStored?: () => Promise<Stored<T> | null>;
  onSaved: () => void;
}

/** The state of a form for one record, for `RecordForm`. */
export interface RecordFormState<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The error of the last save; null without one. */
  failure: unknown;
  /** The stored record if someone else has saved it; null without a conflict. */
  conflict: Stored<T> | null;
  /** The time of the restored draft, ISO 8601; null without a restored draft. */
  restoredAt: string | null;
  isSaving: boolean;
  /** Whether leaving the form would lose values. */
  isUnsaved: () => boolean;
  submit: () => Promise<void>;
  /** Resolves a conflict: loads the stored values into the form. */
  loadStored: () => void;
  /** Resolves a conflict: saves the values of the form over the stored ones. */
  overwrite: () => Promise<void>;
  discardDraft: () => void;
  /** Discards the values, because the form is about to be left. */
  leave: () => void;
}

export function useRecordForm<T extends FieldValues>({ draftName, stored, check, save, fetchStored, onSaved }: RecordFormOptions<T>): RecordFormState<T> {
  const form = useForm<T>({
    defaultValues: stored.values as DefaultValues<T>, // the type asks for a part of the record, and this is a whole one
    resolver: issuesResolver(check),
    reValidateMode: 'onChange',
    // RecordForm focuses the first field that shows an error.
    shouldFocusError: false,
  });
  const [revision, setRevision] = useState(stored.revision);
  useUndoneValues(form, stored, setRevision);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Stored<T> | null>(null);
  const draft = useDraft(draftName, form, revision);
  // The values of a draft belong to the draft's revision. Saving them over a newer revision is a conflict.
  const [isDraftBased, setDraftBased] = useState(draft.restored !== null);
  const baseRevision = isDraftBased && draft.restored ? draft.restored.revision : revision;
  const { isDirty, isSubmitting } = form.formState;
  const hasLeft = useRef(false);
  const pendingRequest = useRef(draft.restored?.request ?? null);

  const saveValues = async (values: T, base: number | null) => {
    setFailure(null);
    try {
      await (base === null ? idempotentCreate(values) : save(values, base, null));
    } catch (error) {
      await showError(error);
      return;
    }
    leave();
    onSaved();
  };

  /** Repeats a pending request unchanged, because the server may have processed it. Later input is then saved as an update. */
  const idempotentCreate = async (values: T) => {
    const request = pendingRequest.current ?? { key: newKey(), values };
    storeRequest(request);
    const context = { headers: { 'idempotency-key': request.key } };
    const created = await save(request.values, null, { context }).catch((error: unknown) => {
      if (isRejected(error)) storeRequest(null);
      throw error;
    });
    if (created && JSON.stringify(values) !== JSON.stringify(request.values)) await save(values, created.revision, { context, createdId: created.id });
  };

  const storeRequest = (request: CreateRequest<T> | null) => {
    pendingRequest.current = request;
    draft.storeRequest(request);
  };

  const showError = async (error: unknown) => {
    const current = isConflict(error) ? await fetchCurrent() : null;
    setConflict(current);
    if (current) return;
    // Each message is shown at its field.
    for (const issue of issuesOf(error)) form.setError(issue.field as FieldPath<T>, fieldProblem(issue)); // the server uses the same field names as the form
    setFailure(error);
  };

  /** Returns null if the request fails. The error of the save is then shown. */
  const fetchCurrent = async () => {
    try {
      return (await fetchStored?.()) ?? null;
    } catch {
      return null;
    }
  };

  const leave = () => {
    hasLeft.current = true;
    draft.finish();
  };

  const resetTo = (record: Stored<T>) => {
    form.reset(record.values);
    setRevision(record.revision);
    setDraftBased(false);
    setConflict(null);
    setFailure(null);
    draft.discard();
    pendingRequest.current = null;
  };

  return {
    form,
    failure,
    conflict,
    restoredAt: draft.restored?.savedAt ?? null,
    isSaving: isSubmitting,
    isUnsaved: useCallback(() => isDirty && !hasLeft.current, [isDirty]),
    submit: () => form.handleSubmit((values) => saveValues(values, baseRevision))(),
    loadStored: () => conflict && resetTo(conflict),
    overwrite: async () => {
      if (!conflict) return;
      const base = conflict.revision;
      await form.handleSubmit((values) => saveValues(values, base))();
    },
    discardDraft: () => resetTo({ values: stored.values, revision: stored.revision }),
    leave,
  };
}

/** Shows the stored values if they have changed, for example by an undo. If the form has unsaved values, saving them is a conflict. */
function useUndoneValues<T extends FieldValues>(form: UseFormReturn<T>, { values, revision }: Stored<T>, setRevision: (revision: number | null) => void): void {
  const { isDirty } = form.formState;
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision || isDirty) return;
    shown.current = revision;
    form.reset(values);
    setRevision(revision);
  }, [form, values, revision, isDirty, setRevision]);
}

/** Whether the server has rejected the request and created nothing. After a conflict the record exists. */
function isRejected(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && keyOf(error) !== 'conflict';
}

/** A random key. `crypto.randomUUID` is missing on pages over http, which an installation may use. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
