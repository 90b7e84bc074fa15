import { createContext, use } from 'react';
import { get, type FieldValues } from 'react-hook-form';

/** What the fields of a form know about the form. */
export interface RecordFormContext {
  /** The stored values after a conflict; null without one. */
  conflict: FieldValues | null;
  /** Prevents saving, for example during an upload, until the returned function is called. */
  blockSaving: () => () => void;
}

const Context = createContext<RecordFormContext>({ conflict: null, blockSaving: () => () => undefined });

export const RecordFormContextProvider = Context.Provider;

export function useRecordFormContext(): RecordFormContext {
  return use(Context);
}

/** The value at a path of nested values. */
export function valueAt(values: FieldValues, path: string): unknown {
  return get(values, path);
}
