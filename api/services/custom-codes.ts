import { checkPageCode } from '#rules/page-code.ts';
import type { CodePosition } from '#rules/vocabulary.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import type { ServiceContext } from './context.ts';
import { recordService } from './record-service.ts';

interface ListRequest {
  position?: CodePosition | null;
  activeOnly?: boolean;
  forEditing?: boolean;
}

export function customCodeService(context: ServiceContext) {
  const codes = recordService<'customCode', CustomCode>(context, 'customCode', { findIssues: checkPageCode });
  return {
    ...codes,
    list: async ({ position, ...request }: ListRequest = {}) =>
      codes.list(request, position ? { codeType: position } : {}),
  };
}
