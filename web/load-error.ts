/** The id of the hidden message in the layout of the site, and in the page of the administration (`api/pages/admin-page.ts`). */
export const LOAD_ERROR_ID = 'load-error';

export function showLoadError() {
  document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
}
