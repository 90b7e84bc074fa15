import { crc32 } from 'node:zlib';
import { DAY_MS } from '#rules/calendar.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { DATA_LICENSE } from '#rules/names.ts';
import { PUBLIC_CHANGES_DEFAULT, PUBLIC_CHANGES_MAX, type PublicKind } from '#rules/public-changes.ts';
import { HOMEPAGE_SETTING_KEY } from '#rules/records/homepage.ts';
import { PUBLICATION } from '#rules/records/publication.ts';
import { withSnapshot, type EntityManager } from '../database/orm.ts';
import { IS_KNOWN } from '../database/history/public-changes.ts';
import { queryIn, storedTime, type Tables } from '../database/queries/rows.ts';
import { AppError } from '../errors.ts';
import type { FileRecord } from './catalogue/format.ts';
import { withAbsolutePictures, type RuledType } from './catalogue/records.ts';
import { readSnapshot, slideRecord, tagRecords } from './catalogue/snapshot.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';
import { assertAdministrator } from './writes.ts';

export type PublicChange = ReturnType<typeof changeOf>;

type ChangeRow = Pick<Tables['public_change'], 'at' | 'kind' | 'slug' | 'event'> & {
  recordId: string;
  browserId: number | null;
};

type Feed = Awaited<ReturnType<typeof readFeed>>;

interface ChangesRequest {
  /** A cursor; without one the feed begins with the oldest change that is kept. */
  after?: string | null;
  /** From 1 to 1,000. */
  first: number;
  /** Whether each change has the record as it is now, or null. */
  withRecords?: boolean;
}

const KIND_OF_SETTING: Record<string, PublicKind> = { [TAG_SETTING_KEY]: 'tags', [HOMEPAGE_SETTING_KEY]: 'homepage' };
const CURSOR = /^(?<name>[0-9a-f]{8})-(?<id>\d{1,10})-(?<checksum>[0-9a-f]{1,8})$/u;

export function publicCatalogueService({ em, origin, actor, historyDays, clock }: ServiceContext) {
  return {
    /** The changes after a cursor, and the cursor after them. Throws BAD_REQUEST and GONE. */
    async changes({ after, first, withRecords = false }: ChangesRequest) {
      assertInRange(first, PUBLIC_CHANGES_MAX);
      const limit = withRecords ? Math.min(first, PUBLIC_CHANGES_DEFAULT) : first;
      const feed = await readFeed(em);
      const from = after ? positionIn(after, feed) : 0;
      const rows = await queryIn(em)
        .selectFrom('public_change')
        .select(['id', 'at', 'kind', 'record_id as recordId', 'browser_id as browserId', 'slug', 'event'])
        .where('id', '>', from)
        .orderBy('id')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const recordOf = withRecords ? await recordsOf(shown) : () => undefined;
      return {
        changes: shown.map((row) => ({ ...changeOf(row), record: recordOf(row) })),
        cursor: cursorOf(feed, shown.at(-1)?.id ?? from),
        hasMore: rows.length > limit,
      };
    },

    /** The public catalogue as a catalogue file, with the cursor of its moment, from one transaction. */
    async file() {
      return withSnapshot(em, async (transaction) => {
        const reader = em.fork();
        reader.setTransactionContext(transaction);
        const feed = await readFeed(reader);
        return { cursor: cursorOf(feed, feed.last), license: DATA_LICENSE, ...(await readPublic(reader)) };
      });
    },

    /**
     * Deletes at most `limit` changes as old as those of the history, and returns their number. The newest one of a
     * public record stays.
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
        .where('id', '<=', end)
        .where((build) => build.not(IS_KNOWN));
      return Number((await deleted.executeTakeFirst()).numDeletedRows);
    },
  };

  /** Finds the public record of a change as it is now; null if there is none. */
  async function recordsOf(rows: readonly ChangeRow[]): Promise<(row: ChangeRow) => unknown> {
    const ids = new Set(rows.flatMap(({ browserId }) => browserId ?? []));
    // A slide names the browser that it leads to.
    const hasSlides = rows.some(({ kind }) => kind === 'slide');
    const { browsers, slides, tags, homepage } = await readPublic(em, hasSlides ? undefined : [...ids]);
    const found = new Map<string, unknown>([
      [`${TAG_SETTING_KEY} ${TAG_SETTING_KEY}`, tags],
      [`${HOMEPAGE_SETTING_KEY} ${HOMEPAGE_SETTING_KEY}`, homepage],
    ]);
    for (const { versions, ...browser } of browsers) {
      found.set(`browser ${browser.id}`, browser);
      for (const version of versions) found.set(`version ${version.id}`, version);
    }
    for (const slide of slides) found.set(`slide ${slide.id}`, slide);
    return ({ kind, recordId }) => found.get(`${kind} ${recordId}`) ?? null;
  }

  /** What visitors see, as the change feed knows it: a catalogue file with ids. */
  async function readPublic(reader: EntityManager, browserIds?: readonly number[]) {
    const known = await queryIn(reader)
      .selectFrom('public_change')
      .select(['kind', 'record_id'])
      .where(IS_KNOWN)
      .execute();
    const keys = new Set(known.map((row) => `${row.kind} ${row.record_id}`));
    const isPublic = (kind: PublicKind) => (record: { id: number }) => keys.has(`${kind} ${record.id}`);
    const { browsers, slides, tags, homepage } = await readSnapshot(reader, browserIds);
    const publicBrowsers = browsers
      .filter(isPublic('browser'))
      .map((browser) => ({ ...browser, versions: browser.versions.filter(isPublic('version')) }));
    return {
      browsers: publicBrowsers.map((browser) => ({
        id: browser.id,
        ...publicFields('browser', browser.fields),
        facts: browser.facts.map(({ note: _forEditors, ...fact }) => fact),
        versions: browser.versions.map(({ id, fields }) => ({ id, ...publicFields('version', fields) })),
      })),
      ...(tags && { tags: tagRecords(tags) }),
      slides: slides
        .filter(isPublic('slide'))
        .map((slide) => ({ id: slide.id, ...publicFields('slide', slideRecord(slide, publicBrowsers)) })),
      ...(homepage && { homepage }),
    };
  }

  /** Without when and whether the record is public, and with complete addresses. */
  function publicFields(type: RuledType, fields: FileRecord) {
    const shown = Object.entries(withAbsolutePictures(type, fields, origin));
    return Object.fromEntries(shown.filter(([name]) => !(name in PUBLICATION)));
  }
}

async function readFeed(em: EntityManager) {
  const feed = await queryIn(em)
    .selectFrom('change_feed')
    .select([
      'name',
      'pruned_to as prunedTo',
      (build) =>
        build
          .selectFrom('public_change')
          .select(({ fn }) => fn.max('id').as('last'))
          .as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { ...feed, last: Math.max(feed.prunedTo, feed.last ?? 0) };
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

function cursorOf({ name }: Feed, id: number) {
  const position = `${name}-${id}`;
  return `${position}-${crc32(position).toString(16)}`;
}

/** Throws BAD_REQUEST for a text that is no cursor, and GONE for a cursor whose next changes are not known. */
function positionIn(cursor: string, feed: Feed) {
  const { name, id } = CURSOR.exec(cursor)?.groups ?? {};
  if (name === undefined || cursorOf({ ...feed, name }, Number(id)) !== cursor)
    throw new AppError('BAD_REQUEST', 'invalidCursor');
  const position = Number(id);
  if (name !== feed.name || position > feed.last || position < feed.prunedTo)
    throw new AppError('GONE', 'cursorTooOld');
  return position;
}
