/** A value of localStorage; null if there is none, if storage is blocked, and on the server. */
export function readStored(key: string): string | null {
  try {
    return (globalThis.localStorage as Storage | undefined)?.getItem(key) ?? null; // the server has no storage
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. If storage is blocked, nothing is stored. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The value then lasts until the page is left.
  }
}
