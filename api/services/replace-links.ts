import { isDeepStrictEqual } from 'node:util';
import { checkUrl, collect } from '#rules/issues.ts';
import { plainText } from '#rules/plain-text.ts';
import { absoluteUrl } from '#rules/url.ts';
import { describeChange } from '../database/history/action.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { readLinkOwners, type LinkOwner } from './link-uses.ts';
import { assertValid } from './writes.ts';

interface ReplaceRequest {
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

/** A service whose records contain links. */
interface Linked {
  get(id: number): Promise<object>;
  update(id: number, input: object): Promise<unknown>;
}

type Replaced = (url: string) => string;

export function linkReplacementService(
  { em, origin }: ServiceContext,
  services: Record<'browsers' | 'versions' | 'slides', Linked>,
) {
  const linked = [
    {
      record: 'browser',
      service: services.browsers,
      fields: ['websiteUrl', 'iconUrl'],
      idOf: ({ browserId, versionId }: LinkOwner) => (versionId === null ? browserId : null),
    },
    {
      record: 'version',
      service: services.versions,
      fields: ['downloadUrl', 'downloadMirrors', 'screenshots'],
      idOf: ({ versionId }: LinkOwner) => versionId,
    },
    {
      record: 'slide',
      service: services.slides,
      fields: ['imageUrl', 'linkUrl'],
      idOf: ({ slideId }: LinkOwner) => slideId,
    },
  ];

  async function find(request: ReplaceRequest) {
    assertValid(
      collect({
        from: checkUrl(request.from, 'fullUrlInvalid', 'fullUrlInvalid'),
        to: checkUrl(request.to, 'fullUrlInvalid', 'fullUrlInvalid'),
      }),
    );
    const replaced = createReplacer(request);
    const links = [...(await readLinkOwners(em, origin))].filter(([url]) => replaced(url) !== url);
    return links.flatMap(([before, owners]) => owners.map((owner) => ({ owner, before, after: replaced(before) })));
  }

  async function save({ service, fields }: (typeof linked)[number], id: number, replaced: Replaced) {
    const record = await service.get(id);
    const changes: Record<string, unknown> = {};
    for (const field of fields) {
      const value: unknown = Reflect.get(record, field);
      const urls = [value].flat().filter((url) => typeof url === 'string');
      const before = urls.map((url) => absoluteUrl(url, origin)); // a stored path is no valid input
      const after = before.map(replaced);
      if (!isDeepStrictEqual(before, after)) changes[field] = Array.isArray(value) ? after : after[0];
    }
    await service.update(id, changes);
  }

  return {
    /** Throws BAD_REQUEST. */
    find,

    /** In one transaction. Each record is saved once, by its own rules. Throws CONFLICT, BAD_REQUEST. */
    async apply(request: ReplaceRequest) {
      const replacements = await find(request);
      const replaced = createReplacer(request);
      if (replacements.length === 0) return [];
      await describeChange({ kind: 'replacement' }, async () =>
        inTransaction(em, async () => {
          for (const records of linked) {
            const ids = new Set(replacements.map(({ owner }) => records.idOf(owner)).filter((id) => id !== null));
            for (const id of ids) await naming(`${records.record}.${id}`, save(records, id, replaced));
          }
        }),
      );
      return replacements;
    },
  };
}

/** Adds the record to the names of invalid fields, because the client does not know which one is saved. */
async function naming(record: string, save: Promise<void>) {
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
  const [before, after] = [plainText(from), plainText(to)];
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

function joined(start: string, rest: string) {
  const host = start.replace(/\/$/u, '');
  if (!HOST.test(host)) return start + rest;
  return host + (PATH_START.test(rest) ? rest : `/${rest}`);
}
