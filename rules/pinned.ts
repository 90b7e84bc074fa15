import { storeOf } from './store.ts';
import { decodedUrl, parseHttpUrl } from './url.ts';
import { formsOf, partsOf } from './version-number.ts';

interface Download {
  versionNumber: string;
  downloadUrl: string;
  /** The administrator's decision; null for the rule. */
  pinned?: boolean | null;
}

/** Such addresses always lead to the newest file. */
const EVERGREEN = /(?<![\da-z])(?:latest|current|evergreen)(?![\da-z])|[?&](?:channel|track)=/u;
/** A UUID, or a hash in hexadecimal digits. */
const IDENTIFIER =
  /(?<![\da-f])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32}|[\da-f]{40}|[\da-f]{64})(?![\da-f])/u;

/** Whether a URL always leads to this very file (a fixed link), so that a checksum stays true. */
export function isPinned({ versionNumber, downloadUrl, pinned }: Download) {
  return pinned ?? namesFile(downloadUrl, versionNumber);
}

/**
 * Whether a URL has the number of the version, or an identifier. App stores and addresses of the newest file have none.
 */
export function namesFile(downloadUrl: string, versionNumber: string) {
  const url = parseHttpUrl(downloadUrl);
  if (!url || storeOf(downloadUrl)) return false;
  const address = decodedUrl(url.pathname + url.search).toLowerCase();
  if (!EVERGREEN.test(address)) return IDENTIFIER.test(address) || containsNumber(address, versionNumber);
  // …/latest/Browser-1.2.3.exe is only there while it is the newest.
  return containsNumber(decodedUrl(url.pathname).toLowerCase().split('/').at(-1) ?? '', versionNumber);
}

export function hasNumber(downloadUrl: string, versionNumber: string) {
  const url = parseHttpUrl(downloadUrl);
  return url !== null && containsNumber(decodedUrl(url.pathname + url.search).toLowerCase(), versionNumber);
}

/**
 * The number may have other separators, or lack the parts at the start or the zeros at the end that vendors leave out.
 * It may have further parts there only if it is distinctive.
 */
function containsNumber(text: string, versionNumber: string) {
  const parts = partsOf(versionNumber);
  return formsOf(parts).some(({ from, to, isJoined }) => {
    const number = parts.slice(from, to).join(isJoined ? '[^\\da-z]?' : '[^\\da-z]');
    const isWhole = from === 0 && !isJoined;
    const [before, after] = isWhole ? [String.raw`(?<!\d\.)`, String.raw`(?!\.\d)`] : ['', ''];
    return new RegExp(String.raw`(?<!\d)${before}${number}(?!\d)${after}`, 'u').test(text);
  });
}
