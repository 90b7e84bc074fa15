import { Link, useSearchParams } from 'react-router-dom';
import { DASHBOARD_BROWSERS, HOME_COUNTERS } from '../../../rules/limits.ts';
import { NEEDS } from '../../../rules/needs.ts';
import { PAGES } from '../../../rules/pages.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ADD_BROWSER_PATH, adminVersionsPath, editBrowserPath } from '../admin-paths.ts';
import { DraftBadge } from '../browsers/browser-columns.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { buttonClass } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { DraftList } from './draft-list.tsx';
import { RecentDownloads } from '../downloads/recent-downloads.tsx';
import { WaitingRecords } from './waiting-records.tsx';
import { Needs } from './needs.tsx';

/** `/admin` (spec §2): the dashboard, or the records with one of its needs. */
export function DashboardPage() {
  const [query] = useSearchParams();
  const need = memberOf(NEEDS, query.get('need'));
  useFocusOnView(need ?? 'dashboard');
  return need ? <WaitingRecords key={need} need={need} /> : <Dashboard />;
}

/** What needs the administrator, the size of the catalogue and the last changes. */
function Dashboard() {
  const { t } = useTranslation(['admin', 'translation']);
  const { data, error, refetch } = useDashboardQuery({
    variables: { first: DASHBOARD_BROWSERS },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <ScreenHeader title={t('dashboard.title')}>
        <Link to={ADD_BROWSER_PATH} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('browsers.add')}
        </Link>
      </ScreenHeader>
      <Loading data={data?.browsers} error={error} message={t('translation:error.loadBrowsers')} retry={refetch}>
        {({ nodes, totalCount }) => (
          <div className="grid gap-8">
            {data && <Needs data={data} />}
            <DraftList />
            <dl className="flex gap-x-6 text-sm text-muted">
              <Counter label={t('dashboard.browsers')} count={totalCount} />
              <Counter label={t('dashboard.versions')} count={HOME_COUNTERS.versions} />
            </dl>
            <RecentDownloads period="week" />
            <RecentBrowsers browsers={nodes} />
          </div>
        )}
      </Loading>
    </>
  );
}

function Counter({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-row-reverse gap-1.5">
      <dt>{label}</dt>
      <dd className="font-semibold text-text tabular-nums">{count}</dd>
    </div>
  );
}

type RecentBrowser = DashboardQuery['browsers']['nodes'][number];

function RecentBrowsers({ browsers }: { browsers: readonly RecentBrowser[] }) {
  const { t } = useTranslation('admin');
  return (
    <section aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent" className="font-semibold">
          {t('dashboard.recent')}
        </h2>
        <Link to={PAGES.adminBrowsers.path} className="text-sm text-accent hover:underline">
          {t('dashboard.all')}
        </Link>
      </div>
      {browsers.length === 0 && <p className="text-muted">{t('browsers.empty')}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface empty:hidden">
        {browsers.map((browser) => (
          <RecentItem key={browser.id} browser={browser} />
        ))}
      </ul>
    </section>
  );
}

function RecentItem({ browser }: { browser: RecentBrowser }) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const name = localize(browser.name);
  return (
    <li className="flex items-center gap-x-2 px-4 py-3 sm:gap-x-3 sm:px-5">
      <BrowserIcon url={browser.iconUrl} size="sm" />
      <div className="min-w-0 grow">
        <Link to={editBrowserPath(browser.id)} className="font-medium wrap-anywhere hover:text-accent">
          {name}
        </Link>{' '}
        <DraftBadge browser={browser} />
        <p className="text-xs text-muted">
          <RelativeTime iso={browser.updatedAt} />
        </p>
      </div>
      <Link
        to={adminVersionsPath(browser.id)}
        aria-label={t('dashboard.versionsOf', { name })}
        className={`${buttonClass('plain')} px-2.5!`}
      >
        <Icon name="stack" className="size-4" />
        <span className="hidden sm:inline">{t('browsers.versions')}</span>
      </Link>
    </li>
  );
}
