const PREFIX = 'draft:';

/** A request that creates a record, as it was first sent. */
export interface CreateRequest<T> {
  /** Its `Idempotency-Key`. */
  key: string;
  values: T;
}

/** The stored values from which the values of a form started. */
export interface Base<T> {
  /** Null if they are unknown. */
  values: T | null;
  /** The revision of the edited record; null for a new one. */
  revision: number | null;
}

/** The unsaved values of a form. */
export interface Draft<T> {
  values: T;
  /** The values of the record when it was loaded; missing in the drafts of older versions. */
  base?: T | null;
  /** The revision of the record when it was loaded; null for a new one. */
  revision: number | null;
  /** A create request without a response; null or missing if there is none. */
  request?: CreateRequest<T> | null;
  /** ISO 8601. */
  savedAt: string;
}

/** The draft with a name; null without a draft or without access to localStorage. */
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
    // Without localStorage, the values are only in the form.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Without localStorage, there is no draft.
  }
}

/** Removes all drafts, so that the next user of this browser cannot read them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without localStorage, there are no drafts.
  }
}
