import { DEFAULT_PUBLICATION } from '../../../rules/publication.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStable } from '../ui/use-stable.ts';
import { useBulkAction } from '../ui/use-bulk-action.ts';
import { useUpdateVersionsMutation } from './versions.generated.ts';

/** Publishes drafts at once, so that visitors never see a part of a release. The rows are loaded again after it. */
export function usePublish(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateVersionsMutation();
  const { run, isBusy } = useBulkAction(reload);
  const publish = useStable((drafts: readonly { id: number }[]) => {
    const ids = drafts.map(({ id }) => id);
    void run(
      () => update({ variables: { ids, input: DEFAULT_PUBLICATION } }),
      ({ what }) => t('versions.published', { what }),
    );
  });
  return { publish, isBusy };
}
