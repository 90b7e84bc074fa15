import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors.ts';

/** The kinds of records that have entity tags. */
export type TaggedKind = 'browser' | 'version' | 'slide' | 'code' | 'setting';

/** A record as its tag names it; revision 0 is that of a record that is not stored. */
interface Tagged {
  id: number | string;
  revision: number;
}

const ENTITY_TAG = String.raw`(?:W/)?"[!#-~\u0080-\u00FF]*"`;
const ENTITY_TAGS = new RegExp(ENTITY_TAG, 'gu');
/** A list as RFC 9110 §5.6.1 has recipients accept it: elements may be empty. */
const LIST = new RegExp(String.raw`^[\t ]*(?:${ENTITY_TAG}[\t ]*)?(?:,[\t ]*(?:${ENTITY_TAG}[\t ]*)?)*$`, 'u');

/** The beginning of a record's entity tags, as an `ETag` header: `"browser-5-r12"`. The answer's own hash is appended when its bytes are known. */
export function recordTag(kind: TaggedKind, { id, revision }: Tagged): string {
  return `"${kind}-${id}-r${revision}"`;
}

/** The entity tag, without quotes, of an answer with these bytes; `record` is what `recordTag` gave, if the answer is one record. */
export function entityTag(bytes: Buffer, record: unknown): string {
  const own = hash('sha256', bytes, 'base64url').slice(0, 22);
  return typeof record === 'string' ? `${record.slice(1, -1)}-${own}` : own;
}

/**
 * Reads `If-Match` and `If-None-Match` of a write (RFC 9110 §13.1): gives whether they hold for a record at a stored
 * revision, or undefined where there are none. Of a tag the revision counts, so that a count of downloads meanwhile, or
 * another encoding, makes no difference. Throws BAD_REQUEST for what is no list of entity tags.
 */
export function parsePreconditions(headers: IncomingHttpHeaders, kind: TaggedKind, id: number | string): ((revision: number) => boolean) | undefined {
  const ifMatch = tagsOf(headers['if-match']);
  const ifNoneMatch = tagsOf(headers['if-none-match']);
  if (!ifMatch && !ifNoneMatch) return undefined;

  const matches = (tags: Tags, revision: number) => (tags === '*' ? revision > 0 : tags.some((tag) => isTagOf(tag, recordTag(kind, { id, revision }))));
  // A weak tag is never the same as another by the strong comparison that If-Match asks for.
  const strong = ifMatch === '*' ? ifMatch : ifMatch?.filter((tag) => !isWeak(tag));
  return (revision) => (!strong || matches(strong, revision)) && (!ifNoneMatch || !matches(ifNoneMatch, revision));
}

/** Throws PRECONDITION_FAILED unless the headers of a POST hold for the list that it adds to: a list is always there, and tags of lists are no guard. */
export function assertListPreconditions(headers: IncomingHttpHeaders): void {
  const ifMatch = tagsOf(headers['if-match']);
  const ifNoneMatch = tagsOf(headers['if-none-match']);
  if ((ifMatch && ifMatch !== '*') || ifNoneMatch === '*') throw new AppError('PRECONDITION_FAILED', 'preconditionFailed');
}

type Tags = '*' | string[];

function tagsOf(header: string | undefined): Tags | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  if (!LIST.test(header)) throw new AppError('BAD_REQUEST', 'invalidPrecondition');
  return header.match(ENTITY_TAGS) ?? [];
}

function isWeak(tag: string): boolean {
  return tag.startsWith('W/');
}

/** Whether a tag begins as that of a record at a revision. */
function isTagOf(tag: string, record: string): boolean {
  const strong = isWeak(tag) ? tag.slice(2) : tag;
  return strong === record || strong.startsWith(`${record.slice(0, -1)}-`);
}
