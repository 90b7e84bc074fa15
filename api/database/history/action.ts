import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeKind, ChangeRoute, RecordType } from '#rules/history.ts';

export interface Action {
  /** Who or what: `administrator`, or `token:` or `job:` with a name. */
  sender: string;
  via: ChangeRoute;
  /** What the current transaction is, if its rows do not say it. */
  kind?: ChangeKind | undefined;
  /** The record that names the current transaction, if its rows do not say it. */
  record?: { recordType: RecordType; recordId: string } | undefined;
  /** The title of the current transaction, if that of its record does not say enough. */
  title?: string | undefined;
  undoes?: number | undefined;
  /** The changes that were made, in their order. */
  changes: number[];
}

const actions = new AsyncLocalStorage<Action>();

export function runAction<T>(action: Action, work: () => T): T {
  return actions.run(action, work);
}

/** The action that runs now; the default is a command. */
export function currentAction(): Action {
  return actions.getStore() ?? { sender: 'command', via: 'command', changes: [] };
}

/** The description is stored with the changes of `work`, which receives the list of their ids. */
export async function describeChange<T>(
  description: Pick<Action, 'kind' | 'record' | 'title' | 'undoes'>,
  work: (changes: readonly number[]) => Promise<T>,
): Promise<T> {
  const action = { ...currentAction(), ...description };
  return actions.run(action, () => work(action.changes));
}
