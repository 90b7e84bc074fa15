import type { UndoObstacleFragment } from './history.generated.ts';

/** A message about the last action. */
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

export type ShowStatus = (kind: Notice['kind'], text: string, options?: Partial<Pick<Notice, 'isDetailed' | 'changeIds' | 'takeBack' | 'next'>>) => void;

/** The messages of the administration. There is one at a time, and it stays when the user goes to another screen. */
export interface Notices {
  current: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
  /** Called for the response of each mutation with the ids of the changes that it has made. */
  receive: (changeIds: readonly number[]) => void;
  /** Runs requests whose changes belong to one action, and resolves with the ids of these changes. */
  collect: (work: () => Promise<void>) => Promise<number[]>;
  /** Says what was done. A text about a success joins the message of the changes of the last mutation. */
  show: ShowStatus;
  /** Says which changes were undone. */
  showUndone: (changeIds: readonly number[], isUndo: boolean) => void;
  close: () => void;
  /** Takes the changes of the last action before a reload, within the time of its message; empty without them, and the second time. */
  takeUndoable: () => readonly number[];
  /** What stands in the way of the last undo; empty if nothing does. */
  obstacles: () => readonly UndoObstacleFragment[];
  block: (obstacles: readonly UndoObstacleFragment[]) => void;
}

/** How long a message with something to do is shown, in milliseconds. An action can be undone as long. */
export const UNDO_MESSAGE_MS = 10_000;
const STORAGE_KEY = 'undoable';

interface Undoable {
  changeIds: readonly number[];
  /** In milliseconds since 1970. */
  until: number;
}

function readUndoable(): Undoable | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Undoable | null; // written by writeUndoable
  } catch {
    return null;
  }
}

function writeUndoable(undoable: Undoable | null): void {
  try {
    if (undoable) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(undoable));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without sessionStorage, only the history can undo after a reload.
  }
}

/** Creates the messages of a tab. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let notice: Notice | null = null;
  let obstacles: readonly UndoObstacleFragment[] = [];
  let collected: number[] | null = null;
  let withoutText: readonly number[] = [];

  const set = (next: Notice | null) => {
    notice = next;
    withoutText = [];
    writeUndoable(next && next.changeIds.length > 0 && !next.isUndo ? { changeIds: next.changeIds, until: Date.now() + UNDO_MESSAGE_MS } : null);
    for (const listener of listeners) listener();
  };

  const receive = (changeIds: readonly number[]) => {
    if (collected) {
      collected.push(...changeIds);
      return;
    }
    if (changeIds.length > 0) set({ kind: 'success', text: null, changeIds, isUndo: false });
    withoutText = changeIds;
  };

  return {
    current: () => notice,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive,
    async collect(work) {
      const ids: number[] = [];
      collected = ids;
      let isDone = false;
      try {
        await work();
        isDone = true;
      } finally {
        collected = null;
        // What was done before a failure can be undone.
        if (!isDone) receive(ids);
      }
      return ids;
    },
    show: (kind, text, options) => set({ kind, text, changeIds: kind === 'success' ? withoutText : [], isUndo: false, ...options }),
    showUndone: (changeIds, isUndo) => set(changeIds.length > 0 ? { kind: 'success', text: null, changeIds, isUndo } : null),
    close: () => set(null),
    takeUndoable() {
      const stored = readUndoable();
      writeUndoable(null);
      return stored && Date.now() < stored.until ? stored.changeIds : [];
    },
    obstacles: () => obstacles,
    block(next) {
      obstacles = next;
      for (const listener of listeners) listener();
    },
  };
}
