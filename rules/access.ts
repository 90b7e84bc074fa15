/**
 * What an access token may do: the REST routes and the fields of `Query` and `Mutation` that each scope opens. What is
 * in no list is closed to tokens. Public reads are in the list of `catalogue:read-drafts`: without it, a token reads
 * what visitors read.
 */
const OPENED = {
  'catalogue:read-drafts': [
    'GET /api/browsers',
    'GET /api/browsers/:id',
    'GET /api/browsers/:id/versions',
    'GET /api/browsers/:id/facts',
    'GET /api/versions/:id',
    'GET /api/slides',
    'GET /api/slides/:id',
    'GET /api/custom-codes',
    'GET /api/settings',
    'GET /api/admin/custom-codes',
    'GET /api/admin/custom-codes/:id',
    'GET /api/admin/settings/:key',
    'GET /api/admin/export',
    // Everything below the root fields of GraphQL.
    'GET /graphql',
    'POST /graphql',
    'Query.browser',
    'Query.browserOfDeletedVersion',
    'Query.browsers',
    'Query.browsersByIds',
    'Query.change',
    'Query.changes',
    'Query.counters',
    'Query.customCode',
    'Query.customCodes',
    'Query.downloadStatistics',
    'Query.findBrowsers',
    'Query.findVersions',
    'Query.jobs',
    'Query.linkStates',
    'Query.linkSummary',
    'Query.links',
    'Query.needs',
    'Query.proposalCount',
    'Query.proposals',
    'Query.searchBrowsers',
    'Query.settings',
    'Query.similarBrowsers',
    'Query.slide',
    'Query.slides',
    'Query.sources',
    'Query.tagList',
    'Query.tags',
    'Query.version',
    'Query.waitingRecords',
  ],
  'browsers:write': [
    'POST /api/browsers',
    'PUT /api/browsers/:id',
    'DELETE /api/browsers/:id',
    'PUT /api/browsers/:id/facts',
    'Mutation.createBrowser',
    'Mutation.updateBrowser',
    'Mutation.updateBrowsers',
    'Mutation.moveBrowser',
    'Mutation.deleteBrowser',
    'Mutation.deleteBrowsers',
    'Mutation.saveFacts',
    'Mutation.saveSources',
    'Mutation.trySource',
  ],
  'versions:write': [
    'POST /api/versions',
    'PUT /api/versions/:id',
    'DELETE /api/versions/:id',
    'Mutation.createVersion',
    'Mutation.createVersions',
    'Mutation.updateVersion',
    'Mutation.updateVersions',
    'Mutation.deleteVersion',
    'Mutation.deleteVersions',
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
  'slides:write': [
    'POST /api/slides',
    'PUT /api/slides/:id',
    'DELETE /api/slides/:id',
    'Mutation.createSlide',
    'Mutation.updateSlide',
    'Mutation.updateSlides',
    'Mutation.deleteSlide',
    'Mutation.deleteSlides',
  ],
  'uploads:write': ['POST /api/upload/image'],
  'settings:write': ['POST /api/admin/settings', 'Mutation.saveSettings', 'Mutation.saveTags', 'Mutation.mergeTags'],
  'catalogue:import': ['POST /api/admin/import'],
  /** An import that changes custom code needs this scope, too. */
  'custom-codes:write': [
    'POST /api/admin/custom-codes',
    'PUT /api/admin/custom-codes/:id',
    'DELETE /api/admin/custom-codes/:id',
    'PATCH /api/admin/custom-codes/:id/toggle',
    'Mutation.createCustomCode',
    'Mutation.updateCustomCode',
    'Mutation.updateCustomCodes',
    'Mutation.toggleCustomCode',
    'Mutation.deleteCustomCode',
    'Mutation.deleteCustomCodes',
  ],
} as const;

export type Scope = keyof typeof OPENED;

/** In the order of the form. */
export const SCOPES = Object.keys(OPENED) as Scope[]; // the constant has no other keys

const SCOPE_OF = new Map(SCOPES.flatMap((scope) => OPENED[scope].map((name): [string, Scope] => [name, scope])));

/**
 * The scope that opens a route (`PUT /api/browsers/:id`) or a field (`Mutation.saveTags`); null if tokens cannot have
 * it.
 */
export function scopeOf(name: string): Scope | null {
  return SCOPE_OF.get(name) ?? null;
}

export const TOKEN_NAME_MAX = 60;
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
export const TOKEN_DAYS_SUGGESTED = 90;
export const TOKEN_DAYS_MAX = 365;
/** How long before its end the dashboard names a token, in days. */
export const TOKEN_NOTICE_DAYS = 7;

export function endsSoon({ expiresAt }: { expiresAt: string }, now: Date): boolean {
  const left = Date.parse(expiresAt) - now.getTime();
  return left > 0 && left <= TOKEN_NOTICE_DAYS * 24 * 60 * 60_000;
}
