import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';

/** Runs one action for all selected rows, then loads the rows again. Says why an action failed. */
export function useBulkAction(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, onDone?: () => void) => {
    setBusy(true);
    try {
      await action();
      onDone?.();
    } catch (error) {
      showStatus('failure', failureMessage(error, t('form.saveFailed')));
    }
    await reload().catch(() => undefined);
    setBusy(false);
  };
  return { run, isBusy };
}
