import { useLocation } from 'react-router-dom';
import { comparedIds } from '#rules/compare.ts';
import { formatDate } from '#rules/format.ts';
import { COMPARED_MAX, COMPARED_MIN } from '#rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { storeComparedBrowsers } from '../../ui/compared-browsers.ts';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SiteLink, useSiteNavigation } from '../../ui/site-navigation.tsx';
import { BrowserChooser, BrowserPicker } from './browser-chooser.tsx';
import { differencesOf, useCompareGroups, mostFrequentDay } from './compare-rows.tsx';
import { useNamesText } from '../../ui/use-names-text.ts';
import { CompareTable } from './compare-table.tsx';
import { useCompareQuery, type ComparedBrowserFragment } from './compare.generated.ts';

export function ComparePage() {
  const { t } = useTranslation();
  const search = new URLSearchParams(useLocation().search);
  const ids = comparedIds(search.get('ids'));
  const { data, previousData, ...pending } = useCompareQuery({ variables: { ids }, skip: ids.length === 0 });
  // Until the data is there, those that stay are shown, so that each link removes from what was chosen last.
  const previous = pending.error ? [] : (previousData?.browsersByIds ?? []).filter(({ id }) => ids.includes(id));
  const browsers = ids.length === 0 ? [] : (data?.browsersByIds ?? (previous.length > 0 ? previous : undefined));
  return (
    <div aria-busy={browsers && !data && ids.length > 0} className="page-frame pt-8 pb-16 sm:pt-10">
      {browsers ? (
        <Comparison
          browsers={browsers}
          missing={data ? ids.length - browsers.length : 0}
          differencesOnly={search.has('diff', '1')}
        />
      ) : (
        <>
          <PageHead title={t('page.title')} description={t('page.intro')} />
          <Title />
          <Pending {...pending} message={t('page.loadFailed')}>
            <SkeletonBlock className="mt-4 h-11 max-w-3xl" />
            <SkeletonBlock className="mt-6 h-10" />
            <SkeletonBlock className="mt-4 h-dvh" />
          </Pending>
        </>
      )}
    </div>
  );
}

function Title() {
  const { t } = useTranslation();
  return <h1 className="text-title page-title">{t('page.title')}</h1>;
}

interface ComparisonProps {
  browsers: ComparedBrowserFragment[];
  missing: number;
  differencesOnly: boolean;
}

function Comparison({ browsers, missing, differencesOnly }: ComparisonProps) {
  const { t, language } = useTranslation();
  const namesText = useNamesText();
  const { sitePath, navigate } = useSiteNavigation();
  const all = useCompareGroups(browsers);
  const groups = differencesOnly ? differencesOf(all) : all;
  const usualDay = mostFrequentDay(browsers);
  const isTable = browsers.length >= COMPARED_MIN;
  const ids = browsers.map(({ id }) => id);
  const names = namesText(browsers);
  return (
    <>
      <PageHead
        title={isTable ? t('page.titleOf', { names }) : t('page.title')}
        description={isTable ? t('page.descriptionOf', { names }) : t('page.intro')}
        path={comparePath(isTable ? ids : [])}
      />
      <Title />
      <div className="mt-3 max-w-3xl text-pretty text-muted max-sm:text-sm">
        <p>{isTable ? t('page.note') : t('page.intro')}</p>
        {isTable && usualDay && <p>{t('page.seen', { date: formatDate(usualDay, language) })}</p>}
      </div>
      {missing > 0 && (
        <p role="status" className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm">
          {t('page.missing', { count: missing })}
        </p>
      )}
      <div className="mt-6 mb-2 cluster justify-between gap-3 print:hidden">
        {isTable && <RowChoice ids={ids} differencesOnly={differencesOnly} />}
        {ids.length < COMPARED_MAX && (
          <BrowserPicker
            picked={ids}
            onPick={(browser) => {
              storeComparedBrowsers([...browsers, browser]);
              navigate(sitePath(comparePath([...ids, browser.id], differencesOnly)), { replace: true });
            }}
          />
        )}
      </div>
      {isTable && <CompareTable browsers={browsers} groups={groups} differencesOnly={differencesOnly} />}
      {isTable && groups.length === 0 && <p className="mt-6 text-muted">{t('page.noDifferences')}</p>}
      {!isTable && <BrowserChooser chosen={browsers} />}
    </>
  );
}

function RowChoice({ ids, differencesOnly }: { ids: number[]; differencesOnly: boolean }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('page.rows')} className="flex field p-px text-sm">
      {[false, true].map((isDifferences) => (
        <SiteLink
          key={String(isDifferences)}
          to={comparePath(ids, isDifferences)}
          replace
          rel="nofollow"
          aria-current={isDifferences === differencesOnly ? 'true' : undefined}
          className="inline-flex min-h-9.5 items-center rounded-md px-3.5 text-muted hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong"
        >
          {t(isDifferences ? 'page.differences' : 'page.allRows')}
        </SiteLink>
      ))}
    </nav>
  );
}
