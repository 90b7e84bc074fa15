import { setImmediate as nextTurn } from 'node:timers/promises';
import { Type, type Static } from 'typebox';
import {
  DEFAULT_LIMIT,
  DEFAULT_PAGE,
  PAGE_MAX,
  SEARCH_TEXT_MAX,
  TAGS_PER_BROWSER,
  VERSIONS_PER_BROWSER,
} from '#rules/limits.ts';
import { PLATFORMS, SORTS, memberOf } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { createRequestQueue, WHOLE_LISTS } from '../http/request-queue.ts';
import type { BrowserRow } from '../entities/browser.ts';
import { ok, numberUpTo, oneOf, platformFilter, ref, success, string, list } from './schemas.ts';
import { parseTagFilter } from '../services/browser-lists.ts';
import { recordRoutes } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import { restRecord, updatedAt, readOnlyTime } from './fields.ts';

export const browserRecord = restRecord<'browser', BrowserRow>(
  'browser',
  {
    createdAt: readOnlyTime('When it was created, in UTC.'),
    updatedAt,
    sortName: null,
  },
  { is_featured: false },
);

const ListQuery = Type.Object({
  platform: platformFilter('Only browsers with a version for this platform.'),
  sort: Type.Optional(
    oneOf(
      SORTS,
      '`default` by display_order, `name` by the English name, `newest` and `downloads` descending by created_at and download_count.',
      {
        default: 'default',
      },
    ),
  ),
  search: Type.Optional(
    string(
      'Only browsers with this text, or all of its words, in a name or description in either language, without case and accents. By default, those with the words in a name come first.',
      { maxLength: SEARCH_TEXT_MAX, examples: ['brave'] },
    ),
  ),
  tag: Type.Optional(
    string(`Only browsers with all of these tags: at most ${TAGS_PER_BROWSER} ids with commas between them.`, {
      examples: ['free,opensource'],
    }),
  ),
  page: numberUpTo(PAGE_MAX, `From 1; by default ${DEFAULT_PAGE} with \`limit\`. Without both, the list is whole.`),
  limit: numberUpTo(VERSIONS_PER_BROWSER, `Browsers on a page; by default ${DEFAULT_LIMIT} with \`page\`.`),
});

/** Between two batches other requests are handled, because 20,000 browsers take a second. */
async function serializeList(batches: AsyncIterable<BrowserRow[]>, write: (browser: BrowserRow) => object) {
  const parts = [Buffer.from('{"success":true,"data":[')];
  let count = 0;
  for await (const batch of batches) {
    const text = batch.map((browser) => JSON.stringify(write(browser))).join(',');
    if (count > 0 && text) parts.push(Buffer.from(','));
    parts.push(Buffer.from(text));
    count += batch.length;
    await nextTurn();
  }
  const json = Buffer.concat([...parts, Buffer.from(']}')]);
  // The entity tag, which is computed next, takes as long as a batch.
  await nextTurn();
  return { json, count };
}

function isPage({ page, limit }: Static<typeof ListQuery>) {
  return page !== undefined || limit !== undefined;
}

export function browserRoutes(app: RestApp, context: AppContext) {
  const { servicesFor, origin } = context;
  const lists = createRequestQueue(WHOLE_LISTS);
  app.get(
    '/api/browsers',
    {
      preHandler: async (request, reply) => (isPage(request.query) ? undefined : lists.enter(request, reply)),
      onSend: async (request) => lists.leave(request),
      schema: {
        operationId: 'listBrowsers',
        tags: ['Browsers'],
        description: 'All browsers or, with `page` or `limit`, a page of them. `X-Total-Count` is the number of all.',
        querystring: ListQuery,
        response: {
          200: success(list('The browsers.', ref(browserRecord.schemas.record))),
        },
      },
    },
    async (request, reply) => {
      const { platform, sort = 'default', search, tag, ...page } = request.query;
      const { browsers } = servicesFor(request);
      const filter = {
        platform: memberOf(PLATFORMS, platform),
        sort,
        search,
        language: 'en',
        ...(tag !== undefined && { tags: parseTagFilter([tag], 'tag') }),
      } as const;
      const write = (browser: BrowserRow) => browserRecord.write(browser, origin, request.actor);
      if (isPage(request.query)) {
        const { items, total } = await browsers.numberedPage({ ...filter, ...page });
        return reply.header('x-total-count', total).send(ok(items.map(write)));
      }
      const { json, count } = await serializeList(browsers.inBatches(filter), write);
      return reply
        .header('x-total-count', count)
        .type('application/json; charset=utf-8')
        .send(json as never);
    },
  );

  browserResource.read(app, context);
}

export const browserResource = recordRoutes({
  ...browserRecord,
  serviceOf: ({ browsers }) => browsers,
});
