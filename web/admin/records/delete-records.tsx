import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { useTexts } from '../use-texts.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';

/** Records that are deleted together, after a question. */
export interface Deletion<R> {
  records: readonly R[];
  onDeleted?: () => void;
}

interface DeleteRecordsProps<R> extends Pick<
  ComponentProps<typeof DeleteDialog>,
  'failureText' | 'focusAfter' | 'onClose'
> {
  type: 'browser' | 'version' | 'slide' | 'customCode';
  /** Null while nobody is asked. */
  deletion: Deletion<R> | null;
  mutation: TypedDocumentNode<Record<string, { count: number; deactivatedSlides?: number }>, { ids: number[] }>;
  /** Without `done`, the message is that of several records. */
  wordsOfOne: (record: R) => Pick<ComponentProps<typeof DeleteDialog>, 'title' | 'text' | 'note'> & {
    done?: (deactivatedSlides: number) => string;
  };
  textOfMany: (records: readonly R[]) => string;
  reload: () => Promise<unknown>;
}

export function DeleteRecords<R extends { id: number }>({
  type,
  deletion,
  mutation,
  wordsOfOne,
  textOfMany,
  reload,
  ...dialog
}: DeleteRecordsProps<R>) {
  const { t } = useTexts();
  const client = useApolloClient();
  const failureMessage = useFailureMessage();
  const { showDone } = useMessages();
  const { records = [], onDeleted } = deletion ?? {};
  const one = records.length === 1 ? records.map(wordsOfOne)[0] : undefined;
  const amountOf = (count: number) => t(`history.count.${type}`, { count });

  const remove = async () => {
    const { data } = await client.mutate({ mutation, variables: { ids: records.map(({ id }) => id) } });
    const { count = records.length, deactivatedSlides = 0 } = Object.values(data ?? {})[0] ?? {};
    onDeleted?.();
    void reload().catch(() => undefined);
    const what = amountOf(count);
    const done = t('table.deletedWithSlides', { what, count: deactivatedSlides });
    showDone(one?.done?.(deactivatedSlides) ?? (deactivatedSlides > 0 ? done : t('history.many.delete', { what })));
  };

  return (
    <DeleteDialog
      record={deletion}
      title={one?.title ?? t('table.deleteTitle', { what: amountOf(records.length) })}
      text={one?.text ?? textOfMany(records)}
      note={one?.note}
      onDelete={remove}
      failureText={(error) => failureMessage(error, t('versions.deleteFailed'))}
      {...dialog}
    />
  );
}

export function DeleteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTexts();
  return (
    <Button variant="danger" icon="trash" aria-haspopup="dialog" onClick={onClick}>
      {t('form.delete')}
    </Button>
  );
}
