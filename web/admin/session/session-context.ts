import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionStatus } from './session.ts';

const Context = createContext<Session | null>(null);

export const SessionProvider = Context.Provider;

export function useSession(): Session {
  const session = use(Context);
  if (!session) throw new Error('useSession is called without a SessionProvider');
  return session;
}

export function useSessionStatus(): SessionStatus {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.status);
}
