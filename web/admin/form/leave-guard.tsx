import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { inLanguage } from '../../paths.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  /** Called when one leaves all the same. */
  onLeave: () => void;
}

/** Asks before what was typed is left behind: inside the administration in words of our own, else in the browser's. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved() && screenOf(currentLocation) !== screenOf(nextLocation));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      text={t('form.leaveText')}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** What tells one screen from another; the language does not. */
function screenOf({ pathname, search }: Location): string {
  return inLanguage(pathname + search, null);
}
