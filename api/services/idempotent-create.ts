import { DAY_MS } from '#rules/calendar.ts';
import { hash } from 'node:crypto';
import { isRecord } from '#rules/json.ts';
import { notFoundOf, restNameOf, type EditedType } from '#rules/records/registry.ts';
import { currentAction } from '../database/history/action.ts';
import { queryIn } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { IdempotencyKey } from '../entities/idempotency-key.ts';
import { AppError, assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertAdministrator, retryOnConflict } from './writes.ts';

/** How long a key is stored. */
const LIFETIME_MS = DAY_MS;

interface CreateService<I, R> {
  create(input: I): Promise<R>;
  createMany?(inputs: readonly I[]): Promise<R[]>;
  get(id: number): Promise<R>;
}

/**
 * Makes `create` and `createMany` of services idempotent: a repeated request with the same `Idempotency-Key` gets the
 * records and the changes of the first one. Throws UNPROCESSABLE for a different request, and CONFLICT if a record was
 * changed or deleted meanwhile.
 */
export function idempotentCreates({ em, actor, requestKey, clock }: ServiceContext) {
  /** The number of creations in this request. */
  let position = 0;

  return <I, R extends { id: number; revision: number }, S extends CreateService<I, R>>(
    type: EditedType,
    service: S & CreateService<I, R>,
  ): S => {
    async function createOnce(input: unknown, count: number, createRecords: () => Promise<R[]>) {
      if (!requestKey || count === 0) return createRecords();
      assertAdministrator(actor);
      const keys = Array.from({ length: count }, () => `${position++} ${requestKey}`);
      const fingerprint = fingerprintOf(restNameOf(type), input);
      const attempt = () =>
        inTransaction(em, async () => {
          await em.nativeDelete(IdempotencyKey, { createdAt: { $lt: new Date(clock() - LIFETIME_MS) } });
          const stored = await em.find(IdempotencyKey, { key: { $in: keys } });
          if (stored.length > 0)
            return repeat(
              keys.map((key) => stored.find((one) => one.key === key)),
              fingerprint,
            );
          const records = await createRecords();
          const rows = records.map(({ id, revision }, index) => ({
            key: keys[index] ?? '',
            fingerprint,
            recordId: id,
            recordRevision: revision,
            createdAt: new Date(clock()),
          }));
          await em.insertMany(IdempotencyKey, rows);
          return records;
        });
      // The second attempt finds what the same request has saved at the same time.
      return retryOnConflict(attempt, 2);
    }

    /** The records of the first request. The response names their changes, so that they can be undone. */
    async function repeat(stored: readonly (IdempotencyKey | undefined)[], fingerprint: string) {
      const records = await Promise.all(stored.map((one) => readRecord(one, fingerprint)));
      const ids = records.map(({ id }) => String(id));
      const rows = await queryIn(em)
        .selectFrom('changed_row')
        .select(({ fn }) => fn.max('change_id').as('id'))
        .distinct()
        .where('record_type', '=', type)
        .where('operation', '=', 'create')
        .where('record_id', 'in', ids)
        .groupBy('record_id')
        .orderBy('id')
        .execute();
      currentAction().changes.push(...rows.flatMap(({ id }) => id ?? []));
      return records;
    }

    async function readRecord(stored: IdempotencyKey | undefined, fingerprint: string) {
      if (stored?.fingerprint !== fingerprint) throw new AppError('UNPROCESSABLE', 'idempotencyKeyReused');
      const record = await service.get(stored.recordId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND')
          throw new AppError('CONFLICT', 'idempotencyKeyDeleted');
        throw error;
      });
      if (record.revision !== stored.recordRevision) throw new AppError('CONFLICT', 'conflict');
      return record;
    }

    return {
      ...service,
      create: async (input: I) => {
        const [record] = await createOnce(input, 1, async () => [await service.create(input)]);
        return assertFound(record, notFoundOf(type));
      },
      ...(service.createMany && {
        createMany: (inputs: readonly I[]) =>
          createOnce(inputs, inputs.length, async () => service.createMany?.(inputs) ?? []),
      }),
    };
  };
}

/** Does not depend on the order of the fields. */
function fingerprintOf(kind: string, input: unknown) {
  return hash('sha256', `${kind} ${JSON.stringify(input, withSortedNames)}`, 'base64url');
}

function withSortedNames(_name: string, value: unknown) {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
