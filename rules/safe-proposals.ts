import { latestDate } from './facts.ts';
import { fileNameIn } from './file-name.ts';
import { hasNumber } from './pinned.ts';
import { isAcceptable, type ProposalKind, type ProposedValue } from './proposals.ts';
import { addressKey, decodedUrl, parseHttpUrl } from './url.ts';
import { versionNumbers } from './version-number.ts';

/**
 * Whether it needs no further look: no longer held; each file has a version before, of the same place and with the same
 * name but for the number, and its size and hash are stated; nothing is missing, left out, contradicted or odd.
 */
export function isSafe(
  proposal: {
    kind: ProposalKind;
    versionNumber: string;
    missing: readonly unknown[];
    doubts: readonly unknown[];
    files: readonly { previousNumber: string | null; unstated: readonly unknown[]; values: readonly ComparedValue[] }[];
    hasAlarm: boolean;
    heldUntil: string;
  },
  now: number,
) {
  return (
    isAcceptable(proposal.kind) &&
    !proposal.hasAlarm &&
    proposal.missing.length === 0 &&
    proposal.doubts.length === 0 &&
    proposal.files.every(
      ({ previousNumber, unstated, values }) =>
        previousNumber !== null &&
        unstated.length === 0 &&
        !isAbsurd(proposal.versionNumber, previousNumber) &&
        values.every((one) => isPlausible(one, previousNumber, now)),
    ) &&
    Date.parse(proposal.heldUntil) <= now
  );
}

function isAbsurd(versionNumber: string, previousNumber: string) {
  const [parts, known] = [versionNumbers(versionNumber), versionNumbers(previousNumber)];
  const isFarAbove = (part: number, other: number) => part > 100 && part > 10 * other;
  return isFarAbove(parts[0] ?? 0, known[0] ?? 0) || isFarAbove(Math.max(...parts), Math.max(...known));
}

/** Of nobody, or of one's own network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|home|lan|corp|test|onion|invalid)$/u;
/** In bytes; nothing smaller is an installer. */
const FILE_SIZE_MIN = 100_000;

type ComparedValue = Pick<ProposedValue, 'field' | 'value' | 'previous'>;

function isPlausible({ field, value, previous }: ComparedValue, previousNumber: string, now: number) {
  if (field === 'releaseDate') return value <= latestDate(now) && value >= (previous ?? '');
  if (field === 'fileSize') return Number(value) >= FILE_SIZE_MIN;
  if (field !== 'downloadUrl') return true;
  const [url, before] = [parseHttpUrl(value), parseHttpUrl(previous ?? '')];
  if (!url || !before || !isSamePlace(url, before)) return false;
  // Another file for the same system could be another product.
  if (nameWithoutNumber(value) !== nameWithoutNumber(previous ?? '')) return false;
  const isPrevious = addressKey(value) === addressKey(previous ?? '');
  if (isPrevious && hasNumber(value, previousNumber)) return false; // still the file of the previous version
  const { protocol, hostname, port } = url;
  return protocol === 'https:' && port === '' && /\.[a-z][a-z\d-]*$/u.test(hostname) && !PRIVATE_NAME.test(hostname);
}

export function nameWithoutNumber(address: string) {
  return fileNameIn(address).replaceAll(/\d+(?:[._]\d+)*/gu, '#');
}

/** The same host, folders and query, apart from numbers and hashes: a host can have the files of many makers. */
function isSamePlace(...urls: [URL, URL]) {
  const [place, before] = urls.map(({ host, pathname, search }) => {
    const [, first = '', ...folders] = pathname.split('/').slice(0, -1).map(decodedText);
    const rest = [...folders, decodedText(search)];
    return [host, first.replace(VERSION, '#'), ...rest.map((text) => text.replace(HASH, '#').replaceAll(NUMBERS, '#'))];
  });
  return JSON.stringify(place) === JSON.stringify(before);
}

const decodedText = (text: string) => decodedUrl(text).toLowerCase();

/** Any other number in the first folder may be in the name of an account. */
const VERSION = /^v?\d+(?:\.\d+)+$/u;
const HASH = /^(?=.*\d)[\da-f-]{8,}$/u;
/** Not those of names, such as `maker2`. */
const NUMBERS = /(?<!\p{L}{2})\d+(?:[._-]\d+)*/gu;
