import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useRef } from 'react';
import { PAGES } from '../../../rules/pages.ts';
import { useTexts } from '../use-texts.ts';
import { useFailureMessage } from './failure-message.ts';
import { refetchAll } from './use-loaded.ts';
import { type NamedRecord, useRecordTitle } from './change-text.ts';
import { RestoreRecordDocument, UndoChangeDocument, type UndoObstacleFragment } from '../history/history.generated.ts';

export interface Notice {
  kind: 'success' | 'failure';
  /** What the screen says; null if it says nothing. */
  text: string | null;
  /** Whether the text says more than the words of the change, which otherwise follow after a while. */
  isDetailed?: boolean;
  /** The changes of the catalogue that the action has made, the oldest first. */
  changeIds: readonly number[];
  /** Whether these changes have undone others. */
  isUndo: boolean;
  /** Takes back an action that has made no change of the catalogue. */
  takeBack?: () => Promise<void>;
  /** The step that usually follows. */
  next?: { to: string; label: string };
}

/** The messages of the administration. There is one at a time, and it stays when the user goes to another screen. */
export type Notices = ReturnType<typeof createNotices>;

/** How long a message with something to do is shown, in milliseconds. */
export const UNDO_MESSAGE_MS = 10_000;
const STORAGE_KEY = 'undo-steps';
const STEPS_MAX = 50;

/**
 * The changes of each action that can be undone, and of each undo that can be taken back. The last one is at the end.
 */
interface Steps {
  undo: readonly (readonly number[])[];
  redo: readonly (readonly number[])[];
}

function readSteps(): Steps {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Steps | null) ?? { undo: [], redo: [] }; // written by writeSteps
  } catch {
    return { undo: [], redo: [] };
  }
}

/** Stores the steps, so that they survive a reload. */
function writeSteps(steps: Steps): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(steps));
  } catch {
    // Without sessionStorage, only the message and the history can undo.
  }
}

/** The steps with a new last one, and without those that have the same changes. */
function withStep(steps: Steps['undo'], changeIds: readonly number[]): Steps['undo'] {
  return [...withoutSteps(steps, changeIds), changeIds].slice(-STEPS_MAX);
}

function withoutSteps(steps: Steps['undo'], changeIds: readonly number[]): Steps['undo'] {
  return steps.filter((step) => !step.some((id) => changeIds.includes(id)));
}

export function createNotices() {
  const listeners = new Set<() => void>();
  let notice: Notice | null = null;
  let obstacles: readonly UndoObstacleFragment[] = [];
  let withoutText: readonly number[] = [];

  const set = (next: Notice | null) => {
    notice = next;
    withoutText = [];
    for (const listener of listeners) listener();
  };

  const setDone = (next: Notice) => {
    if (next.changeIds.length > 0) writeSteps({ undo: withStep(readSteps().undo, next.changeIds), redo: [] });
    set(next);
  };

  /** Called for the response of each mutation, except for undos, with the ids of the changes that it has made. */
  const receive = (changeIds: readonly number[]) => {
    if (changeIds.length > 0) setDone({ kind: 'success', text: null, changeIds, isUndo: false });
    withoutText = changeIds;
  };

  return {
    current: () => notice,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive,
    /** The changes of the last mutation; empty after a text about it. */
    received: () => withoutText,
    /** Says what was done. A text about a success joins the message of the changes of the last mutation. */
    show: (kind: Notice['kind'], text: string, options?: Partial<Omit<Notice, 'kind' | 'text' | 'isUndo'>>) =>
      setDone({ kind, text, changeIds: kind === 'success' ? withoutText : [], isUndo: false, ...options }),
    /** Says that `undone` were undone by the changes `changeIds`; empty if something stands in the way. */
    showUndone(changeIds: readonly number[], isUndo: boolean, undone: readonly number[]) {
      const steps = readSteps();
      const [undo, redo] = [withoutSteps(steps.undo, undone), withoutSteps(steps.redo, undone)];
      if (changeIds.length === 0) writeSteps({ undo, redo });
      else writeSteps(isUndo ? { undo, redo: withStep(redo, changeIds) } : { undo: withStep(undo, changeIds), redo });
      set(changeIds.length > 0 ? { kind: 'success', text: null, changeIds, isUndo } : null);
    },
    close: () => set(null),
    /** The changes of the last action of this tab that was not undone, or of the last undo; empty without them. */
    lastStep: (isRedo: boolean) => readSteps()[isRedo ? 'redo' : 'undo'].at(-1) ?? [],
    /** What stands in the way of the last undo; empty if nothing does. */
    obstacles: () => obstacles,
    block(next: readonly UndoObstacleFragment[]) {
      obstacles = next;
      for (const listener of listeners) listener();
    },
  };
}

const Context = createContext<Notices | null>(null);

export const NoticesProvider = Context.Provider;

export function useNotices(): Notices {
  const notices = use(Context);
  if (!notices) throw new Error('useNotices is called without a NoticesProvider');
  return notices;
}

/** Functions that say what was done, and why an action failed: the message of the error, or else `fallback`. */
export function useMessages() {
  const { show } = useNotices();
  const failureMessage = useFailureMessage();
  return {
    showDone: (text: string, options?: Parameters<Notices['show']>[2]) => show('success', text, options),
    showFailure: (error: unknown, fallback: string) => show('failure', failureMessage(error, fallback)),
  };
}

/**
 * A function that undoes changes, the last one first, says so, and loads what the screen shows again. `isUndo` says
 * whether they are themselves undos. With `restored`, this text says what was done, and that can be undone.
 */
export function useUndo(): (changeIds: readonly number[], isUndo: boolean, restored?: string) => Promise<void> {
  const { t } = useTexts();
  const client = useApolloClient();
  const notices = useNotices();
  const { showFailure } = useMessages();
  return async (changeIds, isUndo, restored) => {
    const undone: number[] = [];
    try {
      for (const id of changeIds.toReversed()) {
        const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { id } });
        const { change, obstacles = [] } = data?.undoChange ?? {};
        notices.block(obstacles);
        if (!change) break;
        undone.push(change.id);
      }
      if (restored && undone.length > 0) notices.show('success', restored, { changeIds: undone, isDetailed: true });
      else notices.showUndone(undone, !isUndo, changeIds);
    } catch (error) {
      // What was done before the failure can be undone.
      notices.receive(undone);
      showFailure(error, t('history.undoFailed'));
    }
    await refetchAll(client);
  };
}

export function useUndoNotice(): (notice: Notice) => Promise<void> {
  const notices = useNotices();
  const undo = useUndo();
  return async ({ changeIds, isUndo, takeBack }) => {
    if (!takeBack) return undo(changeIds, isUndo);
    await takeBack().catch(() => undefined);
    return notices.close();
  };
}

/**
 * A function that undoes the last action of this tab, or takes back its last undo. Called again, it goes one step
 * further. A step ends before the next one begins.
 */
export function useUndoLast(): (isRedo?: boolean) => Promise<void> {
  const { t } = useTexts();
  const notices = useNotices();
  const undo = useUndo();
  const undoNotice = useUndoNotice();
  const running = useRef<Promise<void> | null>(null);
  const step = async (isRedo: boolean) => {
    const notice = notices.current();
    if (notice?.takeBack && !isRedo) return undoNotice(notice);
    const changeIds = notices.lastStep(isRedo);
    if (changeIds.length > 0) return undo(changeIds, isRedo);
    return notices.show('failure', t(isRedo ? 'history.noRedo' : 'history.noUndo'), {
      next: { to: PAGES.adminHistory.path, label: t('history.title') },
    });
  };
  return async (isRedo = false) => {
    running.current = (running.current ?? Promise.resolve()).then(async () => step(isRedo));
    return running.current;
  };
}

export function canUndo({ changeIds, takeBack }: Notice): boolean {
  return changeIds.length > 0 || takeBack !== undefined;
}

export interface RestoredValue {
  field: string;
  label: string;
  before: boolean;
}

/** Brings a record, or one of its fields, back to its state after a change, and loads what the screen shows again. */
export function useRestoreRecord() {
  const { t } = useTexts();
  const client = useApolloClient();
  const notices = useNotices();
  const { showFailure } = useMessages();
  const titleOf = useRecordTitle();
  return async (change: { id: number }, record: NamedRecord, value?: RestoredValue) => {
    const { recordType, recordId } = record;
    const name = value ? t('history.fieldOf', { field: value.label, name: titleOf(record) }) : titleOf(record);
    try {
      const { data } = await client.mutate({
        mutation: RestoreRecordDocument,
        variables: {
          changeId: change.id,
          recordType,
          recordId,
          ...(value && { fields: [value.field], before: value.before }),
        },
      });
      const obstacles = data?.restoreRecord.obstacles ?? [];
      notices.block(obstacles);
      if (obstacles.length === 0)
        notices.show('success', t(data?.restoreRecord.change ? 'history.restored' : 'history.sameState', { name }));
    } catch (error) {
      showFailure(error, t('history.restoreFailed'));
    }
    await refetchAll(client);
  };
}
