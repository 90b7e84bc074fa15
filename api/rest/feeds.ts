import { generateAtomFeed, type Atom } from 'feedsmith';
import { Type } from 'typebox';
import { lines } from '#rules/format.ts';
import { NEW_RELEASES_SHOWN } from '#rules/limits.ts';
import { BROWSER_KEYS } from '#rules/slug.ts';
import { FEED_PATHS, pathIn, recordPath, PAGES } from '#rules/pages.ts';
import { TEXTS } from '#rules/texts.ts';
import { absoluteUrl } from '#rules/url.ts';
import { LANGUAGES, LOCALES, RELEASE_CHANNELS, memberOf, PLATFORMS, type Language } from '#rules/vocabulary.ts';
import { isWebPage } from '#rules/store.ts';
import { mediaTypeOf } from '../storage/media-type.ts';
import type { AppContext } from '../app-context.ts';
import { knownUrl } from '../cache/cache-keys.ts';
import type { BrowserRow } from '../entities/browser.ts';
import type { VersionRow } from '../entities/version.ts';
import type { NewRelease } from '../services/new-releases.ts';
import { count, httpUrl, list, named, object, oneOf, platformFilter, ref, string } from './schemas.ts';
import type { RestApp } from './validation.ts';

const ATOM_TYPE = 'application/atom+xml';

const FeedQuery = Type.Object({
  browsers: Type.Optional(
    string('Only these browsers: ids or slugs with commas between them.', {
      pattern: BROWSER_KEYS,
      maxLength: 1000,
      examples: ['5,dia'],
    }),
  ),
  platform: platformFilter('Only versions for this platform.'),
  channel: Type.Optional(oneOf(RELEASE_CHANNELS, 'Only versions of this release channel.')),
  lang: Type.Optional(oneOf(LANGUAGES, 'The language.', { default: 'en' })),
});

export function feedRoutes(app: RestApp, { servicesForVisitor, origin }: AppContext) {
  for (const { path, operationId, type, schema, write } of FORMATS) {
    app.get(
      path,
      {
        schema: {
          operationId,
          tags: ['Versions'],
          description: `The ${NEW_RELEASES_SHOWN} newest releases: an entry has the versions of a browser in a channel that became public on one day. Its id stays when they change.`,
          querystring: FeedQuery,
          response: { 200: { description: 'The feed.', content: { [type]: { schema } } } },
        },
      },
      async (request, reply) => {
        const { browsers: ids, platform, channel, lang = 'en' } = request.query;
        const { newReleases, browsers } = servicesForVisitor();
        const browserIds = ids === undefined ? null : await browsers.idsOf(ids, 'browsers');
        const releases = await newReleases.list(
          {
            browserIds,
            platform: memberOf(PLATFORMS, platform),
            releaseChannel: channel,
          },
          NEW_RELEASES_SHOWN,
        );
        const entries = await Promise.all(
          releases.map(async (release) => entryOf(release, await browsers.get(release.browserId), lang, origin)),
        );
        const newPage = origin + pathIn(lang, PAGES.new.path);
        const feed = { entries, language: lang, origin, newPage, address: origin + knownUrl(request) };
        return reply.type(`${type}; charset=utf-8`).send(write(feed));
      },
    );
  }
}

interface FeedParts {
  entries: ReturnType<typeof entryOf>[];
  language: Language;
  origin: string;
  newPage: string;
  address: string;
}

function entryOf(release: NewRelease, browser: BrowserRow, language: Language, origin: string) {
  const { id, releaseChannel, versions, publishedAt, changedAt, isCorrected } = release;
  const numbers = [...new Set(versions.map(({ versionNumber }) => versionNumber))];
  const t = TEXTS[language];
  const pageOf = (version: VersionRow) => origin + pathIn(language, recordPath('version', version.id));
  const [only, ...others] = versions;
  const features = [...new Set(versions.flatMap((version) => lines(version.features[language])))];
  const filesText = versions.map((version) =>
    [
      [t(`platform.${version.platform}`), version.architecture, version.versionNumber].filter(Boolean).join(' '),
      pageOf(version),
      ...(version.sha256 ? [t('feed.sha256', { value: version.sha256 })] : []),
    ].join('\n'),
  );
  return {
    // Stays the same, also on another scheme (RFC 4151).
    id: `tag:${new URL(origin).hostname},2026:release-${id}`,
    title: [
      isCorrected ? t('feed.corrected', { name: browser.name[language] }) : browser.name[language],
      numbers.join(', '),
      ...(releaseChannel === 'stable' ? [] : [`(${releaseChannel})`]),
    ].join(' '),
    url: only && others.length === 0 ? pageOf(only) : origin + pathIn(language, recordPath('browser', browser.id)),
    text: [features.join('\n'), ...filesText].filter(Boolean).join('\n\n'),
    publishedAt,
    changedAt,
    tags: [isCorrected ? 'corrected' : 'new', releaseChannel, ...new Set(versions.map(({ platform }) => platform))],
    image: absoluteUrl(browser.iconUrl, origin),
    files: versions
      .filter(({ downloadUrl }) => !isWebPage(downloadUrl))
      .map((version) => ({
        url: `${origin}${recordPath('version', version.id)}/download`,
        type: mediaTypeOf(new URL(version.downloadUrl).pathname),
        size: /^\d+$/u.test(version.fileSize ?? '') ? Number(version.fileSize) : null,
      })),
  };
}

function atomOf({ entries, language, origin, newPage, address }: FeedParts) {
  const t = TEXTS[language];
  const site = t('site.name');
  const feed: Atom.Feed<Date> = {
    id: address,
    title: { value: t('feed.title', { site }) },
    subtitle: { value: t('feed.about') },
    // Without an entry always the same, as it changes the entity tag.
    updated: new Date(Math.max(0, ...entries.map(({ changedAt }) => changedAt.getTime()))),
    authors: [{ name: site, uri: origin }],
    links: [
      { href: address, rel: 'self', type: ATOM_TYPE },
      { href: newPage, rel: 'alternate', type: 'text/html', hreflang: LOCALES[language] },
    ],
    icon: `${origin}/favicon.svg`,
    entries: entries.map(({ id, title: heading, url, text, publishedAt, changedAt, tags, files }) => ({
      id,
      title: { value: heading },
      links: [
        { href: url, rel: 'alternate', type: 'text/html' },
        ...files.map((file) => ({
          href: file.url,
          rel: 'enclosure',
          type: file.type,
          ...(file.size !== null && { length: file.size }),
        })),
      ],
      content: { value: text, type: 'text' },
      published: publishedAt,
      updated: changedAt,
      categories: tags.map((term) => ({ term })),
    })),
  };
  // White space is a part of an id and of a title.
  return generateAtomFeed(feed)
    .replaceAll(/>\s+(?=<!\[CDATA\[)/gu, '>')
    .replaceAll(/(?<=\]\]>)\s+</gu, '<');
}

function jsonOf({ entries, language, origin, newPage, address }: FeedParts) {
  const t = TEXTS[language];
  const site = t('site.name');
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: t('feed.title', { site }),
    description: t('feed.about'),
    home_page_url: newPage,
    feed_url: address,
    icon: `${origin}/icon-512.png`,
    language: LOCALES[language],
    authors: [{ name: site, url: origin }],
    items: entries.map(({ id, title: heading, url, text, publishedAt, changedAt, tags, image, files }) => ({
      id,
      url,
      title: heading,
      content_text: text,
      image,
      date_published: publishedAt,
      date_modified: changedAt,
      tags,
      attachments: files.map((file) => ({
        url: file.url,
        mime_type: file.type,
        ...(file.size !== null && { size_in_bytes: file.size }),
      })),
    })),
  });
}

const TIME = { format: 'date-time' };
const Authors = list(
  'Who publishes it.',
  object('An author.', { name: string('The name.'), url: httpUrl('The site.') }),
);
const JsonFeed = named(
  'JsonFeed',
  object('The feed (JSON Feed 1.1).', {
    version: httpUrl('The version of the format.'),
    title: string('The title.'),
    description: string('What it has.'),
    home_page_url: httpUrl('The same for people.'),
    feed_url: httpUrl('The address of the feed.'),
    icon: httpUrl('A picture of 512 px.'),
    language: string('`en` or `zh-CN`.'),
    authors: Authors,
    items: list(
      'The releases, the newest first.',
      object('A release.', {
        id: string('Stays when its versions change.'),
        url: httpUrl('The page of its only version, or of the browser.'),
        title: string('The browser, the numbers and the channel.'),
        content_text: string('The features, and a paragraph for each version.'),
        image: string('The icon of the browser.'),
        date_published: string('When it became public.', TIME),
        date_modified: string('When it was changed last.', TIME),
        tags: list('`new` or `corrected`, the channel and the platforms.', Type.String()),
        attachments: list(
          'The files, as counted downloads.',
          object('A file.', {
            url: httpUrl('The address.'),
            mime_type: string('The type.'),
            size_in_bytes: Type.Optional(count('The size; missing if it is not known.')),
          }),
        ),
      }),
    ),
  }),
);

const FORMATS = [
  {
    path: FEED_PATHS.atom,
    operationId: 'atomFeed',
    type: ATOM_TYPE,
    schema: string('The feed (RFC 4287).'),
    write: atomOf,
  },
  {
    path: FEED_PATHS.json,
    operationId: 'jsonFeed',
    type: 'application/feed+json',
    schema: Type.Unsafe<string>(ref(JsonFeed)),
    write: jsonOf,
  },
];
