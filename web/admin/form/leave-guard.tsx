import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { inLanguage } from '../../paths.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

interface LeaveGuardProps {
  isUnsaved: () => boolean;
  onLeave: () => void;
}

/**
 * Asks for confirmation before unsaved values are lost: with a dialog inside the administration, otherwise with the
 * browser's own.
 */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('admin');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && screenOf(currentLocation) !== screenOf(nextLocation),
  );
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

/** The URL of a screen without the language, because a language switch is not a new screen. */
function screenOf({ pathname, search }: Location): string {
  return inLanguage(pathname + search, null);
}
