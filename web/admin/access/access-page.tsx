import { useState } from 'react';
import { tokenState } from '#rules/access.ts';
import { useTexts } from '../use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useMessages } from '../graph/notices.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { EmptyState, focusOnMain, Loading, ScreenHeader } from '../ui/screen.tsx';
import { shortTime } from '../ui/short-date.tsx';
import { type AccessTokenFragment, useAccessTokensQuery, useEndAccessTokenMutation } from './access.generated.ts';
import { CreatedToken, NewToken, type Created } from './new-token.tsx';

export function AccessPage() {
  const { t } = useTexts();
  const { showDone, showFailure } = useMessages();
  const [endToken] = useEndAccessTokenMutation();
  const { data, ...query } = useAccessTokensQuery({ fetchPolicy: 'network-only' });
  const [shown, setShown] = useState<'form' | Created | null>(null);
  const [asked, setAsked] = useState<AccessTokenFragment | null>(null);
  const end = async (token: AccessTokenFragment) => {
    try {
      await endToken({ variables: { id: token.id } });
      await query.refetch();
      showDone(t(tokenState(token) === 'ended' ? 'access.removed' : 'access.ended'));
      focusOnMain();
    } catch (error) {
      showFailure(error, t('access.endFailed'));
    } finally {
      setAsked(null);
    }
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
      {shown && shown !== 'form' && <CreatedToken created={shown} onClose={close} />}
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
  const { t, language } = useTexts();
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
