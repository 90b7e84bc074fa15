import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#rules/issues.ts';
import { useTexts } from '../ui/use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { INPUT, LabelledControl, URL_INPUT } from '../records/form/field.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import { issuesOf, useFailureMessage, useMessageText } from '../records/graph/failure-message.ts';
import { useFocusOnOpen } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { LinkOwner } from './link-columns.tsx';
import { type ReplacedLinkFragment, useReplaceLinksMutation } from './links.generated.ts';

interface ReplaceLinksProps {
  from: string;
  to: string;
  onReplaced: (count: number) => void;
  onClose: () => void;
}

/** What will change is shown first, and then saved at once. */
export function ReplaceLinks({ onReplaced, onClose, ...initial }: ReplaceLinksProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const [replace, { loading }] = useReplaceLinksMutation();
  const [request, setRequest] = useState({ ...initial, isPrefix: initial.from === '' });
  const [shown, setShown] = useState<readonly ReplacedLinkFragment[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const messageText = useMessageText();
  const form = useRef<HTMLFormElement>(null);
  const problems = new Map(issuesOf(failure).map((issue) => [issue.field, messageText(issue)]));

  useFocusOnOpen(form);
  useEffect(() => {
    if (failure !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  const change = (fields: Partial<typeof request>) => {
    setRequest({ ...request, ...fields });
    setFailure(null);
    setShown(null); // only what is shown is saved
  };

  const send = async (apply: boolean) => {
    setFailure(null);
    try {
      const { data } = await replace({ variables: { ...request, apply } });
      const replaced = data?.replaceLinks ?? [];
      if (apply) onReplaced(replaced.length);
      else setShown(replaced);
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <div className="mb-6">
      <FormSection title={t('links.replaceTitle')}>
        <p className="hint">{t('links.replaceText')}</p>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void send(false);
          }}
          noValidate
          className="grid gap-4"
        >
          <div className="grid gap-4 lg:grid-cols-2">
            {(['from', 'to'] as const).map((name) => (
              <LabelledControl key={name} label={t(`links.${name}`)} required problem={problems.get(name)}>
                {(control) => (
                  <input
                    {...control}
                    {...URL_INPUT}
                    value={request[name]}
                    onChange={({ target }) => change({ [name]: target.value })}
                    className={INPUT}
                  />
                )}
              </LabelledControl>
            ))}
          </div>
          <label className="inline-flex min-h-10 cursor-pointer items-center gap-2 justify-self-start text-sm">
            <input
              type="checkbox"
              checked={request.isPrefix}
              onChange={({ target }) => change({ isPrefix: target.checked })}
              className="size-4.5 accent-accent"
            />
            {t('links.isPrefix')}
          </label>
          {failure !== null && problems.size === 0 && (
            <ErrorBox message={failureMessage(failure, t('links.replaceFailed'))} />
          )}
          {shown && (
            <div role="status">
              <p className="text-sm font-medium">{t('links.found', { count: shown.length })}</p>
              <ul className="mt-2 grid max-h-96 gap-2 overflow-y-auto text-sm empty:hidden">
                {shown.map(({ before, after, use }) => (
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
          )}
          <div className="flex flex-wrap gap-2">
            {shown && shown.length > 0 ? (
              <Button isBusy={loading} onClick={() => void send(true)}>
                {t('links.apply', { count: shown.length })}
              </Button>
            ) : (
              <Button type="submit" isBusy={loading} disabled={isBlank(request.from) || isBlank(request.to)}>
                {t('links.preview')}
              </Button>
            )}
            <Button variant="secondary" onClick={onClose}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
      </FormSection>
    </div>
  );
}
