import { DEFAULT_PUBLICATION } from '../../../rules/publication.ts';
import { usePublish } from '../ui/use-bulk-action.ts';
import { useUpdateVersionsMutation } from './versions.generated.ts';

/** Publishes versions that are drafts. The rows are loaded again after it. */
export function usePublishVersions(reload: () => Promise<unknown>) {
  const [update] = useUpdateVersionsMutation();
  return usePublish(reload, (ids) => update({ variables: { ids, input: DEFAULT_PUBLICATION } }));
}
