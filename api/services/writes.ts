import { OptimisticLockError, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Issues } from '../../rules/issues.ts';
import { AppError } from '../errors.ts';
import type { LocalizedText } from '../../rules/vocabulary.ts';
import type { Actor } from './context.ts';

/** Throws UNAUTHORIZED unless the administrator asks: every write and private read begins with it. */
export function assertAdministrator(actor: Actor): void {
  if (actor !== 'administrator') throw new AppError('UNAUTHORIZED', 'unauthorized');
}

/** Throws BAD_REQUEST with the issue of each field when anything is wrong; the error's own message is that of the first. */
export function assertValid(issues: Issues): void {
  const found = Object.entries(issues).map(([field, { key, params = {} }]) => ({ field, key, params }));
  const [first] = found;
  if (first) throw new AppError('BAD_REQUEST', first.key, { issues: found });
}

/** What a write requires of the stored record (design §4). */
export interface Preconditions {
  /** The revision that was edited; without one, as from older clients, any will do. */
  revision?: number | null;
  /** Whether the conditions of the request hold for a stored revision; 0 is that of a record that is not stored. */
  accepts?: ((revision: number) => boolean) | undefined;
}

/** Throws PRECONDITION_FAILED when the conditions of the request do not hold, and CONFLICT when the record is not the one that was edited. */
export function assertPreconditions(stored: { revision: number }, { revision, accepts }: Preconditions): void {
  if (accepts && !accepts(stored.revision)) throw new AppError('PRECONDITION_FAILED', 'preconditionFailed');
  if (revision !== null && revision !== undefined && revision !== stored.revision) throw new AppError('CONFLICT', 'conflict');
}

/** Runs a save; one that another save overtook between reading and writing, or adding, fails as refuseConflict does. */
export async function withConflictHandling<T>(work: () => Promise<T>, { accepts }: Preconditions = {}): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OptimisticLockError || error instanceof UniqueConstraintViolationException)) throw error;
    throw accepts ? new AppError('PRECONDITION_FAILED', 'preconditionFailed') : new AppError('CONFLICT', 'conflict');
  }
}

/** What changes of a record: any of its fields, and any language of its bilingual texts. */
export type Change<T> = { [K in keyof T]?: T[K] extends LocalizedText ? Partial<LocalizedText> : T[K] };

/** What of a stored record can be typed: the fields that `defaults` has, with null for none. */
export function inputOf<T extends object>(record: { [K in keyof T]: T[K] | undefined }, defaults: T): T {
  const entries = Object.keys(defaults).map((name) => [name, Reflect.get(record, name) ?? null]);
  return Object.fromEntries(entries) as T; // the record has each of them
}

/** The issues of a change but those of `pictures` that it leaves out: one of our own is stored as a path, which nobody may type. */
export function issuesOfChange<T>(issues: Issues, change: Change<T>, ...pictures: (keyof T & string)[]): Issues {
  const entries = Object.entries(issues).filter(([field]) => Object.hasOwn(change, field) || !pictures.some((picture) => picture === field));
  return Object.fromEntries(entries);
}

/** The record with its changes; a language that is left out stays. */
export function applyChange<T extends object>(record: T, change: Change<T>): T {
  const entries = Object.entries(change).map(([name, value]) => [name, isObject(value) ? { ...Reflect.get(record, name), ...value } : value]);
  return { ...record, ...Object.fromEntries(entries) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
