import { ISSUES } from './issues.ts';
import { UPLOAD_MESSAGES } from './upload.ts';

/** With the English texts of the specification (spec §5, §8). The interface translates them by their keys. */
export const MESSAGES = {
  browserNotFound: 'Browser not found',
  versionNotFound: 'Version not found',
  downloadNotFound: 'Download not found',
  settingNotFound: 'Setting not found',
  notFound: 'Not found',
  apiPathNotFound: 'Not found. REST is described at /api/openapi.json, GraphQL at /graphql/schema.graphql.',
  methodNotAllowed: 'Method not allowed',
  invalidId: 'Invalid ID',
  invalidPage: 'Invalid page or limit',
  invalidCursor: 'Invalid cursor',
  cursorTooOld: 'This cursor is too old, or of another catalogue. Start again with /api/catalogue.json',
  tooManyRecords: 'At most 500 records can be changed at once',
  tooManyIds: 'At most 10 ids can be requested',
  differsFromPath: 'This differs from the address of the request',
  versionAmbiguous: 'Several versions have this key: send the download URL of one of them',
  invalidRequest: 'Invalid request',
  invalidField: 'Invalid {{field}}',
  missingField: 'Missing {{field}}',
  unknownField: 'Unknown field {{field}}',
  bodyCompressed: 'The request body must be sent without Content-Encoding',
  bodyTooLarge: 'Request body is too large',
  searchTooLong: 'Search text is too long',
  slideNotFound: 'Slide not found',
  customCodeNotFound: 'Custom code not found',
  changeNotFound: 'Change not found',
  proposalNotFound: 'Proposal not found',
  proposalNotAcceptable: 'This proposal only informs, so it cannot be accepted',
  sessionNotFound: 'Session not found',
  tokenNotFound: 'Access token not found',
  jobNotFound: 'Background task not found',
  linkNotFound: 'Link not found',
  noNetwork: 'No network: nothing could be checked',
  hostAsksForPause: 'The host asked for a pause. Please try again later.',
  conflict: 'This record was changed in the meantime',
  preconditionFailed: 'This record is not in the state that the request requires',
  invalidPrecondition: 'If-Match and If-None-Match must be * or a list of entity tags',
  unmodifiedSinceUnsupported: 'If-Unmodified-Since is not supported: send If-Match',
  invalidIdempotencyKey: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  idempotencyKeyReused: 'This Idempotency-Key was already used for another request',
  idempotencyKeyDeleted: 'The record that this Idempotency-Key added was deleted',
  importUnreadable: 'This cannot be read. In a table, check that each quotation mark is closed.',
  importNotUtf8: 'The file is not encoded in UTF-8. Save it as UTF-8 and try again.',
  importNotJson: 'This is not valid JSON',
  importFileCut: 'The file is incomplete: its end is missing',
  importOtherFormat:
    'The file has another format: a catalogue file has a list “browsers” in which each browser has “slug” and “name”',
  importTypeInvalid: 'Invalid value; expected: {{type}}',
  importFieldUnknown: 'Unknown field',
  importKeyRepeated: 'This field is there twice',
  importTimeInvalid: 'Invalid time',
  importColumnRepeated: 'This column is there twice',
  importCellsTooMany: 'The row has more cells than the table has columns',
  importSlugRepeated: 'Another browser of the file has the same slug',
  importTargetUnknown: 'The link target is neither in the file nor in the catalogue',
  importSlugConflict: 'The slug is that of {{other}}, but the English name is that of another browser of the catalogue',
  importVersionRepeated:
    'This adds a version although another one of the file has the same platform, architecture, channel and number',
  importSamePlace: '{{name}} and {{other}} would have the same place: {{order}}',
  importHasFaults: 'The file has faults, so nothing was imported',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  tokenInvalid: 'The access token is wrong, or it has ended',
  tokenLacksScope: 'The access token needs the scope {{scope}}',
  tokenNotAllowed: 'Access tokens cannot do this',
  tooManyTokenRequests: 'Too many requests with an access token. Please try again later.',
  passwordRequired: 'Password is required',
  loginFailed: 'Login failed. Please check your password.',
  tooManyLogins: 'Too many login attempts. Please try again later.',
  storageFull: 'Not enough storage space to save this',
  unavailable: 'Service unavailable',
  serverError: 'Server Error',
} as const;

/** `{{name}}` is a parameter. */
export const ALL_MESSAGES = { ...MESSAGES, ...ISSUES, ...UPLOAD_MESSAGES } as const;

/** Programs translate by it: its meaning never changes, but its text may. */
export type MessageKey = keyof typeof ALL_MESSAGES;

export type MessageParams = Readonly<Record<string, string | number>>;

export function isMessageKey(key: string | undefined): key is MessageKey {
  return key !== undefined && Object.hasOwn(ALL_MESSAGES, key);
}

export function messageText(key: MessageKey, params?: MessageParams) {
  return withParams(ALL_MESSAGES[key], params);
}

export function withParams(text: string, params: MessageParams = {}) {
  return text.replace(/\{\{(\w+)\}\}/gu, (_placeholder, name: string) => String(params[name]));
}
