import { createContext, use } from 'react';
import type { Notices, ShowStatus } from './notices.ts';

const Context = createContext<Notices | null>(null);

export const NoticesProvider = Context.Provider;

export function useNotices(): Notices {
  const notices = use(Context);
  if (!notices) throw new Error('useNotices is called without a NoticesProvider');
  return notices;
}

/** A function that says what was done, or why it failed. */
export function useShowStatus(): ShowStatus {
  return useNotices().show;
}
