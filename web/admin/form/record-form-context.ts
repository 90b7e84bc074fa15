import { createContext, use } from 'react';

/** What the fields of a form know about the form. */
export interface RecordFormContext {
  /** Prevents saving, for example during an upload, until the returned function is called. */
  blockSaving: () => () => void;
}

const Context = createContext<RecordFormContext>({ blockSaving: () => () => undefined });

export const RecordFormContextProvider = Context.Provider;

export function useRecordFormContext(): RecordFormContext {
  return use(Context);
}
