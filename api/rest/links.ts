import { Type } from 'typebox';
import { LINK_FILTERS, LINK_USES, LINK_VERDICTS, historyOf } from '../../rules/links.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, SEARCH_TEXT_MAX, VERSIONS_PER_BROWSER } from '../../rules/limits.ts';
import { hostOf } from '../../rules/url.ts';
import { ARCHITECTURES, PLATFORMS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import type { LinkOwner } from '../services/link-uses.ts';
import type { CatalogueLink } from '../services/links.ts';
import type { LinkReplacement } from '../services/replace-links.ts';
import { parseField } from './fields.ts';
import { flag, text } from './kinds.ts';
import {
  failures,
  httpUrl,
  objectOf,
  oneOf,
  oneOfOrNull,
  orNull,
  paginationOf,
  ref,
  success,
  type Body,
} from './schemas.ts';
import type { RestApp } from './validation.ts';

const time = (description: string) => orNull('string', description, { format: 'date-time' });

const USE_EXAMPLE = {
  kind: 'download',
  title_en: 'Brave 1.93.136',
  title_zh: 'Brave 浏览器 1.93.136',
  platform: 'windows',
  architecture: 'x64',
  browser_id: 5,
  version_id: 14,
  slide_id: null,
};

const LINK_EXAMPLE = {
  url: 'https://github.com/brave/brave-browser/releases/download/v1.93.136/BraveBrowserStandaloneSetup.exe',
  host: 'github.com',
  uses: [USE_EXAMPLE],
  verdict: 'gone',
  detail: '404',
  is_dead: true,
  moved_to: null,
  checked_at: '2026-09-04T08:00:00.000Z',
  fine_at: '2026-09-02T08:00:00.000Z',
  failing_since: '2026-09-03T08:00:00.000Z',
  history: [{ day: '2026-09-04', verdict: 'gone' }],
};

const LinkUse = Type.Object({
  kind: oneOf(LINK_USES, 'What the link is for.'),
  title_en: Type.String({
    description: 'The English name of the browser with the number of the version, or the title of the slide.',
  }),
  title_zh: Type.String({ description: 'The same in Chinese.' }),
  platform: oneOfOrNull(PLATFORMS, 'The platform of the version; null for other records.'),
  architecture: oneOfOrNull(
    ARCHITECTURES,
    'The architecture of the version; null if it is not specified, and for other records.',
  ),
  browser_id: orNull('integer', 'The id of the browser; null for a slide.'),
  version_id: orNull('integer', 'The id of the version; null for other records.'),
  slide_id: orNull('integer', 'The id of the slide; null for other records.'),
});

export const Link = objectOf(
  'Link',
  {
    url: httpUrl('The URL as it is stored.'),
    host: Type.String({ description: 'The host of the URL.' }),
    uses: Type.Array(LinkUse, { description: 'The records that contain the URL.' }),
    verdict: oneOfOrNull(LINK_VERDICTS, 'What the last check found; null before the first.'),
    detail: orNull('string', 'The HTTP status of the last check, or the kind of its error; null before the first.'),
    is_dead: Type.Boolean({ description: 'Whether the link failed three times over 24 hours.' }),
    moved_to: orNull('string', 'Where permanent redirects led; null without them.'),
    checked_at: time('The time of the last check; null before the first.'),
    fine_at: time('The last time when the link worked; null if it never did.'),
    failing_since: time('The time of the first of the last failures in a row; null if the link did not fail.'),
    history: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date', description: 'The day, in UTC.' }),
        verdict: oneOfOrNull(LINK_VERDICTS, 'What the last check of the day found; null if there was none.'),
      }),
      { description: 'The last thirty days, the oldest first.' },
    ),
  },
  'A link of the catalogue to another host, and what its checks found.',
  LINK_EXAMPLE,
);

const LinkList = Type.Object(
  {
    links: Type.Array(ref(Link), { description: 'The links of this page.' }),
    summary: Type.Object(
      {
        all: Type.Integer({ minimum: 0, description: 'All links of the catalogue to other hosts.' }),
        wrong: Type.Integer({ minimum: 0, description: 'The links that need the administrator.' }),
        dead: Type.Integer({ minimum: 0, description: 'The links that failed three times over 24 hours.' }),
        unchecked: Type.Integer({ minimum: 0, description: 'The links that were never checked.' }),
      },
      { description: 'Numbers of links, whatever the filter is.' },
    ),
    pagination: paginationOf('links'),
  },
  { description: 'A page of links.' },
);

const ListQuery = Type.Object({
  filter: Type.Optional(oneOf(LINK_FILTERS, 'Only these links. The default is all.', { examples: ['wrong'] })),
  search: Type.Optional(
    Type.String({
      maxLength: SEARCH_TEXT_MAX,
      description: 'Words of the URL, or of the names of the records that contain it.',
    }),
  ),
  page: Type.Optional(
    Type.Integer({ minimum: 1, default: DEFAULT_PAGE, description: 'The number of the page, from 1.' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: VERSIONS_PER_BROWSER,
      default: DEFAULT_LIMIT,
      description: 'The number of links on a page.',
    }),
  ),
});

export const CheckedUrl = objectOf(
  'CheckedUrl',
  {
    url: httpUrl('A URL of the catalogue.'),
    accept: Type.Optional(
      Type.Boolean({ description: 'Whether the file that is there now is the one with which later checks compare.' }),
    ),
  },
  'The link to check.',
  { url: LINK_EXAMPLE.url },
);

export const ReplacedUrl = objectOf(
  'ReplacedUrl',
  {
    from: httpUrl('The URL, or its beginning.'),
    to: httpUrl('The new URL, or its new beginning.'),
    is_prefix: Type.Optional(Type.Boolean({ description: 'Whether `from` is the beginning of URLs.' })),
    apply: Type.Optional(
      Type.Boolean({ description: 'Whether to save it. Otherwise the response only lists what would be replaced.' }),
    ),
  },
  'What is replaced in the URLs of all records.',
  { from: 'https://old.example/', to: 'https://new.example/', is_prefix: true },
);

const Replacement = Type.Object({ use: LinkUse, before: httpUrl('The stored URL.'), after: httpUrl('The new URL.') });

/** The routes of the links to other hosts, for the administrator. */
export function linkRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/links',
    {
      schema: {
        operationId: 'listLinks',
        tags: ['Links'],
        summary: 'The links to other hosts',
        description:
          'Returns a page of the links of the catalogue to other hosts with what their checks found: what is wrong first.',
        querystring: ListQuery,
        response: { 200: success(LinkList, 'The page.'), ...failures(401) },
      },
    },
    async (request) => {
      const { links, summary, ...pagination } = await servicesFor(request).links.list(request.query);
      return { success: true as const, data: { links: links.map(writeLink), summary, pagination } };
    },
  );

  app.post(
    '/api/admin/links/check',
    {
      schema: {
        operationId: 'checkLink',
        tags: ['Links'],
        summary: 'Check a link now',
        description:
          'Requests a link of the catalogue and returns what was found. The response is 503 if nothing can be found out, such as without a network.',
        body: ref(CheckedUrl),
        response: { 200: success(ref(Link), 'The link after the check.'), ...failures(401, 403, 404, 413, 415, 507) },
      },
    },
    async (request) => {
      const { url, accept = false }: Body = request.body;
      const link = await servicesFor(request).links.check(parseField(text.parse, 'url', url), {
        accept: parseField(flag.parse, 'accept', accept),
      });
      return { success: true as const, data: writeLink(link) };
    },
  );

  app.post(
    '/api/admin/links/replace',
    {
      schema: {
        operationId: 'replaceLinks',
        tags: ['Links'],
        summary: 'Replace a URL everywhere',
        description:
          'Replaces a URL, or the beginning of URLs, in all records at once, and returns what is replaced. Each record is checked by its own rules; all are saved or none.',
        body: ref(ReplacedUrl),
        response: {
          200: success(Type.Array(Replacement), 'What is replaced.'),
          ...failures(401, 403, 409, 413, 415, 507),
        },
      },
    },
    async (request) => {
      const { linkReplacements } = servicesFor(request);
      const { from, to, is_prefix: isPrefix = false, apply = false }: Body = request.body;
      const replaced = {
        from: parseField(text.parse, 'from', from),
        to: parseField(text.parse, 'to', to),
        isPrefix: parseField(flag.parse, 'is_prefix', isPrefix),
      };
      const replacements = parseField(flag.parse, 'apply', apply)
        ? await linkReplacements.apply(replaced)
        : await linkReplacements.find(replaced);
      return { success: true as const, data: replacements.map(writeReplacement) };
    },
  );
}

function writeLink({ url, owners, state }: CatalogueLink) {
  return {
    url,
    host: hostOf(url),
    uses: owners.map(writeOwner),
    verdict: state?.verdict ?? null,
    detail: state?.detail ?? null,
    is_dead: state?.isDead ?? false,
    moved_to: state?.movedTo ?? null,
    checked_at: state?.checkedAt.toISOString() ?? null,
    fine_at: state?.fineAt?.toISOString() ?? null,
    failing_since: state?.firstFailedAt?.toISOString() ?? null,
    history: historyOf(state, new Date()),
  };
}

function writeReplacement({ owner, before, after }: LinkReplacement) {
  return { use: writeOwner(owner), before, after };
}

function writeOwner({ use, title, platform, architecture, browserId, versionId, slideId }: LinkOwner) {
  return {
    kind: use,
    title_en: title.en,
    title_zh: title.zh,
    platform,
    architecture,
    browser_id: browserId,
    version_id: versionId,
    slide_id: slideId,
  };
}
