import { CombinedGraphQLErrors } from '@apollo/client';
import { randomId } from './draft.ts';
import { keyOf } from './failure-parts.ts';
import type { FormDraft } from './use-draft.ts';

/** Context for Apollo Client. The server recognizes a repeated request by its key. */
export interface CreateContext {
  headers: { 'idempotency-key': string };
}

/** The fields that are needed of a created record. */
export type Created = { id: number; revision: number } | undefined;

/** The requests of a form. */
export interface SaveRequests<T> {
  /** Creates the record. Rejects with Apollo's error. Without it, a record that was deleted cannot be saved. */
  create?: ((values: T, context: CreateContext) => Promise<Created>) | undefined;
  /** Updates a record if `revision` is the stored one. Rejects with Apollo's error. */
  update: (id: number, values: T, revision: number | null) => Promise<unknown>;
}

interface Options<T> extends SaveRequests<T> {
  draft: Pick<FormDraft<T>, 'pendingRequest' | 'storeRequest'>;
}

/**
 * Creates a record. A pending request is repeated unchanged, because the server may have processed it. Later input is
 * then saved as an update.
 */
export async function idempotentCreate<T>(values: T, { create, update, draft }: Options<T>): Promise<Created> {
  const request = draft.pendingRequest() ?? { key: randomId(), values };
  draft.storeRequest(request);
  const created = await create?.(request.values, { headers: { 'idempotency-key': request.key } }).catch(
    (error: unknown) => {
      if (isRejected(error)) draft.storeRequest(null);
      throw error;
    },
  );
  if (created && JSON.stringify(values) !== JSON.stringify(request.values))
    await update(created.id, values, created.revision);
  return created;
}

/** Whether the server has rejected the request and created nothing. After a conflict the record exists. */
function isRejected(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && keyOf(error) !== 'conflict';
}
