import { readCodes, type PolicyCode } from '#rules/code-elements.ts';
import { isEverOnPages } from '#rules/code-policy.ts';
import { CUSTOM_CODE, checkCustomCode, type CustomCodeInput } from '#rules/records/custom-code.ts';
import { storedRecord } from '#rules/records/fields.ts';
import type { CodePosition } from '#rules/vocabulary.ts';
import { CustomCode } from '../entities/custom-code.ts';
import type { ServiceContext } from './context.ts';
import { activeRecordWrites } from './active-records.ts';
import { assertValid, assertAdministrator } from './writes.ts';

const PAGE_ORDER = { displayOrder: 'asc', id: 'asc' } as const;

export function customCodeService(context: ServiceContext) {
  const { em, actor, isPreview } = context;

  async function readOnPages() {
    return (await em.find(CustomCode, { isActive: true }, { orderBy: PAGE_ORDER })).filter(isEverOnPages);
  }

  /** Throws BAD_REQUEST if the public pages cannot contain a code together with the other active codes. */
  async function assertFitsPages(code: PolicyCode & Parameters<typeof isEverOnPages>[0], id?: number) {
    const others = isEverOnPages(code) ? (await readOnPages()).filter((other) => other.id !== id) : [];
    const issue = readCodes<PolicyCode>([...others, code]).at(-1)?.issue;
    if (issue) assertValid({ codeContent: { key: issue } });
  }

  const writes = activeRecordWrites<CustomCode, CustomCodeInput>(context, {
    entity: CustomCode,
    notFound: 'customCodeNotFound',
    find: async (id) => {
      assertAdministrator(actor);
      return em.findOne(CustomCode, { id });
    },
    table: CUSTOM_CODE,
    findIssues: checkCustomCode,
    storedOf: (input) => storedRecord(CUSTOM_CODE, input),
    assertAllowed: assertFitsPages,
  });

  return {
    ...writes,

    /**
     * In the order in which pages load them. Visitors get only active ones that are public, a preview all active ones.
     */
    async list({
      position,
      activeOnly,
      forEditing,
    }: { position?: CodePosition | null; activeOnly?: boolean; forEditing?: boolean } = {}) {
      if (forEditing) assertAdministrator(actor);
      const visible =
        activeOnly || actor !== 'administrator' ? { isActive: true, ...(!isPreview && { isPublished: true }) } : {};
      return em.find(CustomCode, { ...visible, ...(position && { codeType: position }) }, { orderBy: PAGE_ORDER });
    },

    /** The active codes that the public pages cannot contain together with the others. */
    async listLeftOut() {
      return readCodes(await readOnPages()).flatMap(({ code, issue }) => (issue ? code : []));
    },
  };
}
