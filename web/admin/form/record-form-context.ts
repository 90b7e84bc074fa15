import { createContext, use } from 'react';
import type { ShownRecordType } from '../../../rules/history.ts';

/** What the fields of a form know about the form. */
export interface RecordFormContext {
  /** The record whose table of fields has the labels and the limits. */
  type: ShownRecordType | 'tag' | null;
  /** Begins the ids of the fields, where a screen has several forms. */
  id?: string;
  /** Prevents saving, for example during an upload, until the returned function is called. */
  blockSaving: () => () => void;
}

const Context = createContext<RecordFormContext>({ type: null, blockSaving: () => () => undefined });

export const RecordFormContextProvider = Context.Provider;

export function useRecordFormContext(): RecordFormContext {
  return use(Context);
}
