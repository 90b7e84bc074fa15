import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { tokenState } from '#rules/access.ts';
import { DASHBOARD_BROWSERS, HOME_COUNTERS } from '#rules/limits.ts';
import { NEEDS, type Need } from '#rules/needs.ts';
import { PAGES, recordPath } from '#rules/pages.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { formPath } from '../records/admin-paths.ts';
import { DraftBadge } from '../browsers/browser-columns.tsx';
import { RecentDownloads } from '../records/downloads.tsx';
import { readDrafts, removeDraft, typedName } from '../records/form/draft.ts';
import { Loading, ScreenHeader, Section, useFocusOnView } from '../records/screen.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated.ts';
import { WaitingRecords } from './waiting-records.tsx';

/** `/admin` (spec §2): the dashboard, or the records with one of its needs. */
export function DashboardPage() {
  const [query] = useSearchParams();
  const need = memberOf(NEEDS, query.get('need'));
  useFocusOnView(need ?? 'dashboard');
  return need ? <WaitingRecords key={need} need={need} /> : <Dashboard />;
}

const LIST = 'divide-y divide-line overflow-hidden panel empty:hidden';

function Dashboard() {
  const { t } = useTexts();
  const { data, ...query } = useDashboardQuery({ variables: { first: DASHBOARD_BROWSERS } });
  return (
    <>
      <ScreenHeader title={t('dashboard.title')}>
        <Button to={formPath('adminBrowsers')} icon="plus">
          {t('browsers.add')}
        </Button>
      </ScreenHeader>
      <Loading data={data} query={query} message={t('error.loadBrowsers')}>
        {(loaded) => (
          <div className="grid gap-8">
            <dl className="grid grid-cols-2 gap-3 sm:max-w-md">
              <Counter label={t('dashboard.browsers')} count={loaded.browsers.totalCount} />
              <Counter label={t('dashboard.versions')} count={HOME_COUNTERS.versions} />
            </dl>
            <RecentBrowsers browsers={loaded.browsers.nodes} />
            <Needs data={loaded} />
            <DraftList />
            <RecentDownloads period="week" />
          </div>
        )}
      </Loading>
    </>
  );
}

function Counter({ label, count }: { label: string; count: number }) {
  return (
    <div className="panel px-5 py-4">
      <dt className="hint">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{count}</dd>
    </div>
  );
}

function RecentBrowsers({ browsers }: { browsers: DashboardQuery['browsers']['nodes'] }) {
  const { t } = useTexts();
  const localize = useLocalize();
  const all = (
    <Link to={PAGES.adminBrowsers.path} className="ml-auto text-sm text-accent hover:underline">
      {t('dashboard.all')}
    </Link>
  );
  return (
    <Section title={t('dashboard.recent')} aside={all}>
      {browsers.length === 0 && <p className="text-muted">{t('browsers.empty')}</p>}
      <ul className={LIST}>
        {browsers.map((browser) => (
          <li key={browser.id} className="flex items-center gap-x-2 px-4 py-3 sm:gap-x-3 sm:px-5">
            <BrowserIcon url={browser.iconUrl} size="sm" />
            <div className="min-w-0 grow">
              <Link to={formPath('adminBrowsers', browser.id)} className="font-medium wrap-anywhere hover:text-accent">
                {localize(browser.name)}
              </Link>{' '}
              <DraftBadge browser={browser} />
              <p className="caption">
                <RelativeTime iso={browser.updatedAt} />
              </p>
            </div>
            <Button
              to={recordPath('adminVersions', browser.id)}
              aria-label={t('dashboard.versionsOf', { name: localize(browser.name) })}
              variant="plain"
              icon="stack"
              className="px-2.5!"
            >
              <span className="hidden sm:inline">{t('browsers.versions')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Details that some records never get. */
const DETAILS = ['checksum', 'size', 'screenshot', 'release'] as const satisfies readonly Need[];

interface CountedLine extends Omit<NeedLine, 'text'> {
  key: Need | 'dead' | 'wrong' | 'jobs' | 'tokens' | 'webhooks' | 'proposals';
  count: number;
}

/** The worst for visitors first. Each line links to exactly the records that it counts. */
function Needs({
  data: { proposalCount, accessTokens, webhooks, linkSummary, needs, jobs },
}: {
  data: DashboardQuery;
}) {
  const { t } = useTexts();
  const failedJobs = jobs.jobs.filter(({ outcome }) => outcome === 'failed');
  const endingTokens = accessTokens.filter((token) => tokenState(token) === 'endsSoon');
  const links = PAGES.adminLinks.path;
  const lineOf = (need: Need): CountedLine => ({
    key: need,
    count: needs.find((one) => one.need === need)?.count ?? 0,
    to: `${PAGES.admin.path}?need=${need}`,
  });
  const shown = (lines: readonly CountedLine[]) =>
    lines.flatMap(({ key, ...line }) =>
      line.count > 0 ? { ...line, text: t(`needs.${key}`, { count: line.count }) } : [],
    );
  const counted = shown([
    { key: 'dead', count: linkSummary.dead, to: `${links}?state=dead`, isAlarm: true },
    { key: 'wrong', count: linkSummary.wrong, to: `${links}?state=wrong` },
    { key: 'jobs', count: failedJobs.length, to: PAGES.adminJobs.path, isAlarm: true },
    { key: 'tokens', count: endingTokens.length, to: PAGES.adminAccess.path, isAlarm: true },
    {
      key: 'webhooks',
      count: webhooks.filter(({ pausedAt }) => pausedAt).length,
      to: PAGES.adminWebhooks.path,
      isAlarm: true,
    },
    lineOf('translation'),
    { key: 'proposals', count: proposalCount, to: PAGES.adminUpdates.path },
    lineOf('due'),
    lineOf('draft'),
  ]);
  const unchecked = (['links', 'updates'] as const)
    .filter((job) => jobs.jobs.some(({ name, succeededAt }) => name === job && !succeededAt))
    .map((job) => ({
      text: t(`needs.unchecked.${job}`),
      to: PAGES[job === 'links' ? 'adminLinks' : 'adminUpdates'].path,
    }));
  const toDo = [...counted, ...unchecked];
  const details = shown(DETAILS.map(lineOf));
  if (toDo.length + details.length === 0) return null;
  return (
    <Section title={t('needs.title')}>
      <NeedList lines={toDo} />
      {details.length > 0 && (
        <Disclosure title={t('needs.details')} className="mt-2">
          <NeedList lines={details} />
        </Disclosure>
      )}
    </Section>
  );
}

interface NeedLine {
  text: string;
  to: string;
  /** Undefined if nobody has checked yet. */
  count?: number;
  isAlarm?: boolean;
}

function NeedList({ lines }: { lines: readonly NeedLine[] }) {
  return (
    <ul className={LIST}>
      {lines.map(({ text, to, count, isAlarm }) => (
        <li key={text}>
          <Link
            to={to}
            className="group flex min-h-11 items-center gap-3 px-4 py-2 text-sm hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className={`w-6 shrink-0 text-right font-semibold tabular-nums ${isAlarm ? 'text-danger' : ''}`}>
              {count ?? '–'}
            </span>
            <span className="group-hover:underline">{text}</span>
            <Icon name="chevronRight" className="ml-auto size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What was typed in forms and not saved, also in those that are open in other tabs. */
function DraftList() {
  const { t } = useTexts();
  const [drafts, setDrafts] = useState(() => readDrafts<object>());
  useEffect(() => {
    const reload = () => setDrafts(readDrafts());
    addEventListener('storage', reload);
    return () => removeEventListener('storage', reload);
  }, []);
  if (drafts.length === 0) return null;
  return (
    <Section title={t('dashboard.drafts')}>
      <ul className={LIST}>
        {drafts.map((draft) => {
          const name = [draft.title, typedName(draft)].filter(Boolean).join(': ');
          return (
            <li key={draft.key} className="cluster gap-x-2 gap-y-1 px-4 py-3 sm:px-5">
              <div className="min-w-0 grow basis-48">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="caption">
                  <RelativeTime iso={draft.savedAt} />
                </p>
              </div>
              <Button
                variant="secondary"
                to={draft.path}
                state={{ draft: draft.key }}
                aria-label={t('dashboard.openDraft', { name })}
                className="px-3!"
              >
                {t('dashboard.open')}
              </Button>
              <Button
                variant="plain"
                onClick={() => {
                  removeDraft(draft.key);
                  setDrafts(readDrafts());
                }}
                aria-label={t('dashboard.discardDraft', { name })}
                className="px-3!"
              >
                {t('dashboard.discard')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
