import { isDeepStrictEqual } from 'node:util';
import { checkUrl, collect } from '../../rules/issues.ts';
import { absoluteUrl } from '../../rules/url.ts';
import { describeChange } from '../database/history/action.ts';
import { AppError } from '../errors.ts';
import type { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { readLinkOwners, type LinkOwner } from './link-uses.ts';
import type { slideService } from './slides.ts';
import type { versionService } from './versions.ts';
import { assertAdministrator, assertValid } from './writes.ts';

export interface ReplaceRequest {
  from: string;
  to: string;
  /** Whether `from` is the beginning of URLs. */
  isPrefix: boolean;
}

export interface LinkReplacement {
  owner: LinkOwner;
  before: string;
  after: string;
}

interface Records {
  browsers: Pick<ReturnType<typeof browserService>, 'get' | 'update'>;
  versions: Pick<ReturnType<typeof versionService>, 'get' | 'update'>;
  slides: Pick<ReturnType<typeof slideService>, 'get' | 'update'>;
}

type Replaced = (url: string) => string;

/** The service that replaces a URL, or the beginning of URLs, everywhere in the catalogue. */
export function linkReplacementService({ em, actor, origin }: ServiceContext, { browsers, versions, slides }: Records) {
  async function find(request: ReplaceRequest): Promise<LinkReplacement[]> {
    assertAdministrator(actor);
    assertValid(
      collect({
        from: checkUrl(request.from, 'linkUrlInvalid', 'linkUrlInvalid'),
        to: checkUrl(request.to, 'linkUrlInvalid', 'linkUrlInvalid'),
      }),
    );
    const replaced = createReplacer(request);
    const links = [...(await readLinkOwners(em, origin))].filter(([url]) => replaced(url) !== url);
    return links.flatMap(([before, owners]) => owners.map((owner) => ({ owner, before, after: replaced(before) })));
  }

  async function saveBrowser(id: number, replaced: Replaced): Promise<void> {
    const { websiteUrl, iconUrl } = await browsers.get(id);
    await browsers.update(
      id,
      changedFields(
        { websiteUrl, iconUrl },
        { websiteUrl: websiteUrl && replaced(websiteUrl), iconUrl: replaced(iconUrl) },
      ),
    );
  }

  async function saveVersion(id: number, replaced: Replaced): Promise<void> {
    const { downloadUrl, downloadMirrors, ...version } = await versions.get(id);
    const screenshots = version.screenshots.map((url) => absoluteUrl(url, origin)); // a stored path is no valid input
    await versions.update(
      id,
      changedFields(
        { downloadUrl, downloadMirrors, screenshots },
        {
          downloadUrl: replaced(downloadUrl),
          downloadMirrors: downloadMirrors.map(replaced),
          screenshots: screenshots.map(replaced),
        },
      ),
    );
  }

  async function saveSlide(id: number, replaced: Replaced): Promise<void> {
    const { imageUrl, linkUrl = null } = await slides.get(id);
    await slides.update(
      id,
      changedFields({ imageUrl, linkUrl }, { imageUrl: replaced(imageUrl), linkUrl: linkUrl && replaced(linkUrl) }),
    );
  }

  return {
    /** What would be replaced. Throws UNAUTHORIZED, BAD_REQUEST. */
    find,

    /**
     * Replaces all of it in one transaction. Each record is saved once, by its own rules. Throws UNAUTHORIZED,
     * CONFLICT, BAD_REQUEST.
     */
    async apply(request: ReplaceRequest): Promise<LinkReplacement[]> {
      const replacements = await find(request);
      const replaced = createReplacer(request);
      const collectIds = (idOf: (owner: LinkOwner) => number | null) =>
        new Set(replacements.map(({ owner }) => idOf(owner)).filter((id) => id !== null));
      if (replacements.length === 0) return [];
      await describeChange({ kind: 'replacement' }, async () =>
        em.transactional(async () => {
          for (const id of collectIds(({ browserId, versionId }) => (versionId === null ? browserId : null)))
            await naming(`browser.${id}`, saveBrowser(id, replaced));
          for (const id of collectIds(({ versionId }) => versionId))
            await naming(`version.${id}`, saveVersion(id, replaced));
          for (const id of collectIds(({ slideId }) => slideId)) await naming(`slide.${id}`, saveSlide(id, replaced));
        }),
      );
      return replacements;
    },
  };
}

/** Adds the record to the names of invalid fields, because only the request for all records is known to the client. */
async function naming(record: string, save: Promise<void>): Promise<void> {
  try {
    await save;
  } catch (error) {
    if (!(error instanceof AppError) || !error.key) throw error;
    throw new AppError(error.code, error.key, {
      issues: error.issues.map((issue) => ({ ...issue, field: `${record}.${issue.field}` })),
    });
  }
}

function createReplacer({ from, to, isPrefix }: ReplaceRequest): Replaced {
  const [before, after] = [from.trim(), to.trim()];
  if (!isPrefix) return (url) => (url === before ? after : url);
  return (url) => {
    const rest = url.slice(before.length);
    // A host without a path is no beginning of a longer host.
    const isMatch = url.startsWith(before) && (!HOST.test(before) || rest === '' || PATH_START.test(rest));
    return isMatch ? joined(after, rest) : url;
  };
}

/** A URL that ends after its host. */
const HOST = /^https?:\/\/[^/?#]+$/iu;
const PATH_START = /^[/?#]/u;

function joined(start: string, rest: string): string {
  const host = start.replace(/\/$/u, '');
  if (!HOST.test(host)) return start + rest;
  return host + (PATH_START.test(rest) ? rest : `/${rest}`);
}

function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const entries = Object.entries(after).filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(before, name)));
  return Object.fromEntries(entries) as Partial<T>; // the names are keys of T
}
