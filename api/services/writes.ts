import {
  LockMode,
  OptimisticLockError,
  UniqueConstraintViolationException,
  type EntityName,
  type FilterQuery,
} from '@mikro-orm/core';
import { isRecord } from '#rules/json.ts';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';
import { defaultOf, picturesOf, type Table } from '#rules/records/fields.ts';
import { publicationAt, type Publication } from '#rules/records/publication.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { currentTime } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError, assertFound, fieldError, type FieldIssue } from '../errors.ts';
import type { Actor, ServiceContext } from './context.ts';

/**
 * Throws UNAUTHORIZED for a visitor, and FORBIDDEN for an access token without the scope. Every method that is not for
 * visitors, or has `forEditing`, calls this first or is `forAdministrator`. Their comments name other errors only.
 */
export function assertAdministrator(actor: Actor) {
  if (actor === 'administrator') return;
  if (actor === 'visitor') throw new AppError('UNAUTHORIZED', 'unauthorized');
  const { lacks } = actor;
  if (lacks === null) throw new AppError('FORBIDDEN', 'tokenNotAllowed');
  throw fieldError('scope', 'tokenLacksScope', { code: 'FORBIDDEN', params: { scope: lacks } });
}

/** Methods that are not for visitors: each of them throws as `assertAdministrator` does. */
export function forAdministrator<T extends object>(actor: Actor, service: T): T {
  if (actor === 'administrator') return service;
  const refuse = async () => assertAdministrator(actor);
  return Object.fromEntries(Object.keys(service).map((name) => [name, refuse])) as T; // none of them returns
}

export type FoundIssues = Readonly<Record<string, { key: MessageKey; params?: MessageParams }>>;

/** Throws BAD_REQUEST with the message of the first issue. A field of a wrong type has no other one. */
export function assertValid(issues: FoundIssues, wrongTypes: readonly FieldIssue[] = []) {
  const isOther = (field: string) => !wrongTypes.some((issue) => issue.field === field);
  const found = [
    ...wrongTypes,
    ...Object.entries(issues).flatMap(([field, { key, params = {} }]) =>
      isOther(field) ? [{ field, key, params }] : [],
    ),
  ];
  const [first] = found;
  if (first) throw new AppError('BAD_REQUEST', first.key, { issues: found });
}

/** `deactivatedSlides` linked to deleted records. */
export interface BulkResult {
  count: number;
  deactivatedSlides: number;
}

/** The times of a record that comes from another catalogue; without them it is created now. */
export interface Times {
  createdAt?: Date;
  updatedAt?: Date;
}

export interface Preconditions {
  /** The edited revision. Older clients do not send it; then it is not checked. */
  revision?: number | null;
  /** Whether `If-Match` and `If-None-Match` accept a stored revision; 0 means that the record is not stored. */
  accepts?: ((revision: number) => boolean) | undefined;
}

/** Throws PRECONDITION_FAILED or CONFLICT. */
export function assertPreconditions(stored: { revision: number }, { revision, accepts }: Preconditions) {
  if (accepts && !accepts(stored.revision)) throw new AppError('PRECONDITION_FAILED', 'preconditionFailed');
  if (revision !== null && revision !== undefined && revision !== stored.revision)
    throw new AppError('CONFLICT', 'conflict');
}

/** A save at the same time has the error of `assertPreconditions`. */
export async function withConflictHandling<T>(work: () => Promise<T>, { accepts }: Preconditions = {}): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OptimisticLockError || error instanceof UniqueConstraintViolationException)) throw error;
    throw accepts ? new AppError('PRECONDITION_FAILED', 'preconditionFailed') : new AppError('CONFLICT', 'conflict');
  }
}

/** If another request created the same at the same time. */
export async function retryOnConflict<T>(work: () => Promise<T>, attempts: number): Promise<T> {
  return work().catch(async (error: unknown) => {
    if (attempts === 1 || !(error instanceof UniqueConstraintViolationException)) throw error;
    return retryOnConflict(work, attempts - 1);
  });
}

/** A bilingual text may have only one language. */
export type Patch<T> = { [K in keyof T]?: T[K] extends LocalizedText ? Partial<LocalizedText> : T[K] } & {
  /** The issues of fields that are left out for their wrong type. They are reported with all other invalid fields. */
  wrongTypes?: readonly FieldIssue[];
};

/** The input of a stored record, which has the keys of `defaults`. Times are texts. */
export function inputOf<T extends object>(record: object, defaults: T): T {
  const entries = Object.entries(defaults).map(([name, missing]) => {
    const value: unknown = Reflect.get(record, name);
    return [name, value instanceof Date ? value.toISOString() : (value ?? missing)];
  });
  return Object.fromEntries(entries) as T; // the record has all fields of T
}

/**
 * For changes of the facts or sources of a browser: its revision guards them, and increases only if a field of it
 * changes.
 */
export function touch(browser: { updatedAt: Date }, now: number) {
  browser.updatedAt = laterThan(browser.updatedAt, now);
}

/** `now`, in milliseconds, or just after `time` if that is later: the time of a change is never lowered. */
export function laterThan(time: Date, now: number): Date {
  return new Date(Math.max(now, time.getTime() + 1));
}

/**
 * A new record, or a stored one after a patch. Throws BAD_REQUEST, but not for unchanged pictures: a stored path of our
 * own picture is no valid input.
 */
export async function checkedInput<Input extends object>(
  table: Table,
  check: (input: Input) => FoundIssues | Promise<FoundIssues>,
  stored: object | null,
  patch: Patch<Input>,
): Promise<Input> {
  const defaults = defaultOf(table) as Input; // the table of the input
  const input = applyPatch(stored ? inputOf(stored, defaults) : defaults, patch);
  const unchanged = stored ? picturesOf(table).filter((name) => !Object.hasOwn(patch, name)) : [];
  const issues = Object.entries(await check(input)).filter(([field]) => !unchanged.includes(field));
  assertValid(Object.fromEntries(issues), patch.wrongTypes);
  return input;
}

export async function withPublication<T extends Publication>(
  { em, clock }: ServiceContext,
  record: T,
): Promise<T & ReturnType<typeof publicationAt>> {
  const hasTimes = record.visibleFrom || record.visibleUntil;
  return { ...record, ...publicationAt(record, hasTimes ? await currentTime(em, clock) : 0) };
}

/** New records. Throws BAD_REQUEST; the names of invalid fields begin with the position, from 1. */
export async function checkedList<Input extends object>(
  defaults: Input,
  patches: readonly Patch<Input>[],
  check: (inputs: Input[]) => FoundIssues | Promise<FoundIssues>,
  otherWrongTypes: readonly FieldIssue[] = [],
): Promise<Input[]> {
  const inputs = patches.map((patch) => applyPatch(defaults, patch));
  const wrongTypes = patches.flatMap(({ wrongTypes: issues = [] }, index) =>
    issues.map((issue) => ({ ...issue, field: `${index + 1}.${issue.field}` })),
  );
  assertValid(await check(inputs), [...wrongTypes, ...otherWrongTypes]);
  return inputs;
}

interface Visibility {
  isDraft?: boolean;
  isPublished?: boolean;
  isActive?: boolean;
}

interface ChangeOptions {
  guard?: Preconditions;
  /** Locks others before the records are read, in place of the records. */
  lock?: () => Promise<void>;
}

/**
 * The one path of all changes of stored records. They are locked, read, compared with what was edited, and changed by
 * `work` in one transaction, in the order of their ids. Throws NOT_FOUND, PRECONDITION_FAILED, CONFLICT, BAD_REQUEST.
 */
export function recordChanges<T extends Visibility & { id: number; revision: number }>(
  { em, actor, actorWith }: Pick<ServiceContext, 'em' | 'actor' | 'actorWith'>,
  entity: EntityName<T>,
  notFound: MessageKey,
) {
  const many = async <R>(
    ids: readonly number[],
    { guard = {}, lock }: ChangeOptions,
    work: (records: T[]) => Promise<R>,
  ) => {
    assertAdministrator(actor);
    const unique = [...new Set(ids)];
    if (unique.length > RECORDS_AT_ONCE) throw new AppError('BAD_REQUEST', 'tooManyRecords');
    const where = { id: { $in: unique } } as unknown as FilterQuery<T>; // here and below, the compiler does not see that T has an id
    return withConflictHandling(
      () =>
        inTransaction(em, async () => {
          await lock?.();
          const lockMode = lock ? LockMode.NONE : LockMode.PESSIMISTIC_WRITE;
          const found = await em.find<T>(entity, where, { orderBy: { id: 'asc' } as object, lockMode, refresh: true });
          if (found.length < unique.length) throw new AppError('NOT_FOUND', notFound);
          for (const record of found) assertPreconditions(record, guard);
          return work(found);
        }),
      guard,
    );
  };
  return {
    /** `work` may return how many slides it deactivated. */
    all: async (ids: readonly number[], options: ChangeOptions, work: (records: T[]) => Promise<number | void>) =>
      many(ids, options, async (records): Promise<BulkResult> => {
        const count = records.length;
        return { count, deactivatedSlides: (await work(records)) ?? 0 };
      }),

    one: async <R>(id: number, options: ChangeOptions, work: (record: T) => Promise<R>) =>
      many([id], options, async ([found]) => {
        const record = assertFound(found, notFound);
        const { revision } = record;
        const result = await work(record);
        // A change without a difference would only read.
        if (record.revision === revision && isHidden(record)) assertAdministrator(actorWith('catalogue:read-drafts'));
        return result;
      }),
  };
}

/** Whether visitors do not see a record. */
function isHidden({ isDraft, isPublished, isActive }: Visibility) {
  return isDraft === true || isPublished === false || isActive === false;
}

/** An omitted language of a bilingual text is not changed. */
export function applyPatch<T extends object>(record: T, { wrongTypes: _reported, ...fields }: Patch<T>): T {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    isRecord(value) ? { ...Reflect.get(record, name), ...value } : value,
  ]);
  return { ...record, ...Object.fromEntries(entries) };
}
