import { join } from 'node:path';
import { LINK_INTERVAL_MS } from '../rules/limits.ts';
import type { SourceKind } from '../rules/sources.ts';
import type { LinkVerdict } from '../rules/links.ts';
import type { Platform } from '../rules/vocabulary.ts';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { migrate, openDatabase } from '../api/database/open.ts';
import { saveLinkStates } from '../api/database/queries/links.ts';
import { Browser } from '../api/entities/browser.ts';
import { Source } from '../api/entities/source.ts';
import { Version } from '../api/entities/version.ts';
import { HOST_KINDS, LINK_KINDS, addressOf, type HostKind, type LinkKind } from './round-hosts.ts';

// The catalogue of `npm run bench:round`: 300 browsers with 3 sources and 12 versions each, and 5,000 links.

const BROWSERS = 300;
const LINKS = 5000;
const NUMBERS = ['1.7', '1.8', '1.9'];
const PLATFORMS: readonly Platform[] = ['windows', 'macos', 'linux', 'ios'];
/** One link in 1,000 was gone for two days already, so that this check makes it dead, which visitors see. */
const DYING = 1000;

export interface RoundSource {
  kind: SourceKind;
  identifier: string;
  platform: Platform | null;
  /** Whether it names a version that the catalogue lacks. */
  isNewer: boolean;
  /** How it fails; null if it works. */
  failure: 'gone' | 'unreadable' | 'silent' | null;
}

export interface RoundCatalogue {
  /** An SQLite file. */
  database: string;
  sources: RoundSource[];
  /** The hosts of the links; those of `closed` do not listen. */
  hosts: { name: string; kind: HostKind }[];
  /** What a right round finds. */
  expected: { links: Record<LinkVerdict, number>; dead: number; read: number; failed: number; proposals: number };
}

/** As many sources of each kind as its hosts answer in about two minutes with a second between two requests. */
const SOURCES: readonly (readonly [SourceKind, number, (index: number) => string])[] = [
  ['sparkle', 300, (index) => `https://feed${index}.example/updates.xml`],
  ['homebrew', 120, (index) => `browser-${index}`],
  ['flathub', 120, (index) => `com.vendor.Browser${index}`],
  ['edge', 60, () => 'enterprise'],
  ['winget', 40, (index) => `Vendor.Browser${index}`],
  ['github', 80, (index) => `vendor/browser${index}`],
  ['chrome', 100, () => 'chrome'],
  ['mozilla', 10, () => 'firefox'],
  ['appStore', 30, (index) => String(1_000_000 + index)],
  ['debian', 40, (index) => `https://deb${index}.example/deb stable main browser`],
];

/** The sources in the order of the browsers: the first 300 are the first source of each. */
function createSources(): RoundSource[] {
  const sources = SOURCES.flatMap(([kind, count, identifierOf]) =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      identifier: identifierOf(index),
      platform: kind === 'chrome' ? ('windows' as const) : null,
    })),
  );
  return sources.map((source, index) => ({
    ...source,
    isNewer: isNewer(index) && !SHARED.has(source.kind),
    failure: source.kind === 'sparkle' ? failureOf(index) : null,
  }));
}

/** Kinds with one list for all browsers, which says nothing new. */
const SHARED = new Set<SourceKind>(['edge', 'chrome', 'mozilla']);
const isNewer = (index: number) => index % 3 === 0;

function failureOf(index: number): RoundSource['failure'] {
  if (index % 3 !== 1 || index >= 45) return null;
  if (index < 6) return 'silent';
  return index < 30 ? 'gone' : 'unreadable';
}

/** The hosts: one with 100 links, 20 with 20, 100 with two, and one for each other link. */
function* createLinks(port: number): Generator<{ url: string; host: string; kind: LinkKind; hostKind: HostKind }> {
  const sizes = Array.from({ length: LINKS }, () => 1)
    .fill(2, 0, 100)
    .fill(20, 100, 120)
    .fill(100, 120, 121);
  let count = 0;
  for (const [index, size] of sizes.entries()) {
    const host = addressOf(index);
    const hostKind: HostKind = size === 1 && index % 100 === 0 ? 'closed' : 'open';
    for (let place = 0; place < size; place += 1) {
      if (count === LINKS) return;
      const kind =
        size === 1 && index % 800 === 50
          ? 'silent'
          : (LINK_KINDS.find(({ every }) => count % every === 7)?.kind ?? 'fine');
      yield { url: `http://${host}:${port}/${kind}/${count}.exe`, host, kind, hostKind };
      count += 1;
    }
  }
}

/** Writes the catalogue into a folder. All links are on loopback addresses with this port. */
export async function createRoundCatalogue(folder: string, port: number): Promise<RoundCatalogue> {
  const database = join(folder, DATABASE_FILE);
  const links = [...createLinks(port)];
  const sources = createSources();
  const orm = await openDatabase(database);
  await migrate(orm);
  let next = 0;
  const nextUrl = () => links[next++]?.url ?? '';
  for (let index = 0; index < BROWSERS; index += 1) {
    const em = orm.em.fork();
    const browser = em.create(Browser, newBrowser(index, nextUrl(), nextUrl()));
    for (const number of NUMBERS)
      for (const platform of PLATFORMS)
        em.create(Version, {
          browser,
          ...newVersion(number, platform, nextUrl(), index < 200 && number === '1.9' ? [nextUrl()] : []),
        });
    for (const { kind, identifier, platform } of [0, 1, 2].flatMap((place) => sources[index + place * BROWSERS] ?? []))
      em.create(Source, { browser, kind, identifier, platform, releaseChannel: null, assetPattern: null });
    await em.flush();
  }
  const dying = links.filter(
    ({ kind, hostKind }, index) => kind === 'gone' && hostKind === 'open' && index % DYING === 7,
  );
  const failedAt = new Date(Date.now() - 2 * LINK_INTERVAL_MS);
  await saveLinkStates(
    orm.em.fork(),
    dying.map(({ url }) => ({
      url,
      verdict: 'gone',
      detail: '404',
      movedTo: null,
      etag: null,
      lastModified: null,
      size: null,
      mediaType: null,
      checkedAt: failedAt,
      fineAt: null,
      failures: 2,
      firstFailedAt: failedAt,
      isDead: false,
      history: 'g',
    })),
  );
  await orm.close();
  const verdictOf = ({ kind, hostKind }: (typeof links)[number]): LinkVerdict =>
    HOST_KINDS[hostKind] ?? LINK_KINDS.find((one) => one.kind === kind)?.verdict ?? 'unreachable';
  const count = (verdict: LinkVerdict) => links.filter((link) => verdictOf(link) === verdict).length;
  const failed = sources.filter(({ failure }) => failure !== null).length;
  return {
    database,
    sources,
    hosts: [...new Map(links.map(({ host, hostKind }) => [host, { name: host, kind: hostKind }])).values()],
    expected: {
      links: {
        fine: count('fine'),
        moved: count('moved'),
        changed: 0,
        gone: count('gone'),
        blocked: count('blocked'),
        unreachable: count('unreachable'),
        suspicious: count('suspicious'),
      },
      dead: dying.length,
      read: sources.length - failed,
      failed,
      proposals: new Set(
        sources.flatMap((source, index) => (source.isNewer && !source.failure ? [index % BROWSERS] : [])),
      ).size,
    },
  };
}

const AT = new Date('2026-11-01T08:00:00Z');

function newBrowser(index: number, websiteUrl: string, iconUrl: string) {
  const name = { en: `Browser ${index}`, zh: `浏览器 ${index}` };
  const description = {
    en: `${name.en} answers questions about the page. `.repeat(6),
    zh: `${name.zh}回答有关网页的问题。`.repeat(10),
  };
  return {
    name,
    description,
    shortDescription: name,
    websiteUrl,
    iconUrl,
    isFeatured: index < 6,
    displayOrder: index,
    tags: [],
    downloadCount: index,
    createdAt: AT,
    updatedAt: AT,
  };
}

function newVersion(versionNumber: string, platform: Platform, downloadUrl: string, downloadMirrors: string[]) {
  return {
    versionNumber,
    platform,
    downloadUrl,
    downloadMirrors,
    releaseDate: '2026-11-01',
    architecture: platform === 'windows' || platform === 'linux' ? ('x64' as const) : null,
    releaseChannel: 'stable' as const,
    minOsVersion: 'any',
    features: { en: 'Faster, and with fewer faults. '.repeat(5), zh: '更快，问题更少。'.repeat(8) },
    screenshots: [],
    isLatest: versionNumber === '1.9',
    createdAt: AT,
    updatedAt: AT,
  };
}
