import { LockMode, type EntityName, type RequiredEntityData } from '@mikro-orm/core';
import type { Issues } from '#rules/issues.ts';
import type { MessageKey } from '#rules/messages.ts';
import { publicationInputOf, type Publication, type PublicationInput } from '#rules/records/publication.ts';
import { defaultOf, type Table } from '#rules/records/fields.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import type { Slide } from '../entities/slide.ts';
import { assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { flushPublication, withPublication } from './publication.ts';
import {
  WRONG_TYPES,
  applyPatch,
  assertAdministrator,
  assertValid,
  inputOf,
  issuesOfPatch,
  recordChanges,
  type BulkResult,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';

interface ActiveRecords<T, Input> {
  entity: EntityName<T>;
  table: 'slide' | 'custom_code';
  notFound: MessageKey;
  /** The record that the actor may see. */
  find: (id: number) => Promise<T | null>;
  fields: Table;
  findIssues: (input: Input) => Issues | Promise<Issues>;
  storedOf: (input: Input) => Publication & { isActive: boolean };
  /** Throws BAD_REQUEST if the other records do not allow a record that is saved; `id` is that of an existing one. */
  assertAllowed?: (stored: T, id?: number) => Promise<void>;
}

/** The writes of records that can be drafts, have times, and can be deactivated: slides and custom codes. */
export function activeRecordWrites<
  T extends Slide | CustomCode,
  Input extends PublicationInput & { isActive: boolean },
>(
  context: ServiceContext,
  {
    entity,
    table,
    notFound,
    find,
    fields,
    findIssues,
    storedOf,
    assertAllowed = async () => {},
  }: ActiveRecords<T, Input>,
) {
  const { em, actor } = context;
  const defaults = defaultOf(fields) as Input; // the table of the input

  async function valuesAfter(record: T | null, change: Patch<Input>) {
    const before = record
      ? inputOf({ ...record, ...publicationInputOf(record) } as unknown as Input, defaults) // has the fields of the input
      : defaults;
    const input = applyPatch(before, change);
    const issues = await findIssues(input);
    assertValid(record ? issuesOfPatch(issues, change, fields) : issues, change[WRONG_TYPES]);
    const values = await withPublication(context, storedOf(input));
    await assertAllowed(values as unknown as T, record?.id); // has all stored fields
    return values;
  }

  async function store(record: T, change: Patch<Input>) {
    const values = await valuesAfter(record, change);
    const hadDueTime = Boolean(record.dueAt);
    em.assign<Slide | CustomCode>(record, values);
    await flushPublication(em, table, [record], () => hadDueTime);
    return record;
  }

  /** Only an active record must be valid: whatever is wrong with a record, it can be deactivated. */
  async function setActive(record: T, isActive: boolean) {
    if (isActive) await valuesAfter(record, { isActive } as Patch<Input>); // the input has this field
    record.isActive = isActive;
    await em.flush();
    return record;
  }

  const change = recordChanges<T>(context, entity, notFound);

  const removeAll = (ids: readonly number[], guard: Preconditions = {}): Promise<BulkResult> =>
    change.many(ids, { guard, lockMode: LockMode.PESSIMISTIC_WRITE }, async (records) => {
      for (const record of records) em.remove(record);
      await em.flush();
      return { count: records.length, deactivatedSlides: 0 };
    });

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

    /** Activates or deactivates several records: all or none. */
    updateMany: async (ids: readonly number[], { isActive }: { isActive: boolean }) =>
      change.many(ids, {}, async (records) => {
        // One after the other, because a record may be allowed only without another one.
        for (const record of records) await setActive(record, isActive);
        return { count: records.length, deactivatedSlides: 0 };
      }),

    /** Deactivates an active record, or activates an inactive one. */
    toggle: async (id: number, guard: Preconditions = {}) =>
      change.one(id, { guard }, (record) => setActive(record, !record.isActive)),

    /** Throws NOT_FOUND. */
    removeMany: removeAll,

    /** Throws NOT_FOUND, PRECONDITION_FAILED. */
    remove: async (id: number, guard: Preconditions = {}) => removeAll([id], guard),
  };
}
