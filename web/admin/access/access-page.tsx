import { useRef, useState } from 'react';
import { SCOPES, type Scope, TOKEN_DAYS, TOKEN_DAYS_SUGGESTED, TOKEN_NAME_MAX, tokenState } from '#rules/access.ts';
import { isBlank } from '#rules/issues.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorBox } from '../../ui/pending.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { Checkboxes, LabelledSelect } from '../records/form/choices.tsx';
import { INPUT, LabelledControl } from '../records/form/field.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import { useFailureMessage } from '../records/graph/failure-message.ts';
import { useMessages } from '../records/graph/notices.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState, focusOnMain, Loading, ScreenHeader, useFocusOnOpen } from '../records/screen.tsx';
import { ShownOnce } from '../records/shown-once.tsx';
import { shortTime } from '../ui/short-date.tsx';
import {
  type AccessTokenFragment,
  useAccessTokensQuery,
  useCreateAccessTokenMutation,
  useEndAccessTokenMutation,
} from './access.generated.ts';

export function AccessPage() {
  const { t } = useTexts();
  const { showResult } = useMessages();
  const [endToken] = useEndAccessTokenMutation();
  const { data, ...query } = useAccessTokensQuery({ fetchPolicy: 'network-only' });
  const [shown, setShown] = useState<'form' | Created | null>(null);
  const [asked, setAsked] = useState<AccessTokenFragment | null>(null);
  const end = async (token: AccessTokenFragment) => {
    const work = endToken({ variables: { id: token.id } }).then(() => query.refetch());
    const message = t(tokenState(token) === 'ended' ? 'access.removed' : 'access.ended');
    if (await showResult(work, message, t('access.endFailed'))) focusOnMain();
    setAsked(null);
  };
  const close = () => {
    setShown(null);
    focusOnMain();
  };
  return (
    <>
      <ScreenHeader title={t('access.title')} text={t('access.text')}>
        {!shown && (
          <Button icon="plus" onClick={() => setShown('form')}>
            {t('access.add')}
          </Button>
        )}
      </ScreenHeader>
      <div className="mb-6 empty:hidden">
        {shown === 'form' && (
          <NewToken
            onCreated={(token) => {
              setShown(token);
              focusOnMain();
              void query.refetch().catch(() => undefined); // the list shows the failure
            }}
            onClose={close}
          />
        )}
        {shown && shown !== 'form' && (
          <ShownOnce
            title={t('access.createdTitle', { name: shown.name })}
            text={t('access.once')}
            value={shown.token}
            copyLabel={t('access.copyLabel')}
            onClose={close}
          />
        )}
      </div>
      <Loading data={data?.accessTokens} query={query}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState icon="key" title={t('access.empty')} text={t('access.emptyText')} />
          ) : (
            <ul aria-label={t('access.title')} className="divide-y divide-line overflow-hidden panel">
              {tokens.map((token) => (
                <TokenItem
                  key={token.id}
                  token={token}
                  onEnd={() => (tokenState(token) === 'ended' ? void end(token) : setAsked(token))}
                />
              ))}
            </ul>
          )
        }
      </Loading>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('access.endTitle', { name: asked?.name })}
        text={t('access.endText')}
        confirmLabel={t('access.end')}
        onConfirm={async () => (asked ? end(asked) : undefined)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

function TokenItem({ token, onEnd }: { token: AccessTokenFragment; onEnd: () => void }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { name, scopes, expiresAt, lastUsedAt, lastAddress } = token;
  const state = tokenState(token);
  const isExpired = state === 'ended';
  return (
    <li className="cluster gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className={`min-w-0 grow basis-64 ${isExpired ? 'text-muted' : ''}`}>
        <p className="cluster gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {isExpired && <Badge tone="gray">{t('access.expired')}</Badge>}
          {state === 'endsSoon' && <Badge tone="yellow">{t('access.soon')}</Badge>}
        </p>
        <p className="my-1 flex flex-wrap gap-x-3 font-mono text-xs">
          {scopes.map((scope) => (
            <code key={scope}>{scope}</code>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-4 hint">
          <time dateTime={expiresAt}>
            {t(isExpired ? 'access.endedAt' : 'access.endsAt', { time: shortTime(expiresAt, language) })}
          </time>
          <span>{lastUsedAt ? <TextWithTime text={t('access.used')} iso={lastUsedAt} /> : t('access.unused')}</span>
          {lastAddress && <span>{t('access.usedFrom', { address: lastAddress })}</span>}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t(isExpired ? 'access.removeOne' : 'access.endOne', { name })}
        onClick={onEnd}
      >
        {t(isExpired ? 'access.remove' : 'access.end')}
      </Button>
    </li>
  );
}

interface Created {
  name: string;
  token: string;
}

function NewToken({ onCreated, onClose }: { onCreated: (created: Created) => void; onClose: () => void }) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  const form = useRef<HTMLFormElement>(null);
  const [create, { loading, error }] = useCreateAccessTokenMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState<(typeof TOKEN_DAYS)[number]>(TOKEN_DAYS_SUGGESTED);
  useFocusOnOpen(form);
  const send = async () => {
    // `error` shows a failure.
    const { data } = await create({ variables: { name, scopes: [...scopes], days } }).catch(() => ({ data: null }));
    if (data) onCreated({ name: name.trim(), token: data.createAccessToken });
  };
  return (
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
          <LabelledControl label={t('access.name')} hint={t('access.nameHint')} required>
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
          <LabelledSelect
            label={t('access.ends')}
            values={TOKEN_DAYS}
            value={days}
            onChange={setDays}
            wordsOf={(count) => t('access.days', { count })}
          />
        </div>
        <Checkboxes
          label={t('access.scopesTitle')}
          values={SCOPES}
          value={scopes}
          onChange={setScopes}
          wordsOf={(scope) => (
            <>
              <span className="font-medium">{t(`access.scopes.${scope}.label`)}</span>{' '}
              <code className="font-mono caption">{scope}</code>
              <span className="block caption">{t(`access.scopes.${scope}.hint`)}</span>
            </>
          )}
        />
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
  );
}
