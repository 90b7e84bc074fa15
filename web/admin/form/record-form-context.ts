import { createContext, use } from 'react';
import { get, type FieldValues } from 'react-hook-form';

/** What the fields of a form know of it beyond their own values. */
export interface RecordFormContext {
  /** What is stored now, while it differs from what was loaded. */
  conflict: FieldValues | null;
  /** Keeps the form from being saved until the returned function is called, as while a picture is on its way. */
  holdSaving: () => () => void;
}

const Context = createContext<RecordFormContext>({ conflict: null, holdSaving: () => () => undefined });

export const RecordFormContextProvider = Context.Provider;

export function useRecordFormContext(): RecordFormContext {
  return use(Context);
}

/** The value at a path of nested values. */
export function valueAt(values: FieldValues, path: string): unknown {
  return get(values, path);
}
