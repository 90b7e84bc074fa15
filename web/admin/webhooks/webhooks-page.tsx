import { useState } from 'react';
import { WEBHOOK_EVENTS } from '#rules/webhooks.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { EmptyState, focusOnMain, Loading, ScreenHeader } from '../records/screen.tsx';
import { ShownOnce } from '../records/shown-once.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { shortTime } from '../ui/short-date.tsx';
import { Switch } from '../ui/switch.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { valuesOf, WebhookForm } from './webhook-form.tsx';
import {
  type WebhookFragment,
  useDeleteWebhookMutation,
  useResendWebhookMessageMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
  useWebhooksQuery,
} from './webhooks.generated.ts';

type Shown = 'add' | { edited: WebhookFragment } | { name: string; secret: string };

export function WebhooksPage() {
  const { t } = useTexts();
  const { showDone, showResult } = useMessages();
  const [remove] = useDeleteWebhookMutation();
  const { data, ...query } = useWebhooksQuery({ fetchPolicy: 'network-only' });
  const [shown, setShown] = useState<Shown | null>(null);
  const [deleted, setDeleted] = useState<WebhookFragment | null>(null);
  const show = (next: Shown | null) => {
    setShown(next);
    focusOnMain();
  };
  const confirmDelete = async ({ id }: WebhookFragment) => {
    const work = remove({ variables: { id } }).then(() => query.refetch());
    if (await showResult(work, t('webhooks.deleted'), t('webhooks.deleteFailed'))) focusOnMain();
    setDeleted(null);
  };
  return (
    <>
      <ScreenHeader title={t('webhooks.title')} text={t('webhooks.text')}>
        {!shown && (
          <Button icon="plus" onClick={() => setShown('add')}>
            {t('webhooks.add')}
          </Button>
        )}
      </ScreenHeader>
      <div className="mb-6 empty:hidden">
        {shown && (shown === 'add' || 'edited' in shown) && (
          <WebhookForm
            key={shown === 'add' ? 0 : shown.edited.id}
            webhook={shown === 'add' ? null : shown.edited}
            onSaved={(name, secret) => {
              show(secret === null ? null : { name, secret });
              if (secret === null) showDone(t('webhooks.saved'));
            }}
            onClose={() => show(null)}
          />
        )}
        {shown && shown !== 'add' && 'secret' in shown && (
          <ShownOnce
            title={t('webhooks.secretTitle', { name: shown.name })}
            text={t('webhooks.once')}
            value={shown.secret}
            copyLabel={t('webhooks.copyLabel')}
            onClose={() => show(null)}
          />
        )}
      </div>
      <Loading data={data?.webhooks} query={query}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState icon="bell" title={t('webhooks.empty')} text={t('webhooks.emptyText')} />
          ) : (
            <ul aria-label={t('webhooks.title')} className="divide-y divide-line overflow-hidden panel">
              {webhooks.map((webhook) => (
                <WebhookItem
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => show({ edited: webhook })}
                  onDelete={() => setDeleted(webhook)}
                />
              ))}
            </ul>
          )
        }
      </Loading>
      <ConfirmDialog
        isOpen={deleted !== null}
        title={t('webhooks.deleteTitle', { name: deleted?.name })}
        text={t('webhooks.deleteText')}
        confirmLabel={t('form.delete')}
        onConfirm={async () => (deleted ? confirmDelete(deleted) : undefined)}
        onCancel={() => setDeleted(null)}
      />
    </>
  );
}

interface WebhookItemProps {
  webhook: WebhookFragment;
  onEdit: () => void;
  onDelete: () => void;
}

function WebhookItem({ webhook, onEdit, onDelete }: WebhookItemProps) {
  const { t } = useTexts();
  const { showResult } = useMessages();
  const [update, { loading }] = useUpdateWebhookMutation();
  const [sendTest] = useTestWebhookMutation();
  const send = useSend();
  const { id, name, url, events, form, isActive, pausedAt, deliveries } = webhook;
  const toggle = () => {
    const work = update({ variables: { id, input: { ...valuesOf(webhook), isActive: !isActive } } });
    void showResult(work, t('webhooks.saved'), t('webhooks.saveFailed'));
  };
  const test = async () => {
    const work = sendTest({ variables: { id } }).then((result) => result.data?.testWebhook);
    await send(work, (webhooks) => webhooks.find((one) => one.id === id)?.deliveries[0]);
  };
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="cluster gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <p className="cluster gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {name}
            <Badge tone="gray">{t(`webhooks.forms.${form}`)}</Badge>
            {pausedAt && <Badge tone="red">{t('webhooks.paused')}</Badge>}
          </p>
          <p className="hint wrap-anywhere">{url}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs">
            {events.map((event) => (
              <code key={event}>{event}</code>
            ))}
          </p>
          {pausedAt && (
            <p className="mt-1 text-sm text-danger">
              <TextWithTime text={t('webhooks.pausedText')} iso={pausedAt} />
            </p>
          )}
        </div>
        <div className="-my-1 -mr-2 flex items-center">
          <Button variant="secondary" aria-label={t('webhooks.testOne', { name })} action={test} className="mr-1">
            {t('webhooks.test')}
          </Button>
          <Switch label={t('webhooks.toggle', { name })} isOn={isActive} isBusy={loading} onChange={toggle} />
          <IconButton icon="edit" label={t('table.editOne', { name })} onClick={onEdit} />
          <IconButton icon="trash" label={t('table.deleteOne', { name })} onClick={onDelete} />
        </div>
      </div>
      {deliveries.length > 0 && (
        <Disclosure title={t('webhooks.deliveries', { count: deliveries.length })} className="mt-2">
          <ul aria-label={t('webhooks.deliveriesOf', { name })} className="divide-y divide-line">
            {deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

type Delivery = WebhookFragment['deliveries'][number];

function DeliveryItem({ delivery }: { delivery: Delivery }) {
  const { t } = useTexts();
  const language = useLanguage();
  const send = useSend();
  const [resend] = useResendWebhookMessageMutation();
  const { id, event, isDelivered, attemptedAt, status, answer } = delivery;
  const known = memberOf(WEBHOOK_EVENTS, event);
  const title = known ? t(`webhooks.events.${known}`) : t('webhooks.testMessage');
  const state = isDelivered ? 'delivered' : attemptedAt ? 'failed' : 'waiting';
  const sendAgain = async () => {
    const work = resend({ variables: { id } }).then((result) => result.data?.resendWebhookMessage);
    await send(work, (webhooks) => webhooks.flatMap(({ deliveries }) => deliveries).find((one) => one.id === id));
  };
  return (
    <li className="cluster gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 grow basis-56">
        <p className="cluster gap-x-2 gap-y-1">
          <Badge tone={TONES[state]}>
            {t(`webhooks.state.${state}`)}
            {status !== null && ` · ${status}`}
          </Badge>
          {title}
        </p>
        {attemptedAt && (
          <time dateTime={attemptedAt} className="caption">
            {shortTime(attemptedAt, language)}
          </time>
        )}
        {answer && (
          <p className={`mt-1 text-xs wrap-anywhere text-muted ${status === null ? '' : 'font-mono'}`}>
            {status === null ? t(`sourceFailure.${answer}`, { defaultValue: answer }) : answer}
          </p>
        )}
      </div>
      <Button variant="secondary" aria-label={t('webhooks.againOne', { title })} action={sendAgain}>
        {t('webhooks.again')}
      </Button>
    </li>
  );
}

const TONES = { delivered: 'green', failed: 'red', waiting: 'gray' } as const;

/** Sends a message, and shows whether it was delivered. */
function useSend() {
  const { t } = useTexts();
  const { showDone, showFailure } = useMessages();
  return async (
    work: Promise<readonly WebhookFragment[] | undefined>,
    find: (webhooks: readonly WebhookFragment[]) => Delivery | undefined,
  ) => {
    try {
      if (find((await work) ?? [])?.isDelivered) showDone(t('webhooks.delivered'));
      else showFailure(null, t('webhooks.notDelivered'));
    } catch (error) {
      showFailure(error, t('webhooks.notSent'));
    }
  };
}
