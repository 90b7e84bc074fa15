import { useTranslation } from '../../i18n/use-translation.ts';
import { ActivationActions } from '../ui/activation-actions.tsx';
import { useDeleteCustomCodesMutation, useUpdateCustomCodesMutation } from './custom-codes.generated.ts';

interface CustomCodeActionsProps {
  ids: number[];
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}

/** What can be done with the selected custom codes. */
export function CustomCodeActions({ ids, ...props }: CustomCodeActionsProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateCustomCodesMutation();
  const [remove] = useDeleteCustomCodesMutation();
  return (
    <ActivationActions
      what={t('history.count.customCode', { count: ids.length })}
      text={t('codes.bulkDeleteText')}
      activate={(isActive) => update({ variables: { ids, isActive } })}
      remove={() => remove({ variables: { ids } })}
      {...props}
    />
  );
}
