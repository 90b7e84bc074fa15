import { useRef, useState } from 'react';
import { isBlank } from '#rules/issues.ts';
import { LANGUAGES, memberOf } from '#rules/vocabulary.ts';
import { isWebhookUrl, WEBHOOK_EVENTS, WEBHOOK_FORMS, WEBHOOK_NAME_MAX } from '#rules/webhooks.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { ErrorBox } from '../../ui/pending.tsx';
import { INPUT, LabelledControl, URL_INPUT } from '../records/form/field.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import { useFailureMessage } from '../records/graph/failure-message.ts';
import { useFocusOnOpen } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { useTexts } from '../ui/use-texts.ts';
import {
  type WebhookFragment,
  type WebhookInput,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
} from './webhooks.generated.ts';

interface WebhookFormProps {
  /** Null for a new one. */
  webhook: WebhookFragment | null;
  /** With the secret of a new one. */
  onSaved: (name: string, secret: string | null) => void;
  onClose: () => void;
}

export function valuesOf({ name, url, events, form, language, isActive }: WebhookFragment): WebhookInput {
  return { name, url, events, form, language, isActive };
}

export function WebhookForm({ webhook, onSaved, onClose }: WebhookFormProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const ownLanguage = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [create, created] = useCreateWebhookMutation();
  const [update, updated] = useUpdateWebhookMutation();
  const error = created.error ?? updated.error;
  const [values, setValues] = useState<WebhookInput>(
    webhook
      ? valuesOf(webhook)
      : { name: '', url: '', events: [], form: 'standard', language: ownLanguage, isActive: true },
  );
  const { name, url, events } = values;
  const set = (changed: Partial<WebhookInput>) => setValues({ ...values, ...changed });
  useFocusOnOpen(form);
  const save = async () => {
    if (webhook) {
      await update({ variables: { id: webhook.id, input: values } });
      return onSaved(name, null);
    }
    const { data } = await create({ variables: { input: values } });
    return onSaved(name, values.form === 'standard' ? (data?.createWebhook ?? null) : null);
  };
  return (
    <FormSection title={webhook ? t('webhooks.editTitle', { name: webhook.name }) : t('webhooks.add')}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save().catch(() => undefined); // `error` shows a failure
        }}
        noValidate
        className="grid gap-5"
      >
        <div className="grid items-end gap-5 md:grid-cols-2">
          <LabelledControl label={t('access.name')} hint={t('webhooks.nameHint')} required>
            {(control) => (
              <input
                {...control}
                maxLength={WEBHOOK_NAME_MAX}
                autoComplete="off"
                value={name}
                onChange={({ target }) => set({ name: target.value })}
                className={INPUT}
              />
            )}
          </LabelledControl>
          <LabelledControl label={t('webhooks.url')} hint={t('webhooks.urlHint')} required>
            {(control) => (
              <input
                {...control}
                {...URL_INPUT}
                value={url}
                onChange={({ target }) => set({ url: target.value })}
                className={INPUT}
              />
            )}
          </LabelledControl>
          <LabelledControl label={t('webhooks.form')}>
            {(control) => (
              <select
                {...control}
                value={values.form}
                onChange={({ target }) => set({ form: memberOf(WEBHOOK_FORMS, target.value) ?? 'standard' })}
                className={INPUT}
              >
                {WEBHOOK_FORMS.map((one) => (
                  <option key={one} value={one}>
                    {t(`webhooks.forms.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </LabelledControl>
          {values.form !== 'standard' && (
            <LabelledControl label={t('webhooks.language')}>
              {(control) => (
                <select
                  {...control}
                  value={values.language}
                  onChange={({ target }) => set({ language: memberOf(LANGUAGES, target.value) ?? ownLanguage })}
                  className={INPUT}
                >
                  {LANGUAGES.map((one) => (
                    <option key={one} value={one}>
                      {t(`webhooks.languages.${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </LabelledControl>
          )}
        </div>
        <LabelledControl isGroup label={t('webhooks.eventsTitle')} required>
          {() => (
            <ul className="grid gap-x-6 lg:grid-cols-2">
              {WEBHOOK_EVENTS.map((event) => (
                <li key={event}>
                  <label className="flex cursor-pointer gap-3 py-2 text-sm">
                    <input
                      type="checkbox"
                      checked={events.includes(event)}
                      onChange={({ target }) =>
                        set({ events: target.checked ? [...events, event] : events.filter((one) => one !== event) })
                      }
                      className="mt-0.5 size-4.5 shrink-0 accent-accent"
                    />
                    <span>
                      <span className="font-medium">{t(`webhooks.events.${event}`)}</span>{' '}
                      <code className="font-mono caption">{event}</code>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </LabelledControl>
        {error && <ErrorBox message={failureMessage(error, t('webhooks.saveFailed'))} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            isBusy={created.loading || updated.loading}
            disabled={isBlank(name) || !isWebhookUrl(url) || events.length === 0}
          >
            {t('form.save')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </FormSection>
  );
}
