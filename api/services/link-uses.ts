import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { isExternalLink, type LinkUse } from '../../rules/links.ts';
import { isPinned, namesFile } from '../../rules/pinned.ts';
import { hostOf } from '../../rules/url.ts';
import type { Architecture, LocalizedText, Platform } from '../../rules/vocabulary.ts';
import { UrlListType } from '../entities/column-types.ts';
import type { EntityManager } from '../database/orm.ts';
import { selectRows } from '../database/queries/rows.ts';

/**
 * A record that contains a link. Exactly one of the three ids is not null, except that a version also has its browser.
 */
export interface LinkOwner {
  use: LinkUse;
  browserId: number | null;
  versionId: number | null;
  slideId: number | null;
  /** The name of the browser, with the number of the version, or the title of the slide. */
  title: LocalizedText;
  platform: Platform | null;
  architecture: Architecture | null;
  /** Tells whether the link always leads to the same file. Not computed for all links, because that takes a while. */
  isFixed: () => boolean;
}

interface BrowserLinks {
  id: number;
  name_en: string;
  name_zh: string;
  website_url: string | null;
  icon_url: string;
}

interface VersionLinks {
  id: number;
  browser_id: number;
  name_en: string;
  name_zh: string;
  version_number: string;
  platform: Platform;
  architecture: Architecture | null;
  download_url: string;
  download_mirrors: string;
  screenshots: string;
  pinned: boolean | number | null;
}

interface SlideLinks {
  id: number;
  title_en: string;
  title_zh: string;
  image_url: string;
  link_type: string;
  link_url: string | null;
}

const lists = new UrlListType();
const never = () => false;

/** The rows that are read at once, because SQLite and the rules for a row block the process. */
const ROWS_AT_ONCE = 250;

/**
 * All links of the catalogue to other hosts, by their URLs, with the records that contain them. Waiting requests run in
 * between.
 */
export async function readLinkOwners(em: EntityManager, origin: string): Promise<Map<string, LinkOwner[]>> {
  const links = new Map<string, LinkOwner[]>();
  const ownHost = hostOf(origin);
  const add = (url: string | null, owner: LinkOwner) => {
    if (!isExternalLink(url, ownHost)) return;
    const owners = links.get(url);
    if (owners) owners.push(owner);
    else links.set(url, [owner]);
  };
  for await (const row of readInSteps<BrowserLinks>(
    em,
    sql`select id, name_en, name_zh, website_url, icon_url from browser`,
    sql`id`,
  ))
    addBrowser(row, add);
  for await (const row of readInSteps<VersionLinks>(em, VERSIONS, sql`version.id`)) addVersion(row, add);
  for await (const row of readInSteps<SlideLinks>(
    em,
    sql`select id, title_en, title_zh, image_url, link_type, link_url from slide`,
    sql`id`,
  ))
    addSlide(row, add);
  return links;
}

const VERSIONS = sql`
  select version.id, browser_id, name_en, name_zh, version_number, platform, architecture, download_url, download_mirrors, screenshots, pinned
  from version join browser on browser.id = version.browser_id`;

type Add = (url: string | null, owner: LinkOwner) => void;

/** All rows in the order of their ids, some at a time. */
async function* readInSteps<T extends { id: number }>(
  em: EntityManager,
  selection: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): AsyncGenerator<T> {
  for (let last = 0; ;) {
    const rows = await selectRows(em, sql<T>`${selection} where ${id} > ${last} order by ${id} limit ${ROWS_AT_ONCE}`);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
    await nextTurn();
  }
}

function addBrowser(
  { id, name_en: en, name_zh: zh, website_url: website, icon_url: icon }: BrowserLinks,
  add: Add,
): void {
  const owner = {
    browserId: id,
    versionId: null,
    slideId: null,
    title: { en, zh },
    platform: null,
    architecture: null,
    isFixed: never,
  };
  add(website, { ...owner, use: 'website' });
  add(icon, { ...owner, use: 'picture' });
}

function addVersion(row: VersionLinks, add: Add): void {
  const {
    id,
    browser_id: browserId,
    version_number: versionNumber,
    platform,
    architecture,
    download_url: downloadUrl,
  } = row;
  const title = { en: `${row.name_en} ${versionNumber}`, zh: `${row.name_zh} ${versionNumber}` };
  const owner = { browserId, versionId: id, slideId: null, title, platform, architecture };
  const pinned = row.pinned === null ? null : Boolean(row.pinned);
  add(downloadUrl, { ...owner, use: 'download', isFixed: () => isPinned({ versionNumber, downloadUrl, pinned }) });
  for (const url of lists.convertToJSValue(row.download_mirrors))
    add(url, { ...owner, use: 'mirror', isFixed: () => namesFile(url, versionNumber) });
  for (const url of lists.convertToJSValue(row.screenshots)) add(url, { ...owner, use: 'picture', isFixed: never });
}

function addSlide(
  { id, title_en: en, title_zh: zh, image_url: image, link_type: type, link_url: link }: SlideLinks,
  add: Add,
): void {
  const owner = {
    browserId: null,
    versionId: null,
    slideId: id,
    title: { en, zh },
    platform: null,
    architecture: null,
    isFixed: never,
  };
  add(image, { ...owner, use: 'picture' });
  if (type === 'external') add(link, { ...owner, use: 'slide' });
}
