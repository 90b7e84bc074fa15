/** The hidden message of the layout. */
export const LOAD_ERROR_ID = 'load-error';

/** Says that the scripts of the page could not be loaded. */
export function showLoadError(): void {
  document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
}
