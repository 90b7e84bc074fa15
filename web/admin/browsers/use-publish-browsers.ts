import { useTranslation } from '../../i18n/use-translation.ts';
import { useBulkAction } from '../ui/use-bulk-action.ts';
import { useStable } from '../ui/use-stable.ts';
import { useUpdateBrowsersMutation } from './browsers.generated.ts';

/** Publishes drafts. The rows are loaded again after it. */
export function usePublishBrowsers(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const [update] = useUpdateBrowsersMutation();
  const { run, isBusy } = useBulkAction(reload);
  const publish = useStable((drafts: readonly { id: number }[]) => {
    const ids = drafts.map(({ id }) => id);
    void run(
      () => update({ variables: { ids, isDraft: false } }),
      ({ what }) => t('versions.published', { what }),
    );
  });
  return { publish, isBusy };
}
