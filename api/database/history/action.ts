import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeKind, ChangeRoute, RecordType } from '#rules/history.ts';

export interface Action {
  /** Who or what: `administrator`, or `token:` or `job:` with a name. */
  sender: string;
  /** When the access token of the request was made. */
  tokenSince?: Date | undefined;
  via: ChangeRoute;
  /** What the current transaction is, and the record that names it, if its rows do not say it. */
  kind?: ChangeKind | undefined;
  record?: { recordType: RecordType; recordId: string } | undefined;
  /** If that of the record does not say enough. */
  title?: string | undefined;
  undoes?: number | undefined;
  /** Several transactions are one change. */
  joined?: JoinedChange | undefined;
  /** The ids of the changes that were made, in their order. */
  changes: number[];
}

export interface JoinedChange {
  /** Null before the first transaction. */
  id: number | null;
  /** The id of the first row of each transaction. */
  starts: number[];
}

const actions = new AsyncLocalStorage<Action>();

export function runAction<T>(action: Action, work: () => T): T {
  return actions.run(action, work);
}

export function currentAction(): Action {
  return actions.getStore() ?? { sender: 'command', via: 'command', changes: [] };
}

/** `work` receives the list of the ids of its changes. */
export async function describeChange<T>(
  description: Pick<Action, 'kind' | 'record' | 'title' | 'undoes' | 'joined'>,
  work: (changes: readonly number[]) => Promise<T>,
): Promise<T> {
  const action = { ...currentAction(), ...description };
  return actions.run(action, () => work(action.changes));
}
