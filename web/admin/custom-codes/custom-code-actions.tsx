import { useTranslation } from '../../i18n/use-translation.ts';
import { BulkDelete } from '../ui/bulk-delete.tsx';
import { Button } from '../ui/button.tsx';
import { useBulkAction } from '../ui/use-bulk-action.ts';
import { useDeleteCustomCodesMutation, useUpdateCustomCodesMutation } from './custom-codes.generated.ts';

interface CustomCodeActionsProps {
  ids: number[];
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** What can be done with the selected custom codes. Each action is one change of the history. */
export function CustomCodeActions({ ids, reload, onDone }: CustomCodeActionsProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateCustomCodesMutation();
  const [remove] = useDeleteCustomCodesMutation();
  const { run, isBusy } = useBulkAction(reload);
  const activate = (isActive: boolean) => void run(() => update({ variables: { ids, isActive } }), onDone);
  return (
    <>
      <Button variant="secondary" isBusy={isBusy} onClick={() => activate(true)}>
        {t('table.activate')}
      </Button>
      <Button variant="secondary" isBusy={isBusy} onClick={() => activate(false)}>
        {t('table.deactivate')}
      </Button>
      <BulkDelete what={t('history.count.customCode', { count: ids.length })} text={t('codes.bulkDeleteText')} isBusy={isBusy} onDelete={() => void run(() => remove({ variables: { ids } }), onDone)} />
    </>
  );
}
