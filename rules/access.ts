import { DAY_MS } from './calendar.ts';
import { EDITED_TYPES, editedRecord, graphNameOf, type EditedType, type RECORDS } from './records/registry.ts';

export const VERSION_BY_KEY = '/api/browsers/:id/versions/:number/:platform/:architecture';

/**
 * The REST routes and the fields of `Query` and `Mutation` that each scope opens to a token, in the order of the form,
 * besides those that each record has. One that stands under two scopes needs both; all others are closed. Without
 * `catalogue:read-drafts`, a token reads what visitors read.
 */
const OPENED = {
  'catalogue:read-drafts': [
    'GET /api/browsers/:id/versions',
    `GET ${VERSION_BY_KEY}`,
    'GET /api/browsers/:id/facts',
    'GET /api/custom-codes',
    'GET /api/settings',
    'GET /api/admin/settings/:key',
    'GET /api/admin/export',
    // The answers of these show what is stored, also drafts.
    'POST /api/admin/import',
    'Mutation.checkLink',
    'Mutation.replaceLinks',
    // Of its own changes (`api/services/undo.ts`). What stands in the way may be a draft.
    'Mutation.undoChange',
    'GET /graphql',
    'POST /graphql',
    ...[
      'browserOfDeletedVersion',
      'browsersByIds',
      'change',
      'changes',
      'counters',
      'downloadStatistics',
      'findBrowsers',
      'findVersions',
      'jobs',
      'linkStates',
      'linkSummary',
      'links',
      'needs',
      'newReleases',
      'proposalCount',
      'proposals',
      'publicChanges',
      'settings',
      'similarBrowsers',
      'sources',
      'tagList',
      'tags',
      'waitingRecords',
    ].map((name) => `Query.${name}`),
  ],
  'browsers:write': [
    'Mutation.moveBrowser',
    'PUT /api/browsers/:id/facts',
    'Mutation.saveFacts',
    'Mutation.saveSources',
    'Mutation.trySource',
  ],
  'versions:write': [`PUT ${VERSION_BY_KEY}`, `DELETE ${VERSION_BY_KEY}`],
  'proposals:write': [
    'Mutation.acceptProposals',
    'Mutation.dismissProposal',
    'Mutation.postponeProposal',
    'Mutation.reopenProposal',
    'Mutation.checkLink',
    'Mutation.replaceLinks',
    'Mutation.runJob',
  ],
  'slides:write': [],
  'uploads:write': ['POST /api/upload/image'],
  'settings:write': ['POST /api/admin/settings', 'Mutation.saveSettings', 'Mutation.saveTags', 'Mutation.mergeTags'],
  'catalogue:import': ['POST /api/admin/import'],
  /** An import that changes custom code needs this scope, too. */
  'custom-codes:write': ['PATCH /api/admin/custom-codes/:id/toggle', 'Mutation.toggleCustomCode'],
};

export type Scope = keyof typeof OPENED | (typeof RECORDS)[EditedType]['scope'];

/** What reads and writes a record. */
const recordFields = EDITED_TYPES.flatMap((type): [scope: string, names: string[]][] => {
  const { path, scope } = editedRecord(type);
  const name = graphNameOf(type);
  const mutations = ['create', 'update', 'delete'].flatMap((verb) => [`${verb}${name}`, `${verb}${name}s`]);
  return [
    ['catalogue:read-drafts', [`GET ${path}`, `GET ${path}/:id`, `Query.${type}`, `Query.${type}s`]],
    [scope, [`POST ${path}`, `PUT ${path}/:id`, `DELETE ${path}/:id`, ...mutations.map((one) => `Mutation.${one}`)]],
  ];
});

const allFields = [...Object.entries<string[]>(OPENED), ...recordFields];

export const SCOPES = [...new Set(allFields.map(([scope]) => scope))] as Scope[]; // those of the constant and of the records

/** The scopes for a route (`PUT /api/browsers/:id`) or a field (`Mutation.saveTags`); none if it is closed. */
export function scopesOf(name: string): Scope[] {
  return SCOPES.filter((scope) => allFields.some(([one, names]) => one === scope && names.includes(name)));
}

export const TOKEN_NAME_MAX = 60;
export const TOKEN_DAYS_SUGGESTED = 90;
export const TOKEN_DAYS_MAX = 365;
export const TOKEN_DAYS = [30, TOKEN_DAYS_SUGGESTED, 180, TOKEN_DAYS_MAX] as const;
/** The administration warns so long before the end. */
export const TOKEN_NOTICE_MS = 7 * DAY_MS;

export function tokenState({ expiresAt }: { expiresAt: string }): 'valid' | 'endsSoon' | 'ended' {
  const left = Date.parse(expiresAt) - Date.now();
  return left <= 0 ? 'ended' : left <= TOKEN_NOTICE_MS ? 'endsSoon' : 'valid';
}
