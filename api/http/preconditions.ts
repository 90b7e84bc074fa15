import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { AppError } from '../errors.ts';

export type TaggedKind = 'browser' | 'version' | 'slide' | 'code' | 'setting';

/** The parts of a record's entity tag. Revision 0 means that the record is not stored yet. */
interface Tagged {
  id: number | string;
  revision: number;
}

const ENTITY_TAG = String.raw`(?:W/)?"[!#-~\u0080-\u00FF]*"`;
const ENTITY_TAGS = new RegExp(ENTITY_TAG, 'gu');
/** A comma-separated list, in which recipients must accept empty elements (RFC 9110 §5.6.1). */
const LIST = new RegExp(String.raw`^[\t ]*(?:${ENTITY_TAG}[\t ]*)?(?:,[\t ]*(?:${ENTITY_TAG}[\t ]*)?)*$`, 'u');

/**
 * The prefix of a record's entity tags as an `ETag` header: `"browser-5-r12"`. `entityTag` appends the hash of the
 * response.
 */
export function recordTag(kind: TaggedKind, { id, revision }: Tagged): string {
  return `"${kind}-${id}-r${revision}"`;
}

/**
 * The entity tag, without quotes, of a response. Its header `etag` is the result of `recordTag` if it is a single
 * record. The tag includes the content security policy, because a 304 keeps the stored one.
 */
export function entityTag(body: Buffer, headers: OutgoingHttpHeaders): string {
  const { etag: prefix, 'content-security-policy': policy } = headers;
  const bytes = typeof policy === 'string' ? Buffer.concat([body, Buffer.from(policy)]) : body;
  const digest = hash('sha256', bytes, 'base64url').slice(0, 22);
  return typeof prefix === 'string' ? `${prefix.slice(1, -1)}-${digest}` : digest;
}

/**
 * Parses `If-Match` and `If-None-Match` of a write (RFC 9110 §13.1). Returns a function that tests the stored revision
 * of the record, or undefined without these headers. Only the revision of a tag is compared, because the rest of the
 * tag changes with each download count and each encoding. Throws BAD_REQUEST if a header is not a list of entity tags.
 */
export function parsePreconditions(
  headers: IncomingHttpHeaders,
  kind: TaggedKind,
  id: number | string,
): ((revision: number) => boolean) | undefined {
  const { ifMatch, ifNoneMatch } = tagsIn(headers);
  if (!ifMatch && !ifNoneMatch) return undefined;

  const matches = (tags: Tags, revision: number) =>
    tags === '*' ? revision > 0 : tags.some((tag) => isTagOf(tag, recordTag(kind, { id, revision })));
  // If-Match requires the strong comparison, in which a weak tag matches nothing.
  const strong = ifMatch === '*' ? ifMatch : ifMatch?.filter((tag) => !isWeak(tag));
  return (revision) => (!strong || matches(strong, revision)) && (!ifNoneMatch || !matches(ifNoneMatch, revision));
}

/**
 * Throws PRECONDITION_FAILED for a POST to a list unless its preconditions hold. The list always exists, so
 * `If-None-Match: *` fails; the tags of lists cannot be checked, so `If-Match` with a tag fails too.
 */
export function assertListPreconditions(headers: IncomingHttpHeaders): void {
  const { ifMatch, ifNoneMatch } = tagsIn(headers);
  if ((ifMatch && ifMatch !== '*') || ifNoneMatch === '*')
    throw new AppError('PRECONDITION_FAILED', 'preconditionFailed');
}

type Tags = '*' | string[];

/**
 * Throws BAD_REQUEST also for `If-Unmodified-Since` without `If-Match`: a date cannot tell two changes of one second
 * apart.
 */
function tagsIn(headers: IncomingHttpHeaders): { ifMatch: Tags | undefined; ifNoneMatch: Tags | undefined } {
  if (headers['if-unmodified-since'] !== undefined && headers['if-match'] === undefined)
    throw new AppError('BAD_REQUEST', 'unmodifiedSinceUnsupported');
  return { ifMatch: tagsOf(headers['if-match']), ifNoneMatch: tagsOf(headers['if-none-match']) };
}

function tagsOf(header: string | undefined): Tags | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return '*';
  if (!LIST.test(header)) throw new AppError('BAD_REQUEST', 'invalidPrecondition');
  return header.match(ENTITY_TAGS) ?? [];
}

function isWeak(tag: string): boolean {
  return tag.startsWith('W/');
}

function isTagOf(tag: string, prefix: string): boolean {
  const strong = isWeak(tag) ? tag.slice(2) : tag;
  return strong === prefix || strong.startsWith(`${prefix.slice(0, -1)}-`);
}
