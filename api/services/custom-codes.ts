import { LockMode } from '@mikro-orm/core';
import { elementsOfSnippet } from '../../rules/code-elements.ts';
import { leftOutCodes, type PolicyCode } from '../../rules/code-policy.ts';
import {
  DEFAULT_CUSTOM_CODE,
  checkCustomCode,
  storedCustomCode,
  type CustomCodeInput,
} from '../../rules/custom-code.ts';
import { publicationInputOf } from '../../rules/publication.ts';
import type { CodePosition } from '../../rules/vocabulary.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { flushPublication, withPublication } from './publication.ts';
import {
  WRONG_TYPES,
  assertPreconditions,
  assertValid,
  assertAdministrator,
  getMany,
  idsOfMany,
  removeMany,
  withConflictHandling,
  applyPatch,
  inputOf,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';

/** The order in which pages load the codes. */
const PAGE_ORDER = { displayOrder: 'asc', id: 'asc' } as const;

/** The active codes that pages contain now or later. */
const ON_PAGES = { isActive: true, $or: [{ isPublished: true }, { dueAt: { $ne: null } }] };

/** The service for custom codes (spec §2, §5). */
export function customCodeService(context: ServiceContext) {
  const { em, actor, isPreview = false } = context;

  async function get(id: number, options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {}): Promise<CustomCode> {
    const code = await em.findOne(CustomCode, { id }, options);
    if (!code) throw new AppError('NOT_FOUND', 'customCodeNotFound');
    return code;
  }

  /**
   * Throws BAD_REQUEST if the public pages cannot contain a code together with the other active codes. Codes whose time
   * comes later count too.
   */
  async function assertFitsPages(
    code: PolicyCode & Pick<CustomCode, 'isActive' | 'isPublished' | 'dueAt'>,
    id?: number,
  ): Promise<void> {
    const isOnPages = code.isActive && (code.isPublished || code.dueAt);
    const others = isOnPages
      ? await em.find(CustomCode, { ...ON_PAGES, ...(id && { id: { $ne: id } }) }, { orderBy: PAGE_ORDER })
      : [];
    const leftOut = leftOutCodes<PolicyCode>([...others, code], elementsOfSnippet).find((entry) => entry.code === code);
    if (leftOut) assertValid({ codeContent: { key: leftOut.issue } });
  }

  return {
    /** A code, for the administrator. Throws UNAUTHORIZED, NOT_FOUND. */
    async get(id: number): Promise<CustomCode> {
      assertAdministrator(actor);
      return get(id);
    },

    /**
     * The codes in the order in which pages load them. Visitors get only the active codes that are public, a preview
     * all active ones. `forEditing` throws UNAUTHORIZED for visitors.
     */
    async list({
      position,
      activeOnly,
      forEditing,
    }: { position?: CodePosition | null; activeOnly?: boolean; forEditing?: boolean } = {}): Promise<CustomCode[]> {
      if (forEditing) assertAdministrator(actor);
      const visible =
        activeOnly || actor !== 'administrator' ? { isActive: true, ...(!isPreview && { isPublished: true }) } : {};
      return em.find(CustomCode, { ...visible, ...(position && { codeType: position }) }, { orderBy: PAGE_ORDER });
    },

    /** The active codes that the public pages cannot contain together with the others. */
    async listLeftOut(): Promise<CustomCode[]> {
      const active = await em.find(CustomCode, ON_PAGES, { orderBy: PAGE_ORDER });
      return leftOutCodes(active, elementsOfSnippet).map(({ code }) => code);
    },

    /** Creates a code; omitted fields get the values of DEFAULT_CUSTOM_CODE. Throws UNAUTHORIZED, BAD_REQUEST. */
    async create(fields: Patch<CustomCodeInput>, times: Times = {}): Promise<CustomCode> {
      assertAdministrator(actor);
      const input = applyPatch(DEFAULT_CUSTOM_CODE, fields);
      assertValid(checkCustomCode(input), fields[WRONG_TYPES]);
      const stored = await withPublication(context, storedCustomCode(input));
      await assertFitsPages(stored);
      const code = em.create(CustomCode, { ...stored, ...times });
      await em.flush();
      return code;
    },

    /**
     * Updates a code; omitted fields are not changed. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED, CONFLICT,
     * BAD_REQUEST.
     */
    async update(id: number, change: Patch<CustomCodeInput>, guard: Preconditions = {}): Promise<CustomCode> {
      assertAdministrator(actor);
      return withConflictHandling(
        () =>
          em.transactional(async () => {
            const code = await get(id);
            assertPreconditions(code, guard);
            const input = applyPatch(inputOf({ ...code, ...publicationInputOf(code) }, DEFAULT_CUSTOM_CODE), change);
            assertValid(checkCustomCode(input), change[WRONG_TYPES]);
            const stored = await withPublication(context, storedCustomCode(input));
            await assertFitsPages(stored, id);
            const hadDueTime = Boolean(code.dueAt);
            em.assign(code, stored);
            await flushPublication(em, 'custom_code', [code], () => hadDueTime);
            return code;
          }),
        guard,
      );
    },

    /**
     * Deactivates an active code, or activates an inactive one. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED,
     * CONFLICT, BAD_REQUEST.
     */
    async toggle(id: number, guard: Preconditions = {}): Promise<CustomCode> {
      assertAdministrator(actor);
      return withConflictHandling(async () => {
        const code = await get(id);
        assertPreconditions(code, guard);
        const isActive = !code.isActive;
        if (isActive) await assertFitsPages({ ...code, isActive }, id);
        code.isActive = isActive;
        await em.flush();
        return code;
      }, guard);
    },

    /** Activates or deactivates several codes: all or none. Throws UNAUTHORIZED, NOT_FOUND, CONFLICT, BAD_REQUEST. */
    async updateMany(ids: readonly number[], { isActive }: { isActive: boolean }): Promise<number> {
      assertAdministrator(actor);
      const unique = idsOfMany(ids);
      return withConflictHandling(async () =>
        em.transactional(async () => {
          for (const code of await getMany(em, CustomCode, unique, 'customCodeNotFound')) {
            if (isActive) await assertFitsPages({ ...code, isActive }, code.id);
            code.isActive = isActive;
            await em.flush();
          }
          await em.flush();
          return unique.length;
        }),
      );
    },

    /** Deletes several codes: all or none. Throws UNAUTHORIZED, NOT_FOUND. */
    async removeMany(ids: readonly number[]): Promise<number> {
      assertAdministrator(actor);
      return removeMany(em, CustomCode, ids, 'customCodeNotFound');
    },

    /** Deletes a code. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED. */
    async remove(id: number, guard: Preconditions = {}): Promise<void> {
      assertAdministrator(actor);
      await em.transactional(async () => {
        // The lock prevents a change between the comparison and the deletion.
        const code = await get(id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        assertPreconditions(code, guard);
        em.remove(code);
        await em.flush();
      });
    },
  };
}
