import { CombinedGraphQLErrors } from '@apollo/client';
import { useCallback, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import { fieldsOf, isConflict } from './failure-parts.ts';
import { issuesResolver } from './issues-resolver.ts';
import { useDraft } from './use-draft.ts';

/** What Apollo sends along so that the server knows the same request again. */
export interface Attempt {
  context: { headers: { 'idempotency-key': string } };
}

/** A record as it is stored. */
export interface Stored<T> {
  values: T;
  /** Null for a record that is not stored yet. */
  revision: number | null;
}

export interface RecordFormOptions<T extends FieldValues> {
  /** Names the record among all drafts: `browser:12`, `browser:new`. */
  draftName: string;
  /** What the form begins with. */
  stored: Stored<T>;
  /** The rules of the record. */
  check: (values: T) => Issues;
  /** Saves; `revision` is the one that was edited. A new record is sent with `attempt`, so that an answer that was lost adds no second one. Rejects with what Apollo rejects with. */
  save: (values: T, revision: number | null, attempt: Attempt) => Promise<unknown>;
  /** Fetches what is stored now, past every cache; null when it is gone. Needed where `revision` is. */
  fetchStored?: () => Promise<Stored<T> | null>;
  /** Called when everything is saved. */
  onSaved: () => void;
}

/** A form of one record, with all that can happen to it; goes into a `RecordForm`. */
export interface RecordFormState<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** Why the last saving failed; null when it did not. */
  failure: unknown;
  /** What is stored now, when someone else saved meanwhile. */
  conflict: Stored<T> | null;
  /** When the restored draft was typed, ISO 8601; null when none was restored. */
  restoredAt: string | null;
  isSaving: boolean;
  /** Whether leaving would lose something. */
  isUnsaved: () => boolean;
  submit: () => Promise<void>;
  /** Ends a conflict by taking what is stored. */
  takeStored: () => void;
  /** Ends a conflict by saving what is typed over what is stored. */
  saveOver: () => Promise<void>;
  discardDraft: () => void;
  /** Gives up what is typed: the form is about to be left. */
  giveUp: () => void;
}

export function useRecordForm<T extends FieldValues>({ draftName, stored, check, save, fetchStored, onSaved }: RecordFormOptions<T>): RecordFormState<T> {
  const form = useForm<T>({
    defaultValues: stored.values as DefaultValues<T>, // a whole record is more than the part that the type asks for
    resolver: issuesResolver(check),
    reValidateMode: 'onChange',
    // The form itself focuses the first field that it shows as wrong.
    shouldFocusError: false,
  });
  const [revision, setRevision] = useState(stored.revision);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Stored<T> | null>(null);
  const draft = useDraft(draftName, form, revision);
  // A draft was typed over the revision it names: saving it over a newer one is a conflict.
  const [isDraftBased, setDraftBased] = useState(draft.restored !== null);
  const edited = isDraftBased && draft.restored ? draft.restored.revision : revision;
  const { isDirty, isSubmitting } = form.formState;
  const isLeft = useRef(false);
  const [attempt, setAttempt] = useState(() => attemptNamed(draft.restored?.requestKey ?? newKey()));

  const store = async (values: T, over: number | null) => {
    setFailure(null);
    if (over === null) draft.noteRequest(attempt.context.headers['idempotency-key']);
    try {
      await save(values, over, attempt);
    } catch (error) {
      // What was refused was not done, and the next request may be about something else.
      if (CombinedGraphQLErrors.is(error)) draft.noteRequest(null);
      await explain(error);
      return;
    }
    leave();
    onSaved();
  };

  const explain = async (error: unknown) => {
    const now = isConflict(error) ? await storedNow() : null;
    setConflict(now);
    if (now) return;
    // Field by field, so that each message stands where it can be acted on.
    for (const [path, message] of fieldsOf(error)) form.setError(path as FieldPath<T>, { type: 'server', message }); // the server names the fields as the form does
    setFailure(error);
  };

  /** Without an answer the failure itself is shown. */
  const storedNow = async () => {
    try {
      return (await fetchStored?.()) ?? null;
    } catch {
      return null;
    }
  };

  const leave = () => {
    isLeft.current = true;
    draft.end();
  };

  const begin = (now: Stored<T>) => {
    form.reset(now.values);
    setRevision(now.revision);
    setDraftBased(false);
    setConflict(null);
    setFailure(null);
    draft.discard();
    setAttempt(attemptNamed(newKey()));
  };

  return {
    form,
    failure,
    conflict,
    restoredAt: draft.restored?.savedAt ?? null,
    isSaving: isSubmitting,
    isUnsaved: useCallback(() => isDirty && !isLeft.current, [isDirty]),
    submit: () => form.handleSubmit((values) => store(values, edited))(),
    takeStored: () => conflict && begin(conflict),
    saveOver: async () => {
      if (!conflict) return;
      const over = conflict.revision;
      await form.handleSubmit((values) => store(values, over))();
    },
    discardDraft: () => begin({ values: stored.values, revision: stored.revision }),
    giveUp: leave,
  };
}

function attemptNamed(key: string): Attempt {
  return { context: { headers: { 'idempotency-key': key } } };
}

/** A name that nobody else gives. `randomUUID` is missing where an origin over http was accepted. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
