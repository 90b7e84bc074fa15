const KEY = 'sign-out-owed';

/**
 * Notes that someone signed out here and the server has yet to hear of it. Scripts cannot take the session's cookie away:
 * without this note whoever opens the administration next would be let in by it.
 */
export function oweSignOut(isOwed: boolean): void {
  try {
    if (isOwed) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage leaves the session to its own end, half an hour later.
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
