import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { IdempotencyKey } from '../entities/idempotency-key.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertAdministrator } from './writes.ts';

/** For how long a repeated request is known, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface Creating<I, R> {
  create(input: I): Promise<R>;
  get(id: number): Promise<R>;
}

/**
 * Has a request with an `Idempotency-Key` add its record once: the same request again is answered with that record.
 * Throws UNPROCESSABLE for another request with the same key, and CONFLICT for a record that was changed or deleted since.
 * `nextPlace` counts the creations of one request, which may add several records.
 */
export function idempotentCreate<I, R extends { id: number; revision: number }, S extends Creating<I, R>>(
  service: S & Creating<I, R>,
  kind: string,
  { em, actor, requestKey, clock = Date.now }: ServiceContext,
  nextPlace: () => number,
): S {
  async function create(input: I): Promise<R> {
    if (!requestKey) return service.create(input);
    assertAdministrator(actor);
    const key = `${nextPlace()} ${requestKey}`;
    const fingerprint = fingerprintOf(kind, input);
    const once = () =>
      em.transactional(async () => {
        const made = await em.findOne(IdempotencyKey, { key });
        if (made) return repeated(made, fingerprint);
        const record = await service.create(input);
        await em.nativeDelete(IdempotencyKey, { createdAt: { $lt: new Date(clock() - LIFETIME_MS) } });
        await em.insert(IdempotencyKey, { key, fingerprint, recordId: record.id, recordRevision: record.revision, createdAt: new Date(clock()) });
        return record;
      });
    // The same request at the same moment was stored first.
    return once().catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) return once();
      throw error;
    });
  }

  async function repeated(made: IdempotencyKey, fingerprint: string): Promise<R> {
    if (made.fingerprint !== fingerprint) throw new AppError('UNPROCESSABLE', 'idempotencyKeyReused');
    const record = await service.get(made.recordId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw new AppError('CONFLICT', 'idempotencyKeyDeleted');
      throw error;
    });
    if (record.revision !== made.recordRevision) throw new AppError('CONFLICT', 'conflict');
    return record;
  }

  return { ...service, create };
}

/** The same for the same input, in whatever order its fields were sent. */
function fingerprintOf(kind: string, input: unknown): string {
  return createHash('sha256').update(`${kind} ${JSON.stringify(input, withSortedNames)}`).digest('base64url');
}

function withSortedNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
