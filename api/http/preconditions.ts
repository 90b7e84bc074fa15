import type { IncomingHttpHeaders } from 'node:http';
import type { RestName } from '#rules/records/registry.ts';
import { AppError } from '../errors.ts';

export type TaggedKind = RestName | 'setting';

/** Revision 0 is a record that is not stored yet. */
interface Tagged {
  id: number | string;
  revision: number;
}

const ENTITY_TAG = String.raw`(?:W/)?"[!#-~\u0080-\u00FF]*"`;
const ENTITY_TAGS = new RegExp(ENTITY_TAG, 'gu');
/** Recipients must accept empty elements (RFC 9110 §5.6.1). */
const LIST = new RegExp(String.raw`^[\t ]*(?:${ENTITY_TAG}[\t ]*)?(?:,[\t ]*(?:${ENTITY_TAG}[\t ]*)?)*$`, 'u');

/** `"browser-5-r12"`, to which `registerEntityTags` appends the hash of the response. */
export function recordTag(kind: TaggedKind, { id, revision }: Tagged) {
  return `"${kind}-${id}-r${revision}"`;
}

/**
 * Returns a test of the stored revision by `If-Match` and `If-None-Match` (RFC 9110 §13.1), undefined without them. Of a
 * tag only the revision counts, because the rest changes with each download and encoding. Throws BAD_REQUEST for what
 * is no list of tags.
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
  // In the strong comparison of If-Match a weak tag matches nothing.
  const strong = ifMatch === '*' ? ifMatch : ifMatch?.filter((tag) => !isWeak(tag));
  return (revision) => (!strong || matches(strong, revision)) && (!ifNoneMatch || !matches(ifNoneMatch, revision));
}

/** For a POST to a list, which always exists, and whose tags cannot be checked. Throws PRECONDITION_FAILED. */
export function assertListPreconditions(headers: IncomingHttpHeaders) {
  const { ifMatch, ifNoneMatch } = tagsIn(headers);
  if ((ifMatch && ifMatch !== '*') || ifNoneMatch === '*')
    throw new AppError('PRECONDITION_FAILED', 'preconditionFailed');
}

type Tags = '*' | string[];

/** Throws BAD_REQUEST for `If-Unmodified-Since` alone: a date cannot tell two changes of one second apart. */
function tagsIn(headers: IncomingHttpHeaders) {
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

function isWeak(tag: string) {
  return tag.startsWith('W/');
}

function isTagOf(tag: string, prefix: string) {
  const strong = isWeak(tag) ? tag.slice(2) : tag;
  return strong === prefix || strong.startsWith(`${prefix.slice(0, -1)}-`);
}
