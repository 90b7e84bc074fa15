const KEY = 'tab';

/**
 * Identifies this tab, also after a reload. It is stored only while no page of the tab is open, so that a tab that the
 * browser duplicates, or opens again after a crash, is another one.
 */
export const TAB = readTab() ?? randomId();

storeTab(null);
addEventListener('pagehide', () => storeTab(TAB));
addEventListener('pageshow', () => storeTab(null));

function readTab() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function storeTab(id: string | null) {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Each page has an id of its own without sessionStorage.
  }
}

/** `crypto.randomUUID` is missing on pages over http, which an installation may use. */
export function randomId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
