import { request } from '../rest/request.ts';
import { isSignOutOwed, oweSignOut } from './pending-sign-out.ts';

/**
 * What is known of the administrator's session (spec §4). `interrupted`: it ended while a screen was in use, and the
 * password is asked for in place. `ended`: signed out; nothing is shown any more.
 */
export type SessionStatus = 'unknown' | 'authenticated' | 'anonymous' | 'interrupted' | 'ended';

export interface Session {
  status: () => SessionStatus;
  subscribe: (listener: () => void) => () => void;
  /** Finds out whether a session is open; a failed verification counts as none. */
  verify: () => Promise<void>;
  /** Asks for the password in place when the server says that the open session is over. */
  recheck: () => Promise<void>;
  /** Rejects with a `RestFailure` when the password is refused. */
  signIn: (password: string) => Promise<void>;
  /** Ends the session here, whatever the server says (spec §4); where it did not hear of it, it is told the next time. */
  signOut: () => Promise<void>;
  /** Asks for the password in place; resolves with whether it was given. */
  signInAgain: () => Promise<boolean>;
  /** Closes the question for the password; the screen stays as it is. */
  dismiss: () => void;
}

/** The session of one tab. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let status: SessionStatus = 'unknown';
  let question: PromiseWithResolvers<boolean> | null = null;

  const become = (next: SessionStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };

  const answer = (isSignedIn: boolean) => {
    become('authenticated');
    question?.resolve(isSignedIn);
    question = null;
  };

  const signInAgain = () => {
    question ??= Promise.withResolvers<boolean>();
    if (status !== 'interrupted') become('interrupted');
    return question.promise;
  };

  return {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async verify() {
      const isOpen = !(await isStillOwed()) && (await isSessionOpen().catch(() => false));
      become(isOpen ? 'authenticated' : 'anonymous');
    },
    async recheck() {
      // Without an answer nothing is known: a lost connection is no reason to ask for the password.
      const isOpen = await isSessionOpen().catch(() => true);
      if (!isOpen && status === 'authenticated') void signInAgain();
    },
    async signIn(password) {
      await request('POST', '/api/auth/login', { password });
      oweSignOut(false);
      answer(true);
    },
    async signOut() {
      become('ended');
      oweSignOut(true);
      await isStillOwed();
    },
    signInAgain,
    dismiss: () => answer(false),
  };
}

/** Tells the server of a signing out that it has not heard of; resolves with whether it still has not. */
async function isStillOwed(): Promise<boolean> {
  if (!isSignOutOwed()) return false;
  const isTold = await request('POST', '/api/auth/logout').then(() => true, () => false);
  if (isTold) oweSignOut(false);
  return !isTold;
}

async function isSessionOpen(): Promise<boolean> {
  const answer = await request('GET', '/api/auth/verify');
  return typeof answer === 'object' && answer !== null && 'authenticated' in answer && answer.authenticated === true;
}
