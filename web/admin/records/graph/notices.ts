import { makeVar } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { PAGES } from '#rules/pages.ts';
import { requiredContext } from '../../../ui/required-context.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { useFailureMessage } from './failure-message.ts';
import { type NamedRecord, useRecordTitle } from './change-text.ts';
import {
  type UndoObstacleFragment,
  useRestoreRecordMutation,
  useUndoChangeMutation,
} from '../history/history.generated.ts';

/** An action that can be undone, or an undo that can be taken back. The oldest change is first. */
interface Step {
  changeIds: readonly number[];
  isUndo: boolean;
  /** Takes back an action that has made no change of the catalogue. */
  takeBack?: () => Promise<void>;
}

export interface Notice extends Step {
  kind: 'success' | 'failure';
  /** Null if the words are those of the change. */
  text: string | null;
  next?: { to: string; label: string };
}

export function isUndoable({ changeIds, takeBack }: Step) {
  return changeIds.length > 0 || takeBack !== undefined;
}

/** There is one message at a time, and it stays when the user goes to another screen. */
export type Notices = ReturnType<typeof createNotices>;

const STORAGE_KEY = 'steps';
const STEPS_MAX = 50;

/** The steps of this tab; the last one is at the end. */
function readSteps(): Step[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'); // written by writeSteps
  } catch {
    return [];
  }
}

function writeSteps(steps: Step[]) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(steps.slice(-STEPS_MAX)));
  } catch {
    // Only the message and the history can undo without sessionStorage.
  }
}

export function createNotices() {
  const current = makeVar<Notice | null>(null);
  /** The last one that can be undone or has a next step. It stays when its message is gone. */
  const last = makeVar<Notice | null>(null);
  let withoutText: readonly number[] = [];

  const set = (next: Notice | null) => {
    withoutText = [];
    current(next);
    if (next && (isUndoable(next) || next.next)) last(next);
  };

  const hide = () => set(null);

  const close = () => {
    hide();
    last(null);
  };

  const setDone = (next: Omit<Notice, 'isUndo'>) => {
    const step = { changeIds: next.changeIds, isUndo: false };
    // After another action, undos can no longer be taken back.
    if (step.changeIds.length > 0) writeSteps([...withoutSteps(step.changeIds).filter(({ isUndo }) => !isUndo), step]);
    set({ ...next, isUndo: false });
  };

  /** Called with the changes of each mutation, except for undos. */
  const receive = (changeIds: readonly number[]) => {
    if (changeIds.length > 0) setDone({ kind: 'success', text: null, changeIds });
    withoutText = changeIds;
  };

  return {
    current,
    last,
    receive,
    /** The changes of the last mutation; empty after a text about it. */
    received: () => withoutText,
    /** A text about a success joins the message of the changes of the last mutation. */
    show: (kind: Notice['kind'], text: string, options?: Partial<Omit<Notice, 'kind' | 'text' | 'isUndo'>>) =>
      setDone({ kind, text, changeIds: kind === 'success' ? withoutText : [], ...options }),
    /** `step` is without changes if something stands in the way. */
    showUndone(step: Step, undone: readonly number[]) {
      const isDone = step.changeIds.length > 0;
      writeSteps([...withoutSteps(undone), ...(isDone ? [step] : [])]);
      if (isDone) set({ kind: 'success', text: null, ...step });
      else close();
    },
    hide,
    close,
    lastStep: (isUndo: boolean) => readSteps().findLast((step) => step.isUndo === isUndo),
    /** What stood in the way of the last undo or restoration. */
    obstacles: makeVar<readonly UndoObstacleFragment[]>([]),
  };
}

function withoutSteps(undone: readonly number[]): Step[] {
  return readSteps().filter(({ changeIds }) => !changeIds.some((id) => undone.includes(id)));
}

export const [NoticesProvider, useNotices] = requiredContext<Notices>();

export function useMessages() {
  const { show } = useNotices();
  const failureMessage = useFailureMessage();
  return {
    showDone: (text: string, options?: Parameters<Notices['show']>[2]) => show('success', text, options),
    showFailure: (error: unknown, fallback: string) => show('failure', failureMessage(error, fallback)),
    /** Resolves with whether the work has succeeded. */
    showResult: async (work: Promise<unknown>, done: string, failed: string) => {
      try {
        await work;
        show('success', done);
        return true;
      } catch (error) {
        show('failure', failureMessage(error, failed));
        return false;
      }
    },
  };
}

/** Refetches what is shown. */
export function useRefetchAll(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    // A query that fails shows its error itself.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}

/** Undoes the last change first. With `restored`, this text says what was done, and that can be undone. */
export function useUndo(): (step: Step, restored?: string) => Promise<void> {
  const { t } = useTexts();
  const [undoChange] = useUndoChangeMutation();
  const refetchAll = useRefetchAll();
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  return async ({ changeIds, isUndo, takeBack }, restored) => {
    if (takeBack) {
      await takeBack().catch(() => undefined);
      return notices.close();
    }
    const undone: number[] = [];
    try {
      for (const id of changeIds.toReversed()) {
        const { data } = await undoChange({ variables: { id } });
        const { change, obstacles = [] } = data?.undoChange ?? {};
        notices.obstacles(obstacles);
        if (!change) break;
        undone.push(change.id);
      }
      if (restored && undone.length > 0) showDone(restored, { changeIds: undone });
      else notices.showUndone({ changeIds: undone, isUndo: !isUndo }, changeIds);
    } catch (error) {
      // What was done before the failure can be undone.
      notices.receive(undone);
      showFailure(error, t('history.undoFailed'));
    }
    return refetchAll();
  };
}

/** Called again, it goes one step further. A step ends before the next one begins. */
export function useUndoLast(): (isRedo?: boolean) => Promise<void> {
  const { t } = useTexts();
  const notices = useNotices();
  const undo = useUndo();
  const running = useRef(Promise.resolve());
  const undoStep = async (isRedo: boolean) => {
    const notice = notices.current();
    const step = notice?.takeBack && !isRedo ? notice : notices.lastStep(isRedo);
    if (step) return undo(step);
    return notices.show('failure', t(isRedo ? 'history.noRedo' : 'history.noUndo'), {
      next: { to: PAGES.adminHistory.path, label: t('history.title') },
    });
  };
  return async (isRedo = false) => {
    running.current = running.current.then(async () => undoStep(isRedo));
    return running.current;
  };
}

interface RestoredValue {
  field: string;
  label: string;
  before: boolean;
}

/** The record, or one of its fields, gets its state after a change, or before it. */
export function useRestoreRecord() {
  const { t } = useTexts();
  const [restore] = useRestoreRecordMutation();
  const refetchAll = useRefetchAll();
  const notices = useNotices();
  const { showDone, showFailure } = useMessages();
  const titleOf = useRecordTitle();
  return async (change: { id: number }, record: NamedRecord, value?: RestoredValue) => {
    const { recordType, recordId } = record;
    const name = value ? t('history.fieldOf', { field: value.label, name: titleOf(record) }) : titleOf(record);
    try {
      const { data } = await restore({
        variables: {
          changeId: change.id,
          recordType,
          recordId,
          ...(value && { fields: [value.field], before: value.before }),
        },
      });
      const obstacles = data?.restoreRecord.obstacles ?? [];
      notices.obstacles(obstacles);
      if (obstacles.length === 0)
        showDone(t(data?.restoreRecord.change ? 'history.restored' : 'history.sameState', { name }));
    } catch (error) {
      showFailure(error, t('history.restoreFailed'));
    }
    await refetchAll();
  };
}
