const KEY = 'pending-sign-out';

/**
 * Stores that the user has signed out but the server does not know it yet. Scripts cannot delete the session cookie, so
 * without this note the next user of this browser would still have a session.
 */
export function setPendingSignOut(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without localStorage, the session ends by itself after half an hour.
  }
}

export function hasPendingSignOut(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
