import { Creation } from '../entities/creation.ts';
import type { ServiceContext } from './context.ts';
import { requireAdministrator, saving } from './saving.ts';

/** For how long a repeated request is known, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;

interface Creating<I, R> {
  create(input: I): Promise<R>;
  update(id: number, change: I, revision?: number | null): Promise<R>;
}

/**
 * Has a request that names itself (`Idempotency-Key`) add its record once: whose answer was lost on the way sends it
 * again, and what it may have changed meanwhile is saved to the record that the first one made. A record that someone
 * else changed since is a CONFLICT, and so is the same request twice at the same moment.
 */
export function creatingOnce<I, R extends { id: number; revision: number }, S extends Creating<I, R>>(service: S & Creating<I, R>, kind: string, { em, actor, requestKey, clock = Date.now }: ServiceContext): S {
  let count = 0;

  async function create(input: I): Promise<R> {
    if (!requestKey) return service.create(input);
    requireAdministrator(actor);
    const key = `${kind} ${count} ${requestKey}`;
    count += 1;
    return saving(() =>
      em.transactional(async () => {
        const made = await em.findOne(Creation, { key });
        const record = made ? await service.update(made.recordId, input, made.recordRevision) : await service.create(input);
        const { id: recordId, revision: recordRevision } = record;
        if (made) await em.nativeUpdate(Creation, { key }, { recordRevision });
        else {
          await em.nativeDelete(Creation, { createdAt: { $lt: new Date(clock() - KEPT_MS) } });
          await em.insert(Creation, { key, recordId, recordRevision, createdAt: new Date(clock()) });
        }
        return record;
      }),
    );
  }

  return { ...service, create };
}
