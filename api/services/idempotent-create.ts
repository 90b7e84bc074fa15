import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { IdempotencyKey } from '../entities/idempotency-key.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertAdministrator } from './writes.ts';

/** How long a key is stored, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60_000;

interface CreateService<I, R> {
  create(input: I): Promise<R>;
  get(id: number): Promise<R>;
}

/**
 * Makes `create` of a service idempotent: a request with an `Idempotency-Key` creates its record only once, and a repeated
 * request gets the same record. Throws UNPROCESSABLE for a different request with the same key, and CONFLICT if the
 * record was changed or deleted in the meantime. `nextPosition` numbers the creations in one request.
 */
export function idempotentCreate<I, R extends { id: number; revision: number }, S extends CreateService<I, R>>(
  service: S & CreateService<I, R>,
  kind: string,
  { em, actor, requestKey, clock = Date.now }: ServiceContext,
  nextPosition: () => number,
): S {
  async function create(input: I): Promise<R> {
    if (!requestKey) return service.create(input);
    assertAdministrator(actor);
    const key = `${nextPosition()} ${requestKey}`;
    const fingerprint = fingerprintOf(kind, input);
    const createOnce = () =>
      em.transactional(async () => {
        const stored = await em.findOne(IdempotencyKey, { key });
        if (stored) return recordOf(stored, fingerprint);
        const record = await service.create(input);
        await em.nativeDelete(IdempotencyKey, { createdAt: { $lt: new Date(clock() - LIFETIME_MS) } });
        await em.insert(IdempotencyKey, { key, fingerprint, recordId: record.id, recordRevision: record.revision, createdAt: new Date(clock()) });
        return record;
      });
    // A constraint violation means that the same request was saved at the same time; the second attempt finds its record.
    return createOnce().catch((error: unknown) => {
      if (error instanceof UniqueConstraintViolationException) return createOnce();
      throw error;
    });
  }

  async function recordOf(stored: IdempotencyKey, fingerprint: string): Promise<R> {
    if (stored.fingerprint !== fingerprint) throw new AppError('UNPROCESSABLE', 'idempotencyKeyReused');
    const record = await service.get(stored.recordId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw new AppError('CONFLICT', 'idempotencyKeyDeleted');
      throw error;
    });
    if (record.revision !== stored.recordRevision) throw new AppError('CONFLICT', 'conflict');
    return record;
  }

  return { ...service, create };
}

/** The service for stored keys. */
export function idempotencyKeyService({ em, clock = Date.now }: ServiceContext) {
  return {
    /** Deletes at most `limit` expired keys and returns their number. */
    async deleteExpired(limit: number): Promise<number> {
      const expired = await em.find(IdempotencyKey, { createdAt: { $lt: new Date(clock() - LIFETIME_MS) } }, { limit, disableIdentityMap: true });
      return em.nativeDelete(IdempotencyKey, { key: { $in: expired.map(({ key }) => key) } });
    },
  };
}

/** The hash of an input, which does not depend on the order of the fields. */
function fingerprintOf(kind: string, input: unknown): string {
  return createHash('sha256').update(`${kind} ${JSON.stringify(input, withSortedNames)}`).digest('base64url');
}

function withSortedNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
