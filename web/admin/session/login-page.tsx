import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LanguageToggle } from '../../ui/language-toggle.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import { SpinnerPage } from '../ui/button.tsx';
import { useSession, useSessionStatus } from './session-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/** `/admin/login` (spec §2). A user with a session is redirected to the requested screen. */
export function LoginPage() {
  const { t } = useTranslation(['admin', 'translation']);
  const session = useSession();
  const status = useSessionStatus();
  const { state } = useLocation();
  useEffect(() => {
    if (session.status() === 'unknown') void session.verify();
  }, [session]);
  if (status === 'unknown' || status === 'ended') return <SpinnerPage />;
  if (status === 'authenticated') return <Navigate to={redirectPath(state)} replace />;
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
        <a href="/" className="mt-8 self-start rounded-md text-sm text-muted hover:text-accent">
          {t('login.back')}
        </a>
      </main>
    </div>
  );
}

/**
 * The requested screen. Only paths of the administration are accepted, because the history state could contain
 * anything.
 */
function redirectPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/admin(?:[/?]|$)/u.test(from) ? from : PAGES.admin.path;
}
