import { useEffect, type SubmitEvent, useId, useRef, useState } from 'react';
import { Navigate, useLocation, Outlet } from 'react-router-dom';
import { isBlank } from '#rules/issues.ts';
import { PAGES } from '#rules/pages.ts';
import { useTexts } from '../ui/use-texts.ts';
import { LanguageToggle, ThemeToggle } from '../../ui/toggles.tsx';
import { OwnFailure, useFailureMessage } from '../records/graph/failure-message.ts';
import { SpinnerPage, Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { ScreenTitle } from '../records/screen.tsx';
import { useSession, useSessionStatus } from '../records/graph/session.ts';

export function LoginPage() {
  const { t } = useTexts();
  const status = useSessionStatus();
  const state: { from?: string } | null = useLocation().state; // RequireSession sets it
  if (status === 'unknown' || status === 'ended') return <SpinnerPage />;
  if (status === 'authenticated') return <Navigate to={state?.from ?? PAGES.admin.path} replace />;
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenTitle title={t('login.title')} />
      <header className="flex justify-end p-3">
        <LanguageToggle />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-sm grow flex-col justify-center px-4 pb-32">
        <img src="/favicon.svg" alt="" width={44} height={44} />
        <h1 className="mt-5 text-2xl font-semibold">{t('login.title')}</h1>
        <p className="mt-1 mb-6 text-muted">{t('login.text')}</p>
        <SignInForm />
        <a href="/" className="mt-8 self-start rounded-md hint hover:text-accent">
          {t('login.back')}
        </a>
      </main>
    </div>
  );
}

function SignInForm() {
  const { t } = useTexts();
  const session = useSession();
  const failureMessage = useFailureMessage();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const message = failure === null ? null : failureMessage(failure, t('login.failed'));

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // React events bubble through portals, so a form around the dialog would be submitted too.
    event.stopPropagation();
    setBusy(true);
    setFailure(null);
    try {
      if (isBlank(password)) throw new OwnFailure('passwordRequired');
      await session.signIn(password);
    } catch (error) {
      setFailure(error);
      input.current?.focus();
    }
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('login.password')}
      </label>
      <input
        ref={input}
        id={id}
        type="password"
        autoComplete="current-password"
        // The form is the only content, so it should have the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        aria-invalid={message !== null}
        aria-describedby={`${id}-problem`}
        className="h-11 w-full field px-3 text-base aria-invalid:border-danger"
      />
      <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
        {message}
      </p>
      <Button type="submit" isBusy={isBusy} className="mt-4 w-full">
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
}

/** When the session has ended, so that the user loses no input. */
export function SignInDialog() {
  const { t } = useTexts();
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

/** A spinner while the session is verified, then the screen or the login page (spec §2). */
export function RequireSession() {
  const session = useSession();
  const status = useSessionStatus();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const recheck = () => {
      if (document.visibilityState === 'visible' && session.status() === 'authenticated') void session.recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    return () => document.removeEventListener('visibilitychange', recheck);
  }, [session]);
  if (status === 'unknown' || status === 'ended') return <SpinnerPage />;
  if (status === 'anonymous')
    return <Navigate to={PAGES.adminLogin.path} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}
