/** The id of the message that the layout contains, hidden, for pages whose scripts could not be loaded. */
export const LOAD_ERROR_ID = 'load-error';

/** Says that the scripts of the page could not be loaded. It does not need them. */
export function showLoadError(): void {
  document.getElementById(LOAD_ERROR_ID)?.removeAttribute('hidden');
}
