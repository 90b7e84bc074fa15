/** The hidden message of the layout. */
export const LOAD_ERROR_ID = 'load-error';

export function showLoadError() {
  document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
}
