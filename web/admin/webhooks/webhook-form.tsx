import { useRef, useState } from 'react';
import { isBlank } from '#rules/issues.ts';
import { LANGUAGES } from '#rules/vocabulary.ts';
import { isWebhookUrl, WEBHOOK_EVENTS, WEBHOOK_FORMS, WEBHOOK_NAME_MAX } from '#rules/webhooks.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { ErrorBox } from '../../ui/pending.tsx';
import { Checkboxes, LabelledSelect } from '../records/form/choices.tsx';
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
  WebhooksDocument,
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
  // The answer is only the secret.
  const [create, created] = useCreateWebhookMutation({ refetchQueries: [WebhooksDocument] });
  const [update, updated] = useUpdateWebhookMutation();
  const error = created.error ?? updated.error;
  const [values, setValues] = useState<WebhookInput>(
    webhook
      ? valuesOf(webhook)
      : { name: '', url: '', events: [], form: 'standard', language: ownLanguage, isActive: true },
  );
  const { name, url } = values;
  const events = [values.events].flat(); // GraphQL takes one value for a list, too
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
          <LabelledSelect
            label={t('webhooks.form')}
            values={WEBHOOK_FORMS}
            value={values.form}
            onChange={(one) => set({ form: one })}
            wordsOf={(one) => t(`webhooks.forms.${one}`)}
          />
          {values.form !== 'standard' && (
            <LabelledSelect
              label={t('webhooks.language')}
              values={LANGUAGES}
              value={values.language}
              onChange={(language) => set({ language })}
              wordsOf={(one) => t(`webhooks.languages.${one}`)}
            />
          )}
        </div>
        <Checkboxes
          label={t('webhooks.eventsTitle')}
          values={WEBHOOK_EVENTS}
          value={WEBHOOK_EVENTS.filter((event) => events.includes(event))}
          onChange={(chosen) => set({ events: [...chosen] })}
          wordsOf={(event) => (
            <>
              <span className="font-medium">{t(`webhooks.events.${event}`)}</span>{' '}
              <code className="font-mono caption">{event}</code>
            </>
          )}
        />
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
