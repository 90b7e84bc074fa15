import { CombinedGraphQLErrors } from '@apollo/client';
import { useCallback, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { MESSAGES } from '../../../rules/errors.ts';
import type { Issues } from '../../../rules/issues.ts';
import { fieldsOf, isConflict } from './failure-parts.ts';
import { issuesResolver } from './issues-resolver.ts';
import type { AddRequest } from './draft.ts';
import { useDraft } from './use-draft.ts';

/** How a new record is sent. */
export interface Attempt {
  /** What Apollo sends along so that the server knows the same request again. */
  context: { headers: { 'idempotency-key': string } };
  /** The record that the same form has added by a request whose answer was lost: it is changed instead. */
  addedId?: number;
}

/** What is needed of a record that was added. */
type Added = { id: number; revision: number } | undefined;

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
  /** Saves over the `revision` that was edited; without one it adds the record and gives it. Rejects with what Apollo rejects with. */
  save: (values: T, revision: number | null, attempt: Attempt | null) => Promise<Added>;
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
  const unanswered = useRef(draft.restored?.request ?? null);

  const store = async (values: T, over: number | null) => {
    setFailure(null);
    try {
      await (over === null ? addOnce(values) : save(values, over, null));
    } catch (error) {
      await explain(error);
      return;
    }
    leave();
    onSaved();
  };

  /** A request whose answer was lost is sent again as it was; what was typed since is then saved over the record that it added. */
  const addOnce = async (values: T) => {
    const request = unanswered.current ?? { key: newKey(), values };
    noteRequest(request);
    const context = { headers: { 'idempotency-key': request.key } };
    const added = await save(request.values, null, { context }).catch((error: unknown) => {
      if (isRefused(error)) noteRequest(null);
      throw error;
    });
    if (added && JSON.stringify(values) !== JSON.stringify(request.values)) await save(values, added.revision, { context, addedId: added.id });
  };

  const noteRequest = (request: AddRequest<T> | null) => {
    unanswered.current = request;
    draft.noteRequest(request);
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
    unanswered.current = null;
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

/** Whether nothing was added, so that the next request may be about something else. A record that was changed since was added. */
function isRefused(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.message !== MESSAGES.conflict;
}

/** A name that nobody else gives. `randomUUID` is missing where an origin over http was accepted. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
