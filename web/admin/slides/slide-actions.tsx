import { useTranslation } from '../../i18n/use-translation.ts';
import { ActivationActions } from '../ui/activation-actions.tsx';
import { useDeleteSlidesMutation, useUpdateSlidesMutation } from './slides.generated.ts';

interface SlideActionsProps {
  ids: number[];
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}

/** What can be done with the selected slides. */
export function SlideActions({ ids, ...props }: SlideActionsProps) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateSlidesMutation();
  const [remove] = useDeleteSlidesMutation();
  return (
    <ActivationActions
      what={t('history.count.slide', { count: ids.length })}
      text={t('slides.bulkDeleteText')}
      activate={(isActive) => update({ variables: { ids, isActive } })}
      remove={() => remove({ variables: { ids } })}
      {...props}
    />
  );
}
