import { isExternalLink, type LinkUse } from '#rules/links.ts';
import { isPinned, namesFile } from '#rules/pinned.ts';
import { hostOf } from '#rules/url.ts';
import type { Architecture, LocalizedText, Platform } from '#rules/vocabulary.ts';
import type { EntityManager } from '../database/orm.ts';
import { mayHave } from '../database/queries/links.ts';
import { inSteps, readBrowserLinks, readVersionLinks } from '../database/queries/rows.ts';
import { Slide } from '../entities/slide.ts';

/** A record with a link. Exactly one of the three ids is not null, but a version also has its browser. */
export interface LinkOwner {
  use: LinkUse;
  browserId: number | null;
  versionId: number | null;
  slideId: number | null;
  /** Of a version: the name of its browser and the number. */
  title: LocalizedText;
  platform: Platform | null;
  architecture: Architecture | null;
  /** Whether it always leads to the same file. A function, because that takes a while. */
  isFixed: () => boolean;
}

const NO_VERSION = { versionId: null, platform: null, architecture: null, isFixed: () => false };

/** All links to other hosts by their URLs, or only `urls`. Waiting requests run in between. */
export async function readLinkOwners(
  em: EntityManager,
  origin: string,
  urls?: readonly string[],
): Promise<Map<string, LinkOwner[]>> {
  const wanted = urls && new Set(urls);
  const links = new Map<string, LinkOwner[]>();
  const ownHost = hostOf(origin);
  const add = (url: string | null, owner: LinkOwner) => {
    if (!isExternalLink(url, ownHost) || (wanted && !wanted.has(url))) return;
    const owners = links.get(url);
    if (owners) owners.push(owner);
    else links.set(url, [owner]);
  };
  const names = new Map<number, LocalizedText>();
  for await (const { id, name, websiteUrl, iconUrl } of inSteps(
    readBrowserLinks,
    em,
    mayHave(urls, ['website_url', 'icon_url']),
  )) {
    const owner = { ...NO_VERSION, browserId: id, slideId: null, title: name };
    names.set(id, name);
    add(websiteUrl, { ...owner, use: 'website' });
    add(iconUrl, { ...owner, use: 'picture' });
  }
  for await (const { id, browserId, platform, architecture, ...version } of inSteps(
    readVersionLinks,
    em,
    mayHave(urls, ['download_url'], ['download_mirrors', 'screenshots']),
  )) {
    const { versionNumber, downloadUrl, downloadMirrors, screenshots, pinned } = version;
    const name = names.get(browserId) ?? { en: '', zh: '' }; // empty if the browser was added in between, or is not among those with the URLs
    const title = { en: `${name.en} ${versionNumber}`, zh: `${name.zh} ${versionNumber}` };
    const owner = { ...NO_VERSION, browserId, versionId: id, slideId: null, title, platform, architecture };
    add(downloadUrl, { ...owner, use: 'download', isFixed: () => isPinned({ versionNumber, downloadUrl, pinned }) });
    for (const url of downloadMirrors)
      add(url, { ...owner, use: 'mirror', isFixed: () => namesFile(url, versionNumber) });
    for (const url of screenshots) add(url, { ...owner, use: 'picture' });
  }
  for (const slide of await em.findAll(Slide, { orderBy: { id: 'asc' }, disableIdentityMap: true })) {
    const owner = { ...NO_VERSION, browserId: null, slideId: slide.id, title: slide.title };
    add(slide.imageUrl, { ...owner, use: 'picture' });
    if (slide.linkType === 'external') add(slide.linkUrl ?? null, { ...owner, use: 'slide' });
  }
  return links;
}
