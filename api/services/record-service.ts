import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { Issues } from '#rules/issues.ts';
import { storedRecord, type InputOf } from '#rules/records/fields.ts';
import { checkActive, type Publication } from '#rules/records/publication.ts';
import { RECORDS, editedRecord, notFoundOf, type ActiveType } from '#rules/records/registry.ts';
import { RECORD_ENTITIES } from '../entities/record-entities.ts';
import { assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import {
  assertAdministrator,
  checkedInput,
  recordChanges,
  withPublication,
  type BulkResult,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';

/** A record with a switch, an order, drafts and times. */
export interface ActiveRecord extends Publication {
  id: number;
  revision: number;
  isActive: boolean;
  isPublished: boolean;
}

/** What all edited records have. */
export interface EditedService<Row = { id: number; revision: number }, Input = object> {
  get(id: number): Promise<Row>;
  create(fields: Patch<Input>): Promise<Row>;
  update(id: number, change: Patch<Input>, guard: Preconditions): Promise<Row>;
  remove(ids: readonly number[], guard?: Pick<Preconditions, 'accepts'>): Promise<BulkResult>;
}

export interface ActiveService<Row = ActiveRecord, Input = object> extends EditedService<Row, Input> {
  find(id: number, options?: { forEditing?: boolean }): Promise<Row | null>;
  list(request?: { activeOnly?: boolean; forEditing?: boolean }): Promise<Row[]>;
  updateMany(ids: readonly number[], change: { isActive: boolean }): Promise<BulkResult>;
}

/** What is special about a record. */
interface Special<Input> {
  findIssues?: (input: Input) => Issues | Promise<Issues>;
  storedOf?: (input: Input) => object;
  /** The ids of those that visitors do not see although they are active and public. */
  readHidden?: () => Promise<ReadonlySet<number>>;
}

export function recordService<Type extends ActiveType, T extends ActiveRecord = ActiveRecord>(
  context: ServiceContext,
  type: Type,
  special: Special<InputOf<(typeof RECORDS)[Type]['fields']>> = {},
) {
  type Fields = (typeof RECORDS)[Type]['fields'];
  type Input = InputOf<Fields>;
  const { em, actor, origin, isPreview } = context;
  const table: Fields = RECORDS[type].fields;
  const entity = RECORD_ENTITIES[type] as EntityName<T>; // the type says which
  const change = recordChanges<T>(context, entity, notFoundOf(type));
  const {
    findIssues = (input) => checkActive(table, input),
    storedOf = (input) => storedRecord(table, input, origin),
    readHidden = async () => new Set(),
  }: Special<Input> = special;

  async function visible(records: readonly T[]) {
    const shown = records.filter(({ isActive, isPublished }) => isActive && (isPublished || isPreview));
    if (isPreview) return shown;
    const hidden = await readHidden();
    return shown.filter(({ id }) => !hidden.has(id));
  }

  /** Null if there is none, or for visitors if they do not see it. */
  async function find(id: number, { forEditing = false } = {}) {
    if (forEditing || editedRecord(type).path.startsWith('/api/admin/')) assertAdministrator(actor);
    const [record = null] = await em.find(entity, { id } as object);
    if (!record || actor === 'administrator') return record;
    return (await visible([record]))[0] ?? null;
  }

  async function valuesAfter(record: T | null, patch: Patch<Input>) {
    const input = await checkedInput(table, findIssues, record, patch);
    return withPublication(context, storedOf(input) as Publication); // a field of each active record
  }

  /** Whatever is wrong with a record, it can be deactivated. */
  async function setActive(record: T, isActive: boolean) {
    if (isActive) await valuesAfter(record, { isActive } as Patch<Input>); // the input has this field
    record.isActive = isActive;
    await em.flush();
    return record;
  }

  return {
    find,

    get: async (id: number) => assertFound(await find(id), notFoundOf(type)),

    /** In their order. Visitors, and everyone with `activeOnly`, get only those that visitors see. */
    async list(
      { activeOnly, forEditing }: { activeOnly?: boolean; forEditing?: boolean } = {},
      where: Partial<T> = {},
    ) {
      if (forEditing) assertAdministrator(actor);
      const isForVisitors = activeOnly || actor !== 'administrator';
      const wanted = isForVisitors ? { ...where, isActive: true } : where;
      const records = await em.find(entity, wanted, {
        orderBy: { displayOrder: 'asc', id: 'asc' } as object,
      }); // each active record has an order
      return isForVisitors ? visible(records) : records;
    },

    /** Omitted fields get their default values. Throws BAD_REQUEST. */
    async create(fields: Patch<Input>, times: Times = {}) {
      assertAdministrator(actor);
      const values = { ...(await valuesAfter(null, fields)), ...times };
      const record = em.create<T>(entity, values as unknown as RequiredEntityData<T>); // has all stored fields
      await em.flush();
      return record;
    },

    update: async (id: number, fields: Patch<Input>, guard: Preconditions = {}) =>
      change.one(id, { guard }, async (record) => {
        em.assign<ActiveRecord>(record, await valuesAfter(record, fields));
        await em.flush();
        return record;
      }),

    /** All or none. */
    updateMany: async (ids: readonly number[], { isActive }: { isActive: boolean }) =>
      change.all(ids, {}, async (records) => {
        // One after the other, because a record may be allowed only without another one.
        for (const record of records) await setActive(record, isActive);
      }),

    toggle: async (id: number, guard: Preconditions = {}) =>
      change.one(id, { guard }, (record) => setActive(record, !record.isActive)),

    remove: async (ids: readonly number[], guard: Preconditions = {}) =>
      change.all(ids, { guard }, async (records) => {
        for (const record of records) em.remove(record);
        await em.flush();
      }),
  };
}
