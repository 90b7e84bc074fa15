import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import { type Language, type Platform, SORTS, VIEWS, memberOf } from '#rules/vocabulary.ts';
import { languageInUrl } from '../../i18n/language.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { storeView } from '../../local-storage.ts';
import { homeFilters, type HomeFilters, homePath, withTag, withoutTag } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { Select } from '../../ui/select.tsx';
import { useNextLocation, useSiteNavigate, SiteLink } from '../../ui/site-navigation.tsx';
import { useScrolledRow } from '../../ui/use-scrolled-row.ts';
import { useFilterOptionsQuery } from './page.generated.ts';

export function useHomeFilters() {
  return homeFilters(useLocation().search);
}

/** What the visitor has chosen. The list follows when its data is there. */
function useChosenFilters() {
  const shown = useHomeFilters();
  const { pathname, search } = useNextLocation();
  return pathname === PAGES.home.path ? homeFilters(search) : shown;
}

/** Not in search results (spec §2), nor in the list of a tag. */
export function showsFeatured({ q, tags }: HomeFilters) {
  return q === null && tags.length === 0;
}

export function featuredVariables(platform: Platform | null) {
  return { first: BROWSERS_PER_REQUEST_MAX, platform };
}

/** Only the order by name depends on the language; English for all others means fewer cache entries. */
export function browserListVariables({ platform, tags, q, sort, after }: HomeFilters, language: Language) {
  return {
    first: BROWSERS_PER_PAGE,
    after,
    sort,
    language: sort === 'name' ? language : 'en',
    platform,
    tags,
    search: q,
  } as const;
}

/** The labels in the order of the tag list; unknown ids are last. */
export function useTagNames(ids: readonly string[]) {
  const localize = useLocalize();
  const { data } = useFilterOptionsQuery();
  const listed = data?.tags.filter(({ id }) => ids.includes(id)) ?? [];
  const others = ids.filter((id) => !listed.some((tag) => tag.id === id));
  return [...listed.map(({ label }) => localize(label)), ...others];
}

/** A GET form works without scripts. A choice replaces the history entry, so that "back" leaves the list. */
export function ListControls() {
  const filters = useChosenFilters();
  const { t } = useTranslation();
  const navigate = useSiteNavigate();
  const { sort, view } = filters;
  const show = (changed: Partial<Pick<HomeFilters, 'sort' | 'view'>>) => {
    if (changed.view) storeView(changed.view);
    navigate(homePath({ ...filters, after: null, ...changed }), { replace: true });
  };
  return (
    <form action="/" method="get" className="cluster min-w-0 gap-2">
      <HiddenFilters filters={filters} />
      <Select
        name="sort"
        className="[&>select]:h-10.5"
        aria-label={t('home.sort')}
        value={sort}
        onChange={({ target }) => show({ sort: memberOf(SORTS, target.value) ?? 'default' })}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <button name="view" value={view} className="h-10.5 field px-3 text-sm font-medium">
          {t('home.applySort')}
        </button>
      </noscript>
      <div role="group" aria-label={t('home.view')} className="flex field p-px">
        {VIEWS.map((one) => (
          <button
            key={one}
            name="view"
            value={one}
            aria-pressed={one === view}
            aria-label={t(`view.${one}`)}
            title={t(`view.${one}`)}
            onClick={(event) => {
              event.preventDefault();
              show({ view: one });
            }}
            className="grid size-10 place-items-center rounded-md text-muted hover:text-text aria-pressed:accent-tint"
          >
            <Icon name={one} />
          </button>
        ))}
      </div>
    </form>
  );
}

function HiddenFilters({ filters: { platform, tags, q } }: { filters: HomeFilters }) {
  const language = languageInUrl(useLocation().search);
  const values = { platform, tag: tags.join(), q, lang: language };
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** Of the 100 that an administrator can add. */
const SHOWN_TAGS = 12;

export function ListFilters() {
  const filters = useChosenFilters();
  const row = useScrolledRow<HTMLDivElement>(`[data-tag='${filters.tags.at(-1) ?? ''}']`);
  return (
    <div
      ref={row}
      className="relative -mx-4 mt-2.5 flex gap-2 overflow-x-auto fade-end py-1 pr-10 pl-4 [scrollbar-width:none] empty:hidden sm:mx-0 sm:flex-wrap sm:px-0 sm:[mask-image:none] print:hidden"
    >
      <ActiveFilters filters={filters} />
      <Tags filters={filters} />
    </div>
  );
}

function ActiveFilters({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { platform, q } = filters;
  if (!platform && !q) return null;
  const without = (changed: Partial<HomeFilters>) => homePath({ ...filters, after: null, ...changed });
  return (
    <ul aria-label={t('home.filters')} className="contents">
      {platform && (
        <Pill to={without({ platform: null })} isActive>
          <PlatformLabel platform={platform} />
        </Pill>
      )}
      {q && (
        <Pill to={without({ q: null })} isActive>
          {t('home.searchFilter', { text: q })}
        </Pill>
      )}
    </ul>
  );
}

/** Without those whose lists would be empty. */
function Tags({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { data, error } = useFilterOptionsQuery();
  // The room of the row is reserved, so that the list does not move when the tags arrive.
  if (!data && !error) return <div className="h-8 pointer-coarse:h-10" />;
  const used = data?.tags.filter(({ id }) => data.counters.byTag.some((use) => use.id === id)) ?? [];
  const shown = used.slice(0, SHOWN_TAGS);
  const others = filters.tags.filter((id) => !shown.some((tag) => tag.id === id));
  const labelOf = (id: string) => data?.tags.find((tag) => tag.id === id)?.label ?? { en: id, zh: id };
  const ids = [...shown.map(({ id }) => id), ...others];
  if (ids.length === 0) return null;
  return (
    <nav aria-label={t('home.tags')} className="contents">
      <ul className="contents">
        {ids.map((id) => {
          const isActive = filters.tags.includes(id);
          return (
            <Pill
              key={id}
              tag={id}
              to={homePath(isActive ? withoutTag(filters, id) : withTag(filters, id))}
              isActive={isActive}
            >
              {localize(labelOf(id))}
            </Pill>
          );
        })}
      </ul>
    </nav>
  );
}

function Pill({ to, tag, isActive, children }: { to: string; tag?: string; isActive: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li data-tag={tag} className="max-w-60 shrink-0">
      <SiteLink
        to={to}
        rel="nofollow"
        aria-current={isActive || undefined}
        className="flex min-h-8 gap-1.5 pill px-3 hint hover:text-text aria-[current]:border-accent aria-[current]:accent-tint pointer-coarse:min-h-10"
      >
        {isActive && <span className="sr-only">{t('home.removeFilter')}</span>}
        <span className="truncate">{children}</span>
        {isActive && <Icon name="close" className="-mr-1 size-4" />}
      </SiteLink>
    </li>
  );
}
