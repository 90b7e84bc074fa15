export const PAGE_SEARCH = 'page-search';

/** Ctrl K or ⌘K, outside a field and a dialog. */
export function isSearchKey(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
  if (defaultPrevented || isField(target) || document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
}

function isField(target: EventTarget | null) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Returns whether the page has one in the window. */
export function focusPageSearch() {
  const input = document.getElementById(PAGE_SEARCH);
  const { top = -1, bottom = 0 } = input?.getBoundingClientRect() ?? {};
  if (!(input instanceof HTMLInputElement) || top < 0 || bottom > innerHeight) return false;
  input.select();
  input.focus({ preventScroll: true });
  return true;
}
