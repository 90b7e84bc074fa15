import { type SubmitEvent, useId, useRef, useState } from 'react';
import { isBlank } from '../../../rules/issues.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OwnFailure, useFailureMessage } from '../form/failure-message.ts';
import { Button } from '../ui/button.tsx';
import { useSession } from './session-context.ts';

/** The form for the administrator's password (spec §5, §8). */
export function SignInForm() {
  const { t } = useTranslation('admin');
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
        className="h-11 w-full rounded-lg border border-line bg-surface px-3 text-base aria-invalid:border-danger"
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
