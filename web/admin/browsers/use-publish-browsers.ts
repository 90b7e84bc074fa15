import { usePublish } from '../ui/use-bulk-action.ts';
import { useUpdateBrowsersMutation } from './browsers.generated.ts';

/** Publishes browsers that are drafts. The rows are loaded again after it. */
export function usePublishBrowsers(reload: () => Promise<unknown>) {
  const [update] = useUpdateBrowsersMutation();
  return usePublish(reload, (ids) => update({ variables: { ids, isDraft: false } }));
}
