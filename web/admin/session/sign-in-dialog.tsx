import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { useSession, useSessionStatus } from './session-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/** A dialog that asks for the password when the session has ended, so that the user loses no input. */
export function SignInDialog() {
  const { t } = useTranslation('admin');
  const session = useSession();
  const isOpen = useSessionStatus() === 'interrupted';
  return (
    <Modal isOpen={isOpen} title={t('login.againTitle')} onClose={session.dismiss}>
      <p className="mb-5 text-muted">{t('login.againText')}</p>
      <SignInForm />
      <Button variant="plain" onClick={session.dismiss} className="mt-2 w-full">
        {t('login.notNow')}
      </Button>
    </Modal>
  );
}
