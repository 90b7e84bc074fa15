import type { EntityName, RequiredEntityData } from '@mikro-orm/core';
import type { Issues } from '#rules/issues.ts';
import type { MessageKey } from '#rules/messages.ts';
import type { Publication, PublicationInput } from '#rules/records/publication.ts';
import type { Table } from '#rules/records/fields.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import type { Slide } from '../entities/slide.ts';
import { assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import {
  assertAdministrator,
  checkedInput,
  recordChanges,
  withPublication,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';

interface ActiveRecords<T, Input> {
  entity: EntityName<T>;
  notFound: MessageKey;
  /** The record that the actor may see. */
  find: (id: number) => Promise<T | null>;
  table: Table;
  findIssues: (input: Input) => Issues | Promise<Issues>;
  storedOf: (input: Input) => Publication & { isActive: boolean };
}

/** The writes of slides and custom codes. */
export function activeRecordWrites<
  T extends Slide | CustomCode,
  Input extends PublicationInput & { isActive: boolean },
>(context: ServiceContext, { entity, notFound, find, table, findIssues, storedOf }: ActiveRecords<T, Input>) {
  const { em, actor } = context;
  const change = recordChanges<T>(context, entity, notFound);

  async function valuesAfter(record: T | null, patch: Patch<Input>) {
    const input = await checkedInput(table, findIssues, record, patch);
    return withPublication(context, storedOf(input));
  }

  async function store(record: T, patch: Patch<Input>) {
    em.assign<Slide | CustomCode>(record, await valuesAfter(record, patch));
    await em.flush();
    return record;
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

    get: async (id: number) => assertFound(await find(id), notFound),

    /** Omitted fields get their default values. Throws BAD_REQUEST. */
    async create(fields: Patch<Input>, times: Times = {}) {
      assertAdministrator(actor);
      const values = { ...(await valuesAfter(null, fields)), ...times };
      const record = em.create<T>(entity, values as unknown as RequiredEntityData<T>); // has all stored fields
      await em.flush();
      return record;
    },

    update: async (id: number, fields: Patch<Input>, guard: Preconditions = {}) =>
      change.one(id, { guard }, (record) => store(record, fields)),

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
