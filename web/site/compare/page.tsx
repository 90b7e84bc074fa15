import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { comparedIds } from '#rules/compare.ts';
import { formatDate } from '#rules/format.ts';
import { COMPARED_MAX, COMPARED_MIN } from '#rules/limits.ts';
import { pageLoad } from '../../graph/load.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { comparePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { storeComparedBrowsers, useComparedBrowsers, type ComparedBrowser } from '../../ui/compared-browsers.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink, useNextLocation, useSiteNavigate } from '../../ui/site-navigation.tsx';
import { LISTS, useNamesText } from '../../ui/use-names-text.ts';
import { SearchMatches, useSearchInput } from '../layout/search-list.tsx';
import { SuggestedBrowsersDocument, useSuggestedBrowsersQuery } from '../suggestions/suggestions.generated.ts';
import { groupsWith, isDifferent, isKnown, useCompareGroups, mostFrequentDay } from './compare-rows.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareDocument, useCompareQuery, type ComparedBrowserFragment } from './page.generated.ts';

const idsInQuery = (search: string) => comparedIds(new URLSearchParams(search).getAll('ids').join());

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query } = context.get(pageLoad);
  const ids = idsInQuery(new URL(request.url).search);
  const found = ids.length > 0 ? (await query(CompareDocument, { ids }))?.browsersByIds : [];
  if (found && found.length < COMPARED_MIN) await query(SuggestedBrowsersDocument, SUGGESTED_BROWSERS);
}

export function Component() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const next = useNextLocation();
  const ids = idsInQuery(search);
  const { data, ...pending } = useCompareQuery({ variables: { ids }, skip: ids.length === 0 });
  const found = ids.length === 0 ? [] : data?.browsersByIds;
  // Each link adds to what was chosen last, or removes from it, even if that page is not there yet.
  const chosenIds = next.pathname === pathname ? idsInQuery(next.search) : ids;
  const known = new Map([...useComparedBrowsers(), ...(found ?? [])].map((browser) => [browser.id, browser]));
  const chosen = chosenIds.flatMap((id) => known.get(id) ?? []);
  return (
    <div className="page-frame pt-8 pb-16 sm:pt-10">
      {found ? (
        <Comparison
          browsers={found.filter(({ id }) => chosenIds.includes(id))}
          chosen={chosen}
          missing={ids.length - found.length}
          differencesOnly={new URLSearchParams(search).has('diff', '1')}
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
  /** Also those whose data is on its way. */
  chosen: ComparedBrowser[];
  missing: number;
  differencesOnly: boolean;
}

function Comparison({ browsers, chosen, missing, differencesOnly }: ComparisonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const namesText = useNamesText();
  const navigate = useSiteNavigate();
  const all = useCompareGroups(browsers);
  const groups = groupsWith(all, differencesOnly ? isDifferent : isKnown);
  const unknown = all.flatMap(({ rows }) => rows).filter((row) => !isKnown(row));
  const usualDay = mostFrequentDay(browsers);
  const isTable = browsers.length >= COMPARED_MIN;
  const ids = chosen.map(({ id }) => id);
  const names = namesText(browsers);
  return (
    <>
      <PageHead
        title={isTable ? t('page.titleOf', { names }) : t('page.title')}
        description={isTable ? t('page.descriptionOf', { names }) : t('page.intro')}
        path={comparePath(isTable ? browsers.map(({ id }) => id) : [])}
      />
      <Title />
      {!isTable && <p className="mt-3 max-w-3xl text-pretty text-muted max-sm:text-sm">{t('page.intro')}</p>}
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
              storeComparedBrowsers([...chosen, browser]);
              navigate(comparePath([...ids, browser.id], differencesOnly), { replace: true });
            }}
          />
        )}
      </div>
      {isTable && (
        <CompareTable browsers={browsers} chosen={chosen} groups={groups} differencesOnly={differencesOnly}>
          {groups.length === 0 && <p>{t('page.noDifferences')}</p>}
          {!differencesOnly && unknown.length > 0 && (
            <p>{t('cell.unknownForAll', { labels: LISTS[language].format(unknown.map(({ label }) => label)) })}</p>
          )}
          <p>{t('page.note')}</p>
          {usualDay && <p>{t('page.seen', { date: formatDate(usualDay, language) })}</p>}
        </CompareTable>
      )}
      {!isTable && <BrowserChooser browsers={browsers} chosen={chosen} />}
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
          className="inline-flex min-h-9.5 items-center rounded-md px-3.5 text-muted hover:text-text aria-[current]:accent-tint aria-[current]:font-medium"
        >
          {t(isDifferences ? 'page.differences' : 'page.allRows')}
        </SiteLink>
      ))}
    </nav>
  );
}

const SUGGESTED_BROWSERS = { first: 12 };

/** Its links work without scripts. */
function BrowserChooser({ browsers, chosen }: Pick<ComparisonProps, 'browsers' | 'chosen'>) {
  const { t } = useTranslation();
  const { data, ...pending } = useSuggestedBrowsersQuery({ variables: SUGGESTED_BROWSERS });
  const suggestions = data?.browsers.nodes.filter(
    ({ id, status }) => status !== 'ended' && chosen.every((one) => one.id !== id),
  );
  return (
    <div className="mt-8 grid gap-10">
      {browsers.length > 0 && (
        <Section id="chosen" title={t('page.chosen')}>
          <BrowserLinks kind="remove" browsers={browsers} chosen={chosen} />
          <p className="mt-3 hint">{t('page.oneMore')}</p>
        </Section>
      )}
      <Section id="suggestions" title={t('page.suggestions')}>
        {suggestions ? (
          <BrowserLinks kind="add" browsers={suggestions} chosen={chosen} />
        ) : (
          <Pending {...pending} message={t('page.loadFailed')}>
            <SkeletonBlock className="h-14" />
          </Pending>
        )}
      </Section>
    </div>
  );
}

function BrowserLinks({
  kind,
  browsers,
  chosen,
}: {
  kind: 'add' | 'remove';
  browsers: Pick<ComparedBrowserFragment, 'id' | 'name' | 'iconUrl'>[];
  chosen: ComparedBrowser[];
}) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const after = (browser: ComparedBrowser) =>
    kind === 'add' ? [...chosen, browser].slice(0, COMPARED_MAX) : chosen.filter(({ id }) => id !== browser.id);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4">
      {browsers.map((browser) => (
        <li key={browser.id} className="min-w-0">
          <SiteLink
            to={comparePath(after(browser).map(({ id }) => id))}
            onClick={() => storeComparedBrowsers(after(browser))}
            replace
            rel="nofollow"
            aria-label={t(kind === 'add' ? 'page.addOne' : 'page.remove', { name: localize(browser.name) })}
            className="flex h-full min-h-14 items-center gap-1.5 panel px-2 py-2 font-medium hover:border-muted/60 hover:shadow-card max-sm:text-sm sm:gap-3 sm:px-4 sm:py-3"
          >
            <BrowserIcon url={browser.iconUrl} size="sm" />
            <span className="line-clamp-2 min-w-0 grow leading-snug break-keep wrap-anywhere">
              {localize(browser.name)}
            </span>
            <Icon name={kind === 'add' ? 'plus' : 'close'} className="size-4 shrink-0 text-muted max-sm:size-3.5" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function BrowserPicker({ picked, onPick }: { picked: readonly number[]; onPick: (browser: ComparedBrowser) => void }) {
  const { t } = useTranslation();
  const { setText, hideList, combobox, inputProps, list } = useSearchInput({
    excluded: picked,
    onChoose: (browser) => {
      if (!browser) return;
      setText('');
      hideList();
      onPick(browser);
    },
  });
  return (
    <div
      className="relative w-full sm:w-72 noscript:hidden"
      onKeyDown={(event: KeyboardEvent) => combobox.handleKey(event)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || hideList()}
    >
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <input
        {...inputProps}
        aria-label={t('page.add')}
        placeholder={t('page.add')}
        className="h-10 w-full field pr-3 pl-9 text-base placeholder:text-muted sm:text-sm"
      />
      {list && <SearchMatches {...list} />}
    </div>
  );
}
