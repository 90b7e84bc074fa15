import { readStored, writeStored } from '../../local-storage.ts';

const KEY = 'pending-sign-out';

/**
 * Stores that the user has signed out but the server does not know it yet. Scripts cannot delete the session cookie, so
 * without this note the next user of this browser would still have a session. If storage is blocked, the session ends
 * by itself after half an hour.
 */
export function setPendingSignOut(isPending: boolean): void {
  writeStored(KEY, isPending ? '1' : null);
}

export function hasPendingSignOut(): boolean {
  return readStored(KEY) !== null;
}
