const PREFIX = 'draft:';

/** A request that adds a record, as it was first sent. */
export interface AddRequest<T> {
  /** Its `Idempotency-Key`. */
  key: string;
  values: T;
}

/** What was typed into a form and not saved yet. */
export interface Draft<T> {
  values: T;
  /** The revision of the record that was being edited; null for a new one. */
  revision: number | null;
  /** The request that adds the record and was not answered yet; null, or missing, when none was sent. */
  request?: AddRequest<T> | null;
  /** ISO 8601. */
  savedAt: string;
}

/** The draft under a name; null when there is none, or nothing can be remembered. */
export function readDraft<T>(name: string): Draft<T> | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as Draft<T>); // written by writeDraft under the same name
  } catch {
    return null;
  }
}

export function writeDraft<T>(name: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A browser that forbids storage, or has none left, keeps the text in the form alone.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept either.
  }
}

/** Forgets every draft: what is typed here is nobody else's to read. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
