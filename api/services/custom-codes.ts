import { checkPageCode } from '#rules/page-code.ts';
import { CUSTOM_CODE, type CustomCodeInput } from '#rules/records/custom-code.ts';
import { storedRecord } from '#rules/records/fields.ts';
import type { CodePosition } from '#rules/vocabulary.ts';
import { CustomCode } from '../entities/custom-code.ts';
import type { ServiceContext } from './context.ts';
import { activeRecordWrites } from './active-records.ts';
import { assertAdministrator } from './writes.ts';

const PAGE_ORDER = { displayOrder: 'asc', id: 'asc' } as const;

export function customCodeService(context: ServiceContext) {
  const { em, actor, isPreview } = context;

  const writes = activeRecordWrites<CustomCode, CustomCodeInput>(context, {
    entity: CustomCode,
    notFound: 'customCodeNotFound',
    find: async (id) => {
      assertAdministrator(actor);
      return em.findOne(CustomCode, { id });
    },
    table: CUSTOM_CODE.fields,
    findIssues: checkPageCode,
    storedOf: (input) => storedRecord(CUSTOM_CODE.fields, input),
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
  };
}
