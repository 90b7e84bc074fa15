/** The id of the hidden message in the layout of the site, and in admin.html, which must say it when no script is loaded. */
export const LOAD_ERROR_ID = 'load-error';

export function showLoadError() {
  document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
}
