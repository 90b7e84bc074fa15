import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { useMessages } from '../graph/notices.ts';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';

/** Records that are deleted together, after a question. */
export interface Deletion<R> {
  records: readonly R[];
  onDeleted?: () => void;
}

interface WordsOfOne {
  title: string;
  text: string;
  note?: ReactNode;
  /** Without it, the message is that of several records. */
  done?: (deactivatedSlides: number) => string;
}

interface DeleteRecordsProps<R> extends Pick<ComponentProps<typeof DeleteDialog>, 'failureText' | 'onClose'> {
  type: 'browser' | 'version' | 'slide' | 'customCode';
  /** Null while nobody is asked. */
  deletion: Deletion<R> | null;
  mutation: TypedDocumentNode<Record<string, { count: number; deactivatedSlides?: number }>, { ids: number[] }>;
  wordsOfOne: (record: R) => WordsOfOne;
  textOfMany: (records: readonly R[]) => string;
  reload: () => Promise<unknown>;
  focusAfter?: () => void;
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
  const { showDone } = useMessages();
  const { records, onDeleted }: Deletion<R> = deletion ?? { records: [] };
  const [first, ...others] = records;
  const one = first && others.length === 0 ? wordsOfOne(first) : undefined;
  const amountOf = (count: number) => t(`history.count.${type}`, { count });

  const remove = async () => {
    const { data } = await client.mutate({ mutation, variables: { ids: records.map(({ id }) => id) } });
    const { count = records.length, deactivatedSlides = 0 } = Object.values(data ?? {})[0] ?? {};
    onDeleted?.();
    await reload().catch(() => undefined);
    const what = amountOf(count);
    const done =
      deactivatedSlides > 0
        ? t('table.deletedWithSlides', { what, count: deactivatedSlides })
        : t('history.many.delete', { what });
    showDone(one?.done?.(deactivatedSlides) ?? done);
  };

  return (
    <DeleteDialog
      record={deletion}
      title={one?.title ?? t('table.deleteTitle', { what: amountOf(records.length) })}
      text={one?.text ?? textOfMany(records)}
      note={one?.note}
      onDelete={remove}
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
