import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { useOutletContext } from 'react-router-dom';
import { Badge } from '../../ui/badge.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { ScreenHeader, focusOnMain, Loading } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import type { LayoutDialogProps } from '../ui/dialog.tsx';
import { shortTime } from '../ui/short-date.tsx';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
  type OpenSessionFragment,
} from './sessions.generated.ts';

export function SessionsPage() {
  const { t } = useTexts();
  const { showResult } = useMessages();
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const { data, ...query } = useSessionsQuery({ fetchPolicy: 'network-only' });
  const end = async (ended: Promise<unknown>, message: string) => {
    const work = ended.then(() => query.refetch());
    if (await showResult(work, message, t('sessions.endFailed'))) focusOnMain();
  };
  const sessions = data?.sessions;
  return (
    <>
      <ScreenHeader title={t('sessions.title')} text={t('sessions.text')}>
        {sessions && sessions.length > 1 && (
          <Button variant="secondary" action={async () => end(endOtherSessions(), t('sessions.othersEnded'))}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </ScreenHeader>
      <Loading data={sessions} query={query}>
        {(open) => (
          <ul aria-label={t('sessions.title')} className="divide-y divide-line overflow-hidden panel">
            {open.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                onEnd={async () => end(endSession({ variables: { id: session.id } }), t('sessions.ended'))}
              />
            ))}
          </ul>
        )}
      </Loading>
    </>
  );
}

function SessionItem({ session, onEnd }: { session: OpenSessionFragment; onEnd: () => Promise<void> }) {
  const { t } = useTexts();
  const language = useLanguage();
  const open = useOutletContext<LayoutDialogProps['onOpen']>();
  const name = useClientName(session);
  const { isCurrent, address, createdAt, lastSeenAt } = session;
  return (
    <li className="cluster gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <p className="cluster gap-x-2 gap-y-1 font-medium">
          {name}
          {isCurrent && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className="hint wrap-anywhere">{address ?? t('sessions.unknownAddress')}</p>
        <p className="flex flex-wrap gap-x-4 hint">
          {/* A session is at most 12 hours old, so the day and the time say more than how long ago. */}
          <time dateTime={createdAt}>{t('sessions.since', { time: shortTime(createdAt, language) })}</time>
          <span>
            <TextWithTime text={t('sessions.lastSeen')} iso={lastSeenAt} />
          </span>
        </p>
      </div>
      {isCurrent ? (
        <Button variant="secondary" icon="signOut" onClick={() => open('signOut')}>
          {t('nav.signOut')}
        </Button>
      ) : (
        <Button variant="secondary" aria-label={t('sessions.endOne', { name })} action={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useClientName({ client, platform }: OpenSessionFragment) {
  const { t } = useTexts();
  const browser = client ?? t('sessions.unknownClient');
  return platform ? t('sessions.onSystem', { browser, system: t(`platform.${platform}`) }) : browser;
}
