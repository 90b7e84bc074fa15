import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { requiredContext } from '../../../ui/required-context.ts';
import { readStored, writeStored } from '../../../local-storage.ts';
import { request } from './request.ts';

/**
 * Spec §4. `interrupted`: the session ended while a screen was in use, and a dialog asks for the password. `ended`: the
 * user has signed out, and nothing is shown.
 */
type SessionStatus = 'unknown' | 'authenticated' | 'anonymous' | 'interrupted' | 'ended';

export type Session = ReturnType<typeof createSession>;

export function createSession() {
  const status = makeVar<SessionStatus>('unknown');
  let pendingSignIn: PromiseWithResolvers<boolean> | null = null;

  const finishSignIn = (isSignedIn: boolean) => {
    status('authenticated');
    pendingSignIn?.resolve(isSignedIn);
    pendingSignIn = null;
  };

  const signInAgain = () => {
    pendingSignIn ??= Promise.withResolvers<boolean>();
    status('interrupted');
    return pendingSignIn.promise;
  };

  return {
    status,
    /** A failed request counts as no session. */
    async verify() {
      const isOpen = !(await retrySignOut()) && (await isSessionOpen().catch(() => false));
      status(isOpen ? 'authenticated' : 'anonymous');
    },
    async recheck() {
      // A failed request says nothing about the session, so it is no reason to ask for the password.
      const isOpen = await isSessionOpen().catch(() => true);
      if (!isOpen && status() === 'authenticated') void signInAgain();
    },
    /** Rejects with a `RestFailure` if the password is wrong. */
    async signIn(password: string) {
      await request('POST', '/api/auth/login', { password });
      setPendingSignOut(false);
      finishSignIn(true);
    },
    /** Ends the session here even if the request fails (spec §4), which is then repeated later. */
    async signOut() {
      status('ended');
      setPendingSignOut(true);
      await retrySignOut();
    },
    /** Asks for the password. Resolves with whether the user has signed in. */
    signInAgain,
    dismiss: () => finishSignIn(false),
  };
}

/** Resolves with whether the sign-out is still pending. */
async function retrySignOut(): Promise<boolean> {
  if (readStored(KEY) === null) return false;
  const isSent = await request('POST', '/api/auth/logout').then(
    () => true,
    () => false,
  );
  if (isSent) setPendingSignOut(false);
  return !isSent;
}

async function isSessionOpen(): Promise<boolean> {
  const response = await request('GET', '/api/auth/verify');
  return Object(response).authenticated === true;
}

const KEY = 'pending-sign-out';

/**
 * Scripts cannot delete the session cookie. Without this note of a sign-out that the server does not know, the next
 * user of this browser would still have a session. If storage is blocked, the session ends by itself after half an
 * hour.
 */
function setPendingSignOut(isPending: boolean) {
  writeStored(KEY, isPending ? '1' : null);
}

export const [SessionProvider, useSession] = requiredContext<Session>();

export function useSessionStatus(): SessionStatus {
  return useReactiveVar(useSession().status);
}
