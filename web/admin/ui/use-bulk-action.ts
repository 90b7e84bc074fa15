import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { focusOnMain } from '../layout/use-focus-on-view.ts';

/** What a bulk deletion answers. */
interface Deleted {
  deactivatedSlides: number;
}

/** What a deletion has done: "3 versions deleted. 1 linked slide was deactivated." */
export function useDeletedText() {
  const { t } = useTranslation('admin');
  return (what: string, deleted?: Deleted) =>
    deleted && deleted.deactivatedSlides > 0
      ? t('table.deletedWithSlides', { what, count: deleted.deactivatedSlides })
      : t('history.many.delete', { what });
}

/**
 * Runs one action for all selected rows, then loads the rows again. `text` may depend on the result. `onDeleted` is
 * called if the action has deleted them. Says what was done, or why it failed.
 */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(action: () => Promise<T>, text: string | ((result: T) => string), onDeleted?: () => void) => {
    setBusy(true);
    try {
      const result = await action();
      showStatus('success', typeof text === 'string' ? text : text(result), { isDetailed: true });
      onDeleted?.();
    } catch (error) {
      showStatus('failure', failureMessage(error, t('form.saveFailed')));
    }
    await reload().catch(() => undefined);
    setBusy(false);
    // The focused button was removed with the selection.
    if (document.activeElement === document.body) focusOnMain();
  };
  return { run, isBusy };
}
