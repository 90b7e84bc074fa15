import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';
import { DAY_MS } from '#rules/calendar.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { DATA_LICENSE } from '#rules/names.ts';
import { PUBLIC_CHANGES_DEFAULT, PUBLIC_CHANGES_MAX, type PublicKind } from '#rules/public-changes.ts';
import { HOMEPAGE_SETTING_KEY } from '#rules/records/homepage.ts';
import { PUBLICATION } from '#rules/records/publication.ts';
import { withSnapshot, type EntityManager } from '../database/orm.ts';
import { IS_KNOWN, isChangeOf } from '../database/history/public-changes.ts';
import {
  anyOf,
  isEqual,
  isOneOf,
  queryIn,
  readVersions,
  storedTime,
  type Condition,
  type Tables,
} from '../database/queries/rows.ts';
import { Slide } from '../entities/slide.ts';
import { AppError, invalidField } from '../errors.ts';
import type { FileRecord } from './catalogue/format.ts';
import { withAbsolutePictures, type RuledType } from './catalogue/records.ts';
import {
  browserBatches,
  jsonWith,
  readBrowsersWithFacts,
  readLists,
  readSettings,
  recordOf,
  slideOf,
  slideRecord,
  tagRecords,
  targetsOf,
  type StoredBrowser,
  type StoredRecord,
  type StoredSlide,
} from './catalogue/snapshot.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';
import { assertAdministrator } from './writes.ts';

export type PublicChange = ReturnType<typeof changeOf>;
export type PublicCatalogueService = ReturnType<typeof publicCatalogueService>;

type ChangeRow = Pick<Tables['public_change'], 'at' | 'kind' | 'slug' | 'event'> & {
  recordId: string;
  browserId: number | null;
};

type Feed = Awaited<ReturnType<typeof readFeed>>;

const KIND_OF_SETTING: Record<string, PublicKind> = { [TAG_SETTING_KEY]: 'tags', [HOMEPAGE_SETTING_KEY]: 'homepage' };
/** Those with rows of their own. */
const RECORD_KINDS = ['browser', 'version', 'slide'] as const;
/** So often the file is read without a transaction; a change meanwhile makes it useless. */
const FREE_READS = 3;
/** The time is that of the change; an older version of the product wrote none. */
const CURSOR = /^(?<name>[0-9a-f]{8})-(?<id>\d{1,10})(?:-(?<at>[0-9a-z]{1,9}))?-[0-9a-f]{1,8}$/u;
const START = { id: 0, at: 0 };

export function publicCatalogueService({ em, origin, actor, historyDays, clock }: ServiceContext) {
  return {
    /** After a cursor, or all that are kept, with the cursor after them. Throws BAD_REQUEST and GONE. */
    async changes({ after, first, withRecords }: { after?: string | null; first: number; withRecords?: boolean }) {
      assertInRange(first, PUBLIC_CHANGES_MAX);
      if (withRecords && first > PUBLIC_CHANGES_DEFAULT) throw invalidField('limit');
      const feed = await readFeed(em);
      const from = after ? await positionIn(after, feed) : START;
      const rows = await rowsAfter(from.id, first + 1);
      const shown = rows.slice(0, first);
      const recordOf = withRecords ? await recordsOf(shown) : () => undefined;
      return {
        changes: shown.map((row) => ({ ...changeOf(row), record: recordOf(row) })),
        cursor: cursorOf(feed.name, shown.at(-1) ?? from),
        hasMore: rows.length > first,
      };
    },

    /** After the id of a change, as many as a page has, with the last id and its cursor; of null, only these two. */
    async since(id: number | null) {
      const feed = await readFeed(em);
      const rows = id === null ? [] : await rowsAfter(id, PUBLIC_CHANGES_DEFAULT);
      const last = rows.at(-1) ?? feed.last;
      return { changes: rows.map(changeOf), cursor: cursorOf(feed.name, last), last: last.id };
    },

    /** A catalogue file of one moment with its cursor, compressed by `deflated`. */
    async file() {
      for (let attempt = 0; attempt < FREE_READS; attempt += 1) {
        const feed = await readFeed(em);
        const file = await deflated(fileText(em, feed));
        if ((await readFeed(em)).last.id === feed.last.id) return file;
      }
      // On SQLite, everything else that reads waits for a transaction.
      return withSnapshot(em, async (transaction) => {
        const reader = em.fork();
        reader.setTransactionContext(transaction);
        return deflated(fileText(reader, await readFeed(reader)));
      });
    },

    /**
     * Deletes at most `limit` changes as old as those of the history, and returns their number. The newest one of a
     * public record stays, and the one after which all are known.
     */
    async prune(limit: number) {
      assertAdministrator(actor);
      const old = await queryIn(em)
        .selectFrom('public_change')
        .select('id')
        .where('at', '<', storedTime(em, clock() - historyDays * DAY_MS))
        .where((build) => build.not(IS_KNOWN))
        .orderBy('id')
        .limit(limit)
        .execute();
      const end = old.at(-1)?.id;
      if (!end) return 0;
      await queryIn(em).updateTable('change_feed').set({ pruned_to: end }).execute();
      const deleted = queryIn(em)
        .deleteFrom('public_change')
        .where('id', '<', end)
        .where((build) => build.not(IS_KNOWN));
      return Number((await deleted.executeTakeFirst()).numDeletedRows);
    },
  };

  /**
   * Throws BAD_REQUEST for a text that is no cursor, and GONE for a cursor whose next changes are not known: those after
   * it were deleted, or the database was replaced by another one or by an older copy.
   */
  async function positionIn(cursor: string, { name, prunedTo }: Feed): Promise<Position> {
    const found = CURSOR.exec(cursor)?.groups;
    if (!found || withChecksum(cursor.slice(0, cursor.lastIndexOf('-'))) !== cursor)
      throw new AppError('BAD_REQUEST', 'invalidCursor');
    const id = Number(found.id);
    const changes = queryIn(em).selectFrom('public_change').select(['id', 'at']);
    const position = id === START.id ? START : await changes.where('id', '=', id).executeTakeFirst();
    const isSame = found.at === undefined || found.at === (position && timeIn(position.at));
    if (found.name !== name || id < prunedTo || !position || !isSame) throw new AppError('GONE', 'cursorTooOld');
    return position;
  }

  async function rowsAfter(id: number, limit: number) {
    return queryIn(em)
      .selectFrom('public_change')
      .select(['id', 'at', 'kind', 'record_id as recordId', 'browser_id as browserId', 'slug', 'event'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute();
  }

  /** The record of a change as it is now; null if it is not public. */
  async function recordsOf(rows: readonly ChangeRow[]): Promise<(row: ChangeRow) => unknown> {
    const idsOf = (one: PublicKind) => rows.flatMap(({ kind, recordId }) => (kind === one ? Number(recordId) : []));
    const isPublic = await knownOnes(em, anyOf(RECORD_KINDS.map((kind) => isChangeOf(kind, idsOf(kind)))));
    const found = new Map<string, unknown>();
    const add = (kind: PublicKind, record: { id: number }) => found.set(`${kind} ${record.id}`, record);
    for (const browser of (await readBrowsersWithFacts(em, idsOf('browser'))).filter(isPublic('browser')))
      add('browser', browserRecord(browser));
    const versions = await readVersions(em, (query) => query.where(isOneOf('id', idsOf('version'))));
    for (const version of versions.filter(isPublic('version')))
      add('version', versionRecord(recordOf('version', version)));
    const slides = idsOf('slide').length > 0 ? await em.find(Slide, { id: { $in: idsOf('slide') } }) : [];
    for (const slide of await slideRecords(em, slides.map(slideOf).filter(isPublic('slide')))) add('slide', slide);
    if (rows.some(({ kind }) => kind in KIND_OF_SETTING)) {
      const { tags, homepage } = await readSettings(em);
      found.set(`${TAG_SETTING_KEY} ${TAG_SETTING_KEY}`, tags && tagRecords(tags));
      found.set(`${HOMEPAGE_SETTING_KEY} ${HOMEPAGE_SETTING_KEY}`, homepage);
    }
    return ({ kind, recordId }) => found.get(`${kind} ${recordId}`) ?? null;
  }

  /** What visitors see, as the change feed knows it: a catalogue file with ids. */
  async function* fileText(reader: EntityManager, feed: Feed) {
    const { slides, tags, homepage } = await readLists(reader);
    const isPublic = await knownOnes(reader, isEqual('kind', 'slide'));
    async function* browsers() {
      for await (const batch of browserBatches(reader))
        for (const browser of await publicOnes(reader, batch))
          yield { ...browserRecord(browser), versions: browser.versions.map(versionRecord) };
    }
    yield* jsonWith('browsers', browsers(), {
      ...(tags && { tags: tagRecords(tags) }),
      slides: await slideRecords(reader, slides.filter(isPublic('slide'))),
      ...(homepage && { homepage }),
      cursor: cursorOf(feed.name, feed.last),
      license: DATA_LICENSE,
    });
  }

  function browserRecord({ id, fields, facts }: Pick<StoredBrowser, 'id' | 'fields' | 'facts'>) {
    return {
      id,
      ...publicFields('browser', fields),
      facts: facts.map(({ note: _forEditors, ...fact }) => fact),
    };
  }

  function versionRecord({ id, fields }: StoredRecord) {
    return { id, ...publicFields('version', fields) };
  }

  async function slideRecords(reader: EntityManager, slides: readonly StoredSlide[]) {
    const targets = await publicOnes(reader, await targetsOf(reader, slides));
    return slides.map((slide) => ({ id: slide.id, ...publicFields('slide', slideRecord(slide, targets)) }));
  }

  /** Without when and whether the record is public, and with complete addresses. */
  function publicFields(type: RuledType, fields: FileRecord) {
    const shown = Object.entries(withAbsolutePictures(type, fields, origin));
    return Object.fromEntries(shown.filter(([name]) => !(name in PUBLICATION)));
  }
}

/** Whether a record is public. */
async function knownOnes(em: EntityManager, condition: Condition) {
  const rows = await queryIn(em)
    .selectFrom('public_change')
    .select(['kind', 'record_id'])
    .where(IS_KNOWN)
    .where(condition)
    .execute();
  const keys = new Set(rows.map((row) => `${row.kind} ${row.record_id}`));
  return (kind: PublicKind) => (record: { id: number }) => keys.has(`${kind} ${record.id}`);
}

/** The public browsers with their public versions. */
async function publicOnes(em: EntityManager, browsers: readonly StoredBrowser[]) {
  const isPublic = await knownOnes(
    em,
    isOneOf(
      'browser_id',
      browsers.map(({ id }) => id),
    ),
  );
  return browsers
    .filter(isPublic('browser'))
    .map((browser) => ({ ...browser, versions: browser.versions.filter(isPublic('version')) }));
}

/** Kept in memory until the last part, because only then it is known that it is of one moment: a large text takes a tenth. */
async function deflated(text: AsyncIterable<string>) {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  let size = 0;
  const parts: Buffer[] = await pipeline(
    text,
    async function* inBytes(parts: AsyncIterable<string>) {
      for await (const part of parts) {
        const bytes = Buffer.from(part);
        size += bytes.length;
        yield bytes;
      }
    },
    deflate,
    async (compressed: AsyncIterable<Buffer>) => Array.fromAsync(compressed),
  );
  return { size, parts };
}

async function readFeed(em: EntityManager) {
  const { name, pruned_to: prunedTo } = await queryIn(em)
    .selectFrom('change_feed')
    .selectAll()
    .executeTakeFirstOrThrow();
  const changes = queryIn(em).selectFrom('public_change').select(['id', 'at']);
  return { name, prunedTo, last: (await changes.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? START };
}

function changeOf({ kind, recordId, browserId, slug, event, at }: ChangeRow) {
  const setting = KIND_OF_SETTING[kind];
  return {
    kind: setting ?? (kind as PublicKind), // the other kinds are stored as they are
    id: setting ? null : Number(recordId),
    browserId,
    slug,
    event,
    at: new Date(at),
  };
}

/** As REST and webhooks send it. */
export function changeToJson<T extends PublicChange>({ browserId, at, ...change }: T) {
  return { ...change, browser_id: browserId, at: at.toISOString() };
}

type Position = Pick<Tables['public_change'], 'id' | 'at'>;

function cursorOf(name: string, { id, at }: Position) {
  return withChecksum(`${name}-${id}-${timeIn(at)}`);
}

const timeIn = (at: Position['at']) => new Date(at).getTime().toString(36);

const withChecksum = (position: string) => `${position}-${crc32(position).toString(16)}`;
