import { DAY_MS } from './calendar.ts';

const record = (path: string, type: string) => [
  `POST ${path}`,
  `PUT ${path}/:id`,
  `DELETE ${path}/:id`,
  ...[`create${type}`, `update${type}`, `update${type}s`, `delete${type}`, `delete${type}s`].map(
    (name) => `Mutation.${name}`,
  ),
];

/**
 * The REST routes and the fields of `Query` and `Mutation` that each scope opens to a token, in the order of the form.
 * One that stands under two scopes needs both; all others are closed. Without `catalogue:read-drafts`, a token reads what visitors read.
 */
const OPENED = {
  'catalogue:read-drafts': [
    'GET /api/browsers',
    'GET /api/browsers/:id',
    'GET /api/browsers/:id/versions',
    'GET /api/browsers/:id/facts',
    'GET /api/versions',
    'GET /api/versions/:id',
    'GET /api/slides',
    'GET /api/slides/:id',
    'GET /api/custom-codes',
    'GET /api/settings',
    'GET /api/admin/custom-codes',
    'GET /api/admin/custom-codes/:id',
    'GET /api/admin/settings/:key',
    'GET /api/admin/export',
    // The answers of these three show what is stored, also drafts.
    'POST /api/admin/import',
    'Mutation.checkLink',
    'Mutation.replaceLinks',
    'GET /graphql',
    'POST /graphql',
    ...[
      'browser',
      'browserOfDeletedVersion',
      'browsers',
      'browsersByIds',
      'change',
      'changes',
      'counters',
      'customCode',
      'customCodes',
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
      'searchBrowsers',
      'settings',
      'similarBrowsers',
      'slide',
      'slides',
      'sources',
      'tagList',
      'tags',
      'version',
      'waitingRecords',
    ].map((name) => `Query.${name}`),
  ],
  'browsers:write': [
    ...record('/api/browsers', 'Browser'),
    'Mutation.moveBrowser',
    'PUT /api/browsers/:id/facts',
    'Mutation.saveFacts',
    'Mutation.saveSources',
    'Mutation.trySource',
  ],
  'versions:write': [
    ...record('/api/versions', 'Version'),
    'PUT /api/browsers/:id/versions/:number/:platform/:architecture',
    'Mutation.createVersions',
  ],
  'proposals:write': [
    'Mutation.acceptProposal',
    'Mutation.acceptProposals',
    'Mutation.dismissProposal',
    'Mutation.postponeProposal',
    'Mutation.reopenProposal',
    'Mutation.checkLink',
    'Mutation.replaceLinks',
    'Mutation.runJob',
  ],
  'slides:write': record('/api/slides', 'Slide'),
  'uploads:write': ['POST /api/upload/image'],
  'settings:write': ['POST /api/admin/settings', 'Mutation.saveSettings', 'Mutation.saveTags', 'Mutation.mergeTags'],
  'catalogue:import': ['POST /api/admin/import'],
  /** An import that changes custom code needs this scope, too. */
  'custom-codes:write': [
    ...record('/api/admin/custom-codes', 'CustomCode'),
    'PATCH /api/admin/custom-codes/:id/toggle',
    'Mutation.toggleCustomCode',
  ],
};

export type Scope = keyof typeof OPENED;

export const SCOPES = Object.keys(OPENED) as Scope[]; // the constant has no other keys

/** The scopes for a route (`PUT /api/browsers/:id`) or a field (`Mutation.saveTags`); none if it is closed. */
export function scopesOf(name: string): Scope[] {
  return SCOPES.filter((scope) => OPENED[scope].includes(name));
}

export const TOKEN_NAME_MAX = 60;
export const TOKEN_DAYS_SUGGESTED = 90;
export const TOKEN_DAYS_MAX = 365;
export const TOKEN_DAYS = [30, TOKEN_DAYS_SUGGESTED, 180, TOKEN_DAYS_MAX] as const;
/** The administration warns so long before the end. */
const NOTICE_MS = 7 * DAY_MS;

export function tokenState({ expiresAt }: { expiresAt: string }): 'valid' | 'endsSoon' | 'ended' {
  const left = Date.parse(expiresAt) - Date.now();
  return left <= 0 ? 'ended' : left <= NOTICE_MS ? 'endsSoon' : 'valid';
}
