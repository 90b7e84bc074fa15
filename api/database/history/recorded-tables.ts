import type { EntityClass } from '@mikro-orm/core';
import { byKey, keysOf } from '#rules/keys.ts';
import { SHOWN_RECORD_TYPES, type RecordType, type RowSnapshot, type ShownRecordType } from '#rules/history.ts';
import type { RecordDefinition } from '#rules/records/definition.ts';
import { columnsOf } from '#rules/records/fields.ts';
import { RECORDS } from '#rules/records/registry.ts';
import { publicationAt } from '#rules/records/publication.ts';
import { foldedNames, searchText } from '#rules/search-text.ts';
import { sortName } from '#rules/sort-name.ts';
import { versionKey } from '#rules/version-number.ts';
import { Browser } from '../../entities/browser.ts';
import { DeletedVersion } from '../../entities/deleted-version.ts';
import { Proposal } from '../../entities/proposal.ts';
import { RECORD_ENTITIES } from '../../entities/record-entities.ts';
import { SourceState } from '../../entities/source-state.ts';
import { missingInRow } from '../missing.ts';
import { isPostgres, type EntityManager, type Orm } from '../orm.ts';
import { tableOf, type Table } from '../tables.ts';

/** Derived columns, and one that is no longer used: a change of them alone is no change, and undoing does not restore them. */
const IGNORED_COLUMNS = [
  'revision',
  'updated_at',
  'search_text',
  'folded_names',
  'sort_name_en',
  'sort_name_zh',
  'version_key',
  'missing',
  'is_latest',
  'is_published',
  'published_at',
  'due_at',
  'download_count',
  'allow_any_host',
];

interface Recorded {
  entity: EntityClass<object>;
  /** The column with the id of its browser. */
  browserId?: string;
  title: readonly string[];
  /** Derived from other columns and from the time, in milliseconds. */
  derive?: (snapshot: RowSnapshot, now: number) => RowSnapshot;
  /** Only this column is recorded, and only when it is updated. */
  only?: string;
  /** Not content: only deletions that follow from a deletion of this record are recorded, and undone with it. */
  belongsTo?: { table: string; column: string };
}

function shownRecord(type: ShownRecordType): Recorded {
  const { title, fields, parent }: RecordDefinition = RECORDS[type];
  return {
    entity: RECORD_ENTITIES[type],
    title: title.flatMap((name) => columnsOf(name, fields[name])),
    ...(parent && { browserId: 'browser_id' }),
    ...('visibleFrom' in fields && { derive: derivedPublication }),
  };
}

/** A referenced table comes before those that refer to it. */
const RECORDED: Record<RecordType, Recorded> = {
  ...byKey(SHOWN_RECORD_TYPES, shownRecord),
  browser: { ...shownRecord('browser'), browserId: 'id', derive: derivedOfBrowser },
  version: { ...shownRecord('version'), derive: derivedOfVersion },
  sourceState: { entity: SourceState, title: [], belongsTo: { table: 'source', column: 'source_id' } },
  proposal: {
    entity: Proposal,
    browserId: 'browser_id',
    title: [],
    belongsTo: { table: 'browser', column: 'browser_id' },
  },
  deletedVersion: { entity: DeletedVersion, browserId: 'browser_id', title: [] },
  browserTime: { entity: Browser, browserId: 'id', title: [], only: 'updated_at' },
};

export interface RecordedTable extends Table, Omit<Recorded, 'entity'> {
  type: RecordType;
  recordedColumns: string[];
}

export function recordedTables(orm: Pick<Orm, 'getMetadata'>): RecordedTable[] {
  return keysOf(RECORDED).map((type) => recordedTable(orm, type));
}

export function recordedTable(orm: Pick<Orm, 'getMetadata'>, type: RecordType): RecordedTable {
  const { entity, ...recorded } = RECORDED[type];
  const table = tableOf(orm.getMetadata(entity));
  const { only } = recorded;
  const recordedColumns = table.columns
    .map(({ name }) => name)
    .filter((name) => (only ? name === only : name !== table.key && !IGNORED_COLUMNS.includes(name)));
  const columns = only ? table.columns.filter(({ name }) => name === table.key || name === only) : table.columns;
  return { ...table, ...recorded, type, columns, recordedColumns };
}

/** SQL: the title of a row of this table or alias. Between two languages is a slash. */
export function titleOf({ title }: RecordedTable, alias: string) {
  const words = title.map((column) => `coalesce(${alias}.${column}, '')`);
  const isInTwoLanguages = title.every((column) => /_(?:en|zh)$/u.test(column));
  return isInTwoLanguages ? words.join(` || ' / ' || `) || "''" : `trim(${words.join(` || ' ' || `)})`;
}

function derivedOfBrowser(snapshot: RowSnapshot): RowSnapshot {
  const text = (name: string) => ({ en: String(snapshot[`${name}_en`]), zh: String(snapshot[`${name}_zh`]) });
  const name = text('name');
  const sorted = sortName(name);
  return {
    sort_name_en: sorted.en,
    sort_name_zh: sorted.zh,
    folded_names: foldedNames({ name }),
    search_text: searchText({
      name,
      otherNames: snapshot.other_names === null ? null : String(snapshot.other_names ?? ''),
      description: text('description'),
      shortDescription: text('short_description'),
    }),
    missing: missingInRow.browser(snapshot),
  };
}

function derivedOfVersion(snapshot: RowSnapshot, now: number): RowSnapshot {
  return {
    version_key: versionKey(String(snapshot.version_number)),
    missing: missingInRow.version(snapshot),
    ...derivedPublication(snapshot, now),
  };
}

function derivedPublication(
  { is_draft: isDraft, visible_from: from, visible_until: until }: RowSnapshot,
  now: number,
): RowSnapshot {
  const time = (value: RowSnapshot[string] | undefined) => (typeof value === 'number' ? new Date(value) : null);
  const { isPublished, dueAt } = publicationAt(
    { isDraft: isDraft === 1, visibleFrom: time(from), visibleUntil: time(until) },
    now,
  );
  return { is_published: Number(isPublished), due_at: dueAt?.getTime() ?? null };
}

/** Times are in milliseconds, booleans 0 and 1. */
export function parseSnapshot(json: string): RowSnapshot {
  return JSON.parse(json) as RowSnapshot; // a trigger wrote it
}

export function toSnapshot(stored: Record<string, unknown>, { columns }: Table): RowSnapshot {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, toSnapshotValue(stored[name], kind)]));
}

function toSnapshotValue(value: unknown, kind: string): RowSnapshot[string] {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return Number(value);
  const stored = value as string | number; // columns contain texts and integers; times are milliseconds or text
  return kind === 'Date' ? new Date(stored).getTime() : stored;
}

/** As the database stores them, without columns that no longer exist. */
export function storedColumns(em: EntityManager, snapshot: RowSnapshot, { columns }: Table): Record<string, unknown> {
  const convert = isPostgres(em) ? toPostgres : (value: RowSnapshot[string]) => value;
  const known = columns.filter(({ name }) => Object.hasOwn(snapshot, name));
  return Object.fromEntries(known.map(({ name, kind }) => [name, convert(snapshot[name] ?? null, kind)]));
}

function toPostgres(value: RowSnapshot[string], kind: string) {
  if (value === null) return null;
  if (kind === 'boolean') return value === 1;
  return kind === 'Date' ? new Date(value) : value;
}
