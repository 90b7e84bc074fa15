import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useSession, useSessionStatus } from './session-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the password in place when the session ended in the middle of something, so that nothing typed is lost. */
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
