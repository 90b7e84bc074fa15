import { setImmediate as nextTurn } from 'node:timers/promises';
import { Type } from 'typebox';
import { DEFAULT_LIMIT, DEFAULT_PAGE, SEARCH_TEXT_MAX, VERSIONS_PER_BROWSER } from '../../rules/limits.ts';
import { PLATFORMS, SORTS, memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { AppError } from '../errors.ts';
import type { BrowserRow } from '../entities/browser.ts';
import { Browser, ChangedBrowser, NewBrowser, parseBrowser, writeBrowser } from './browser-fields.ts';
import { parseRevision } from './fields.ts';
import { DeletedWithSlides, created, creationHeaders, failures, guardHeaders, headersOfNew, idParams, oneOf, platformFilter, ref, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

const ListQuery = Type.Object({
  platform: platformFilter('Only browsers with at least one version for this platform.'),
  sort: Type.Optional(
    oneOf(
      SORTS,
      'The order: default as the administrator arranged it, name alphabetically by English name, newest by the day of entry, downloads by the number of downloads, highest first.',
      { default: 'default' },
    ),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: SEARCH_TEXT_MAX,
      examples: ['brave'],
      description: 'Only browsers whose name or description, in either language, contains this text. Case, accents and full-width forms make no difference.',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, description: `The page, from 1. Where only \`limit\` is sent it is ${DEFAULT_PAGE}; where neither is, the whole list is the answer.` })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: VERSIONS_PER_BROWSER, description: `How many browsers a page holds; ${DEFAULT_LIMIT} where only \`page\` is sent.` })),
});

/** So many whole lists wait for the one before them; each takes up to a second. */
const LISTS_WAITING_MAX = 20;

/** Runs one work after another. Throws UNAVAILABLE where too many wait. */
function inTurn(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= maxWaiting) throw new AppError('UNAVAILABLE', 'unavailable', { retryAfter: 1 });
    waiting += 1;
    const own = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = own;
    return own;
  };
}

const oneListAtATime = inTurn(LISTS_WAITING_MAX);

/** A list as JSON. Between two batches everything else has its turn: 20,000 browsers take a second. */
async function writeOut(batches: AsyncIterable<BrowserRow[]>, origin: string): Promise<{ json: Buffer; count: number }> {
  const parts = [Buffer.from('{"success":true,"data":[')];
  let count = 0;
  for await (const batch of batches) {
    const written = batch.map((browser) => JSON.stringify(writeBrowser(browser, origin))).join(',');
    if (count > 0 && written) parts.push(Buffer.from(','));
    parts.push(Buffer.from(written));
    count += batch.length;
    await nextTurn();
  }
  const json = Buffer.concat([...parts, Buffer.from(']}')]);
  // Its entity tag is computed next, which takes as long again.
  await nextTurn();
  return { json, count };
}

/** The public reads of browsers (spec §7). */
export function browserRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/browsers',
    {
      schema: {
        operationId: 'listBrowsers',
        tags: ['Browsers'],
        summary: 'All browsers',
        description: 'Lists every browser that fits, in a total order; with `page` or `limit`, a page of that list. `X-Total-Count` says how many fit in all.',
        querystring: ListQuery,
        response: { 200: success(Type.Array(ref(Browser), { description: 'The browsers.' }), 'The list.'), ...failures() },
      },
    },
    async (request, reply) => {
      const { platform, sort = 'default', search, page, limit } = request.query;
      const { browsers } = servicesFor(request);
      const wanted = { platform: memberOf(PLATFORMS, platform), sort, search, language: 'en' } as const;
      if (page !== undefined || limit !== undefined) {
        const { items, total } = await browsers.numberedPage({ ...wanted, ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) });
        return reply.header('x-total-count', total).send({ success: true as const, data: items.map((browser) => writeBrowser(browser, origin)) });
      }
      const list = await oneListAtATime(() => writeOut(browsers.inBatches(wanted), origin));
      return reply.header('x-total-count', list.count).type('application/json; charset=utf-8').send(list.json as never);
    },
  );

  app.get(
    '/api/browsers/:id',
    {
      schema: {
        operationId: 'getBrowser',
        tags: ['Browsers'],
        summary: 'One browser',
        description: 'Reads one browser.',
        params: idParams("The browser's id.", 5),
        response: { 200: success(ref(Browser), 'The browser.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const browser = await servicesFor(request).browsers.get(request.params.id);
      reply.header('etag', recordTag('browser', browser));
      return { success: true as const, data: writeBrowser(browser, origin) };
    },
  );
}

/** The writes of browsers (spec §7). */
export function browserWrites(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.post(
    '/api/browsers',
    {
      schema: {
        operationId: 'createBrowser',
        tags: ['Browsers'],
        summary: 'Add a browser',
        description: 'Adds a browser to the catalogue.',
        headers: creationHeaders,
        body: ref(NewBrowser),
        response: { 201: created(ref(Browser), 'The new browser.'), ...failures(401, 403, 409, 412, 413, 415, 422, 507) },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const browser = await servicesFor(request).browsers.create(parseBrowser(request.body));
      return reply.code(201).headers(headersOfNew('/api/browsers', 'browser', browser)).send({ success: true as const, data: writeBrowser(browser, origin) });
    },
  );

  app.put(
    '/api/browsers/:id',
    {
      schema: {
        operationId: 'updateBrowser',
        tags: ['Browsers'],
        summary: 'Change a browser',
        description: 'Changes a browser. Fields that are left out stay as they are; the download count always does.',
        params: idParams("The browser's id.", 5),
        headers: guardHeaders,
        body: ref(ChangedBrowser),
        response: { 200: success(ref(Browser), 'The browser as it is now.'), ...failures(401, 403, 404, 409, 412, 413, 415, 507) },
      },
    },
    async (request) => {
      const { browsers } = servicesFor(request);
      const browser = await browsers.update(request.params.id, parseBrowser(request.body), { revision: parseRevision(request.body), accepts: parsePreconditions(request.headers, 'browser', request.params.id) });
      return { success: true as const, data: writeBrowser(browser, origin) };
    },
  );

  app.delete(
    '/api/browsers/:id',
    {
      schema: {
        operationId: 'deleteBrowser',
        tags: ['Browsers'],
        summary: 'Delete a browser',
        description: 'Deletes a browser with all its versions, and deactivates the slides that lead to them.',
        params: idParams("The browser's id.", 5),
        headers: guardHeaders,
        response: { 200: DeletedWithSlides, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      const { deactivatedSlides } = await servicesFor(request).browsers.remove(request.params.id, { accepts: parsePreconditions(request.headers, 'browser', request.params.id) });
      return { success: true as const, deactivated_slides: deactivatedSlides };
    },
  );
}
