import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { focusOnMain } from '../layout/use-focus-on-view.ts';

/** Runs one action for all selected rows, then loads the rows again. `onDeleted` is called if the action has deleted them. Says what was done, or why it failed. */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, text: string, onDeleted?: () => void) => {
    setBusy(true);
    try {
      await action();
      showStatus('success', text, { isDetailed: true });
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
