import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { issuesOf, useFailureMessage, useMessageText } from '../graph/failure-message.ts';
import { INPUT } from '../form/field.tsx';
import { URL_INPUT } from '../form/text-field.tsx';
import { useFocusOnOpen } from '../ui/use-focus-on-view.ts';
import { Button } from '../ui/button.tsx';
import { LinkOwner } from './link-columns.tsx';
import { type ReplacedLinkFragment, useReplaceLinksMutation } from './links.generated.ts';

interface ReplaceLinksProps {
  /** The initial values, from the link whose button was pressed. */
  from: string;
  to: string;
  onReplaced: (count: number) => void;
  onClose: () => void;
}

/** Replaces a URL, or the beginning of URLs, everywhere: what will change is shown first, and then saved at once. */
export function ReplaceLinks({ onReplaced, onClose, ...initial }: ReplaceLinksProps) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const failureMessage = useFailureMessage();
  const [replace, { loading }] = useReplaceLinksMutation();
  const [{ from, to, isPrefix }, setRequest] = useState({ ...initial, isPrefix: initial.from === '' });
  const [shown, setShown] = useState<readonly ReplacedLinkFragment[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const messageText = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const issues = issuesOf(failure);
  const problemOf = (name: string) =>
    issues
      .filter(({ field }) => field === name)
      .map(messageText)
      .join(' ');

  useFocusOnOpen(form);
  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  const change = (fields: Partial<{ from: string; to: string; isPrefix: boolean }>) => {
    setRequest({ from, to, isPrefix, ...fields });
    setFailure(null);
    setShown(null); // only what is shown is saved
  };

  const send = async (apply: boolean) => {
    setFailure(null);
    try {
      const { data } = await replace({ variables: { from, to, isPrefix, apply } });
      const replaced = data?.replaceLinks ?? [];
      if (apply) onReplaced(replaced.length);
      else setShown(replaced);
    } catch (error) {
      setFailure(error);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(false);
  };

  return (
    <section aria-labelledby={titleId} className="mb-6 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id={titleId} className="font-semibold">
        {t('links.replaceTitle')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('links.replaceText')}</p>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid gap-4 lg:grid-cols-2">
          <UrlInput
            label={t('links.from')}
            problem={problemOf('from')}
            value={from}
            onChange={(url) => change({ from: url })}
          />
          <UrlInput
            label={t('links.to')}
            problem={problemOf('to')}
            value={to}
            onChange={(url) => change({ to: url })}
          />
        </div>
        <label className="inline-flex min-h-10 cursor-pointer items-center gap-2 justify-self-start text-sm">
          <input
            type="checkbox"
            checked={isPrefix}
            onChange={({ target }) => change({ isPrefix: target.checked })}
            className="size-4.5 accent-accent"
          />
          {t('links.isPrefix')}
        </label>
        {failure !== null && issues.length === 0 && (
          <ErrorBox message={failureMessage(failure, t('links.replaceFailed'))} />
        )}
        {shown && <Replacements replacements={shown} />}
        <div className="flex flex-wrap gap-2">
          {shown && shown.length > 0 ? (
            <Button isBusy={loading} onClick={() => void send(true)}>
              {t('links.apply', { count: shown.length })}
            </Button>
          ) : (
            <Button type="submit" isBusy={loading} disabled={from.trim() === '' || to.trim() === ''}>
              {t('links.preview')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function UrlInput({
  label,
  problem,
  value,
  onChange,
}: {
  label: string;
  problem: string;
  value: string;
  onChange: (url: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        {...URL_INPUT}
        className={`${INPUT} h-10`}
      />
      <p id={`${id}-problem`} className="mt-1.5 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function Replacements({ replacements }: { replacements: readonly ReplacedLinkFragment[] }) {
  const { t } = useTranslation('admin');
  return (
    <div role="status">
      <p className="text-sm font-medium">{t('links.found', { count: replacements.length })}</p>
      <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm empty:hidden">
        {replacements.map(({ before, after, use }) => (
          <li
            key={`${before} ${use.kind} ${use.browserId} ${use.versionId} ${use.slideId}`}
            className="rounded-lg bg-sunken px-3 py-2"
          >
            <LinkOwner owner={use} />
            <p className="text-xs wrap-anywhere text-muted line-through">{before}</p>
            <p className="text-xs wrap-anywhere">{after}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
