import { useTranslation } from '../../i18n/use-translation.ts';
import { BulkDelete } from '../ui/bulk-delete.tsx';
import { Button } from '../ui/button.tsx';
import { useBulkAction } from '../ui/use-bulk-action.ts';
import { useDeleteSlidesMutation, useUpdateSlidesMutation } from './slides.generated.ts';

interface SlideActionsProps {
  ids: number[];
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** What can be done with the selected slides. Each action is one change of the history. */
export function SlideActions({ ids, reload, onDone }: SlideActionsProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateSlidesMutation();
  const [remove] = useDeleteSlidesMutation();
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
      <BulkDelete what={t('history.count.slide', { count: ids.length })} text={t('slides.bulkDeleteText')} isBusy={isBusy} onDelete={() => void run(() => remove({ variables: { ids } }), onDone)} />
    </>
  );
}
