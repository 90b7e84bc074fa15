import { useId, useRef, useState } from 'react';
import { SCOPES, TOKEN_DAYS, TOKEN_DAYS_SUGGESTED, TOKEN_NAME_MAX, type Scope } from '#rules/access.ts';
import { isBlank } from '#rules/issues.ts';
import { useTexts } from '../use-texts.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorBox } from '../../ui/pending.tsx';
import { INPUT, LabelledControl } from '../form/field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { useFailureMessage } from '../graph/failure-message.ts';
import { Button } from '../ui/button.tsx';
import { useFocusOnOpen } from '../ui/screen.tsx';
import { useCreateAccessTokenMutation } from './access.generated.ts';

export interface Created {
  name: string;
  token: string;
}

export function NewToken({ onCreated, onClose }: { onCreated: (created: Created) => void; onClose: () => void }) {
  const { t } = useTexts();
  const id = useId();
  const failureMessage = useFailureMessage();
  const form = useRef<HTMLFormElement>(null);
  const [create, { loading, error }] = useCreateAccessTokenMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<number>(TOKEN_DAYS_SUGGESTED);
  useFocusOnOpen(form);
  const send = async () => {
    // `error` shows a failure.
    const { data } = await create({ variables: { name, scopes: [...scopes], days } }).catch(() => ({ data: null }));
    if (data) onCreated({ name: name.trim(), token: data.createAccessToken });
  };
  return (
    <div className="mb-6">
      <FormSection title={t('access.formTitle')}>
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
          noValidate
          className="grid gap-5"
        >
          <div className="grid items-end gap-5 md:grid-cols-[1fr_12rem]">
            <LabelledControl id={`${id}-name`} label={t('access.name')} hint={t('access.nameHint')} required>
              {(control) => (
                <input
                  {...control}
                  maxLength={TOKEN_NAME_MAX}
                  autoComplete="off"
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                  className={INPUT}
                />
              )}
            </LabelledControl>
            <LabelledControl id={`${id}-days`} label={t('access.ends')}>
              {(control) => (
                <select
                  {...control}
                  value={days}
                  onChange={({ target }) => setDays(Number(target.value))}
                  className={INPUT}
                >
                  {TOKEN_DAYS.map((count) => (
                    <option key={count} value={count}>
                      {t('access.days', { count })}
                    </option>
                  ))}
                </select>
              )}
            </LabelledControl>
          </div>
          <LabelledControl isGroup id={`${id}-scopes`} label={t('access.scopesTitle')} required>
            {() => (
              <ul className="grid gap-x-6 lg:grid-cols-2">
                {SCOPES.map((scope) => (
                  <li key={scope}>
                    <label className="flex cursor-pointer gap-3 py-2 text-sm">
                      <input
                        type="checkbox"
                        checked={scopes.includes(scope)}
                        onChange={({ target }) =>
                          setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                        }
                        className="mt-0.5 size-4.5 shrink-0 accent-accent"
                      />
                      <span>
                        <span className="font-medium">{t(`access.scopes.${scope}.label`)}</span>{' '}
                        <code className="font-mono caption">{scope}</code>
                        <span className="block caption">{t(`access.scopes.${scope}.hint`)}</span>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            )}
          </LabelledControl>
          {error && <ErrorBox message={failureMessage(error, t('access.createFailed'))} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={loading} disabled={isBlank(name) || scopes.length === 0}>
              {t('access.create')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('form.cancel')}
            </Button>
          </div>
        </form>
      </FormSection>
    </div>
  );
}

export function CreatedToken({ created: { name, token }, onClose }: { created: Created; onClose: () => void }) {
  const { t } = useTexts();
  const text = useRef<HTMLElement>(null);
  return (
    <div className="mb-6">
      <FormSection title={t('access.createdTitle', { name })}>
        <p role="status" className="text-sm text-tag-yellow">
          {t('access.once')}
        </p>
        <code ref={text} className="rounded-lg bg-sunken px-3 py-2 font-mono text-sm break-all">
          {token}
        </code>
        <div className="cluster gap-2">
          <CopyButton label={t('access.copyLabel')} source={text} />
          <Button variant="secondary" onClick={onClose}>
            {t('access.done')}
          </Button>
        </div>
      </FormSection>
    </div>
  );
}
