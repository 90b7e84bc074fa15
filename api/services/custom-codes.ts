import { LockMode } from '@mikro-orm/core';
import { elementsOfSnippet } from '../../rules/code-elements.ts';
import { leftOutCodes, type PolicyCode } from '../../rules/code-policy.ts';
import { DEFAULT_CUSTOM_CODE, checkCustomCode, storedCustomCode, type CustomCodeInput } from '../../rules/custom-code.ts';
import type { CodePosition } from '../../rules/vocabulary.ts';
import { CustomCode } from '../entities/custom-code.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertPreconditions, assertValid, assertAdministrator, withConflictHandling, applyChange, inputOf, type Change, type Preconditions } from './writes.ts';

/** The order in which pages load the codes. */
const PAGE_ORDER = { displayOrder: 'asc', id: 'asc' } as const;

/** Custom codes (spec §2, §5, design §4). */
export function customCodeService({ em, actor }: ServiceContext) {
  async function get(id: number, options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {}): Promise<CustomCode> {
    const code = await em.findOne(CustomCode, { id }, options);
    if (!code) throw new AppError('NOT_FOUND', 'customCodeNotFound');
    return code;
  }

  /** Throws BAD_REQUEST when the public pages could not carry a code beside the other active ones. */
  async function assertFitsPages(code: PolicyCode & { isActive: boolean }, id?: number): Promise<void> {
    const others = code.isActive ? await em.find(CustomCode, { isActive: true, ...(id && { id: { $ne: id } }) }, { orderBy: PAGE_ORDER }) : [];
    const leftOut = leftOutCodes<PolicyCode>([...others, code], elementsOfSnippet).find((one) => one.code === code);
    if (leftOut) assertValid({ codeContent: { key: leftOut.issue } });
  }

  return {
    /** One code, for the administrator; throws UNAUTHORIZED, NOT_FOUND. */
    async get(id: number): Promise<CustomCode> {
      assertAdministrator(actor);
      return get(id);
    },

    /** The codes in the order in which pages load them; visitors get the active ones only. `forEditing` throws UNAUTHORIZED for them. */
    async list({ position, activeOnly, forEditing }: { position?: CodePosition | null; activeOnly?: boolean; forEditing?: boolean } = {}): Promise<CustomCode[]> {
      if (forEditing) assertAdministrator(actor);
      const visible = activeOnly || actor !== 'administrator' ? { isActive: true } : {};
      return em.find(CustomCode, { ...visible, ...(position && { codeType: position }) }, { orderBy: PAGE_ORDER });
    },

    /** Adds a code; what `fields` leaves out is as in DEFAULT_CUSTOM_CODE. Throws UNAUTHORIZED, BAD_REQUEST. */
    async create(fields: Change<CustomCodeInput>): Promise<CustomCode> {
      assertAdministrator(actor);
      const input = applyChange(DEFAULT_CUSTOM_CODE, fields);
      assertValid(checkCustomCode(input));
      await assertFitsPages(input);
      const code = em.create(CustomCode, storedCustomCode(input));
      await em.flush();
      return code;
    },

    /** Changes a code; what `change` leaves out stays. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED, CONFLICT, BAD_REQUEST. */
    async update(id: number, change: Change<CustomCodeInput>, guard: Preconditions = {}): Promise<CustomCode> {
      assertAdministrator(actor);
      return withConflictHandling(
        () =>
          em.transactional(async () => {
            const code = await get(id);
            assertPreconditions(code, guard);
            const input = applyChange(inputOf(code, DEFAULT_CUSTOM_CODE), change);
            assertValid(checkCustomCode(input));
            await assertFitsPages(input, id);
            em.assign(code, storedCustomCode(input));
            await em.flush();
            return code;
          }),
        guard,
      );
    },

    /** Turns an active code inactive and the other way round. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED, CONFLICT, BAD_REQUEST. */
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

    /** Deletes a code. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED. */
    async remove(id: number, guard: Preconditions = {}): Promise<void> {
      assertAdministrator(actor);
      await em.transactional(async () => {
        // Locked, so that nobody changes it between the comparison and the deletion.
        const code = await get(id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        assertPreconditions(code, guard);
        em.remove(code);
        await em.flush();
      });
    },
  };
}
