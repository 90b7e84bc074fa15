import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type LoaderFunctionArgs } from 'react-router-dom';
import { FOOTER_YEAR, COMPARED_MAX, COMPARED_MIN } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import { PLATFORMS, type Platform } from '#rules/vocabulary.ts';
import { pageLoad } from '../../graph/load.ts';
import { LOAD_ERROR_ID } from '../../load-error.ts';
import { homePath, comparePath, homeFilters } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { storeComparedBrowsers, useComparedBrowsers } from '../../ui/compared-browsers.tsx';
import { LanguageToggle, usePageLanguage, ThemeToggle } from '../../ui/toggles.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { PlatformIcon } from '../../ui/platform-label.tsx';
import { Main, SkipLink } from '../../ui/main.tsx';
import { SiteLink, useNextLocation } from '../../ui/site-navigation.tsx';
import { useScrolledRow } from '../../ui/use-scrolled-row.ts';
import { PlatformNumbersDocument, usePlatformNumbersQuery } from './platforms.generated.ts';
import { SearchBox } from './search-box.tsx';

export async function loadLayout({ context }: LoaderFunctionArgs) {
  await context.get(pageLoad).query(PlatformNumbersDocument, {});
}

export function SiteLayout() {
  usePageLanguage();
  return (
    <div className="flex min-h-dvh flex-col">
      <LoadingBar />
      <SkipLink />
      <SiteHeader />
      <LoadError />
      <Main className="grow">
        <Suspense>
          <Outlet />
        </Suspense>
      </Main>
      <CompareBar />
      <SiteFooter />
      <ScrollRestoration />
    </div>
  );
}

/** While the code and the data of the next page load. */
function LoadingBar() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  return (
    state === 'loading' && (
      <div
        role="progressbar"
        aria-label={t('status.loading')}
        className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left animate-loading bg-accent"
      />
    )
  );
}

/** The link loads the page again. */
function LoadError() {
  const { t } = useTranslation();
  return (
    <p id={LOAD_ERROR_ID} role="alert" hidden className="bg-danger-soft px-4 py-3 text-center text-danger">
      {t('error.loadScripts')}{' '}
      <a href="" className="font-medium underline">
        {t('action.retry')}
      </a>
    </p>
  );
}

function SiteHeader() {
  const { t } = useTranslation();
  return (
    <header className="top-0 z-20 border-b border-line bg-page has-data-open:sticky lg:sticky">
      <div className="group/bar relative page-frame cluster gap-x-2 pt-2 lg:flex-nowrap lg:gap-x-4 lg:py-2">
        <SiteLink to={homePath()} className="-ml-1 target shrink-0 gap-2 rounded-lg px-1 font-semibold">
          <img src="/favicon.svg" alt="" width={28} height={28} />
          {/* On phones there is no room for the name next to the open search box. */}
          <span className="max-sm:group-has-data-open/bar:sr-only">{t('site.name')}</span>
        </SiteLink>
        <PlatformNav />
        <div className="ml-auto flex min-w-0 items-center print:hidden max-sm:has-data-open:grow max-sm:has-data-open:basis-0 lg:scripted:shrink-0">
          <SearchBox />
          <LanguageToggle />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

const LINK = 'target underline-offset-4 hover:text-text hover:underline';

const FOOTER_PAGES = ['about', 'contact', 'privacy'] as const;

function SiteFooter() {
  const { t } = useTranslation();
  const { footerLinks } = usePageContext();
  const urlOf = (name: (typeof FOOTER_PAGES)[number]) => footerLinks?.[`${name}Url`] ?? null;
  const coming = FOOTER_PAGES.filter((name) => urlOf(name) === null);
  return (
    <footer className="border-t border-line hint">
      <div className="page-frame cluster gap-x-8 gap-y-3 py-6">
        <p className="mr-auto">{t('footer.copyright', { year: FOOTER_YEAR, name: t('site.name') })}</p>
        <ul className="flex flex-wrap gap-x-6 print:hidden">
          {FOOTER_PAGES.map((name) => {
            const url = urlOf(name);
            return url !== null && <PlainLink key={name} href={url} name={t(`footer.${name}`)} />;
          })}
          <li>
            <SiteLink to={comparePath([])} className={LINK}>
              {t('footer.compare')}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={PAGES.new.path} className={LINK}>
              {t('footer.new')}
            </SiteLink>
          </li>
          <PlainLink href="/api/docs" name={t('footer.developers')} />
        </ul>
        <div className="flex basis-full flex-wrap gap-x-8 gap-y-1 text-xs">
          <p className="mr-auto">{t('footer.marks')}</p>
          {coming.length > 0 && (
            <div title={t('footer.comingSoon')} className="print:hidden">
              <span id="coming-pages" className="sr-only">
                {t('footer.comingSoon')}
              </span>
              <ul aria-labelledby="coming-pages" className="flex gap-x-4">
                {coming.map((name) => (
                  <li key={name}>{t(`footer.${name}`)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}

function PlainLink({ href, name }: { href: string; name: string }) {
  return (
    <li>
      <a href={href} className={LINK}>
        {name}
      </a>
    </li>
  );
}

const CHOICES: readonly (Platform | null)[] = [null, ...PLATFORMS];

function PlatformNav() {
  const { t } = useTranslation();
  const { pathname, search } = useNextLocation();
  const isHome = pathname === '/';
  const filters = homeFilters(isHome ? search : '');
  const active = filters.platform;
  const { data } = usePlatformNumbersQuery();
  const countOf = (platform: Platform) => data?.counters.byPlatform.find((one) => one.platform === platform)?.browsers;
  const list = useScrolledRow<HTMLUListElement>(`li:nth-child(${CHOICES.indexOf(active) + 1})`);
  return (
    <nav
      aria-label={t('header.platforms')}
      className="order-last -mx-4 w-[calc(100%+2rem)] min-w-0 px-4 py-1 sm:-mx-6 sm:w-[calc(100%+3rem)] sm:px-6 lg:order-none lg:mx-0 lg:w-auto lg:grow lg:p-0 lg:noscript:shrink-0"
    >
      <ul
        ref={list}
        className="relative -ml-2 flex gap-1 overflow-x-auto scroll-px-4 fade-end pr-10 [scrollbar-width:none] lg:ml-0 lg:pr-0 lg:[mask-image:none]"
      >
        {CHOICES.map((platform) => (
          <li key={platform ?? 'all'} className="shrink-0">
            <SiteLink
              to={homePath({ ...filters, after: null, platform })}
              aria-current={isHome && platform === active ? 'page' : undefined}
              className="relative target gap-1.5 rounded-lg px-2 hint -outline-offset-2 hover:bg-sunken hover:text-text aria-[current]:accent-tint lg:px-1.5 xl:px-2.5"
            >
              {platform && <PlatformIcon platform={platform} className="lg:max-xl:hidden lg:noscript:hidden" />}
              {t(`platform.${platform ?? 'all'}`)}
              {platform && <BrowserCount count={countOf(platform)} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without scripts the search box is always open, and there is no room for the number. */
function BrowserCount({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true" className="text-xs tabular-nums lg:noscript:hidden">
        {count}
      </span>
      {count !== undefined && <span className="sr-only"> {t('home.total', { count })}</span>}
    </>
  );
}

function CompareBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const compared = useComparedBrowsers();
  if (compared.length === 0 || pathname === PAGES.compare.path) return null;
  return (
    <section
      aria-label={t('compare.label')}
      data-compare-bar=""
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4 print:hidden"
    >
      <div className="pointer-events-auto flex items-center gap-2 panel py-2 pr-2 pl-3 text-sm whitespace-nowrap shadow-pop sm:gap-3 sm:pl-4">
        <span
          className="flex -space-x-3 *:rounded-[22%] *:outline-2 *:outline-surface max-[24rem]:hidden sm:space-x-1.5"
          aria-hidden="true"
        >
          {compared.map(({ id, iconUrl }) => (
            <BrowserIcon key={id} url={iconUrl} size="sm" />
          ))}
        </span>
        <span role="status" className="text-muted tabular-nums">
          {t('compare.count', { count: compared.length, max: COMPARED_MAX })}
        </span>
        <SiteLink
          to={comparePath(compared.map(({ id }) => id))}
          className={`inline-flex min-h-10 items-center rounded-xl px-3 font-medium sm:px-4 ${compared.length < COMPARED_MIN ? 'accent-tint' : 'bg-accent text-on-accent hover:bg-accent-strong'}`}
        >
          {t('compare.open')}
        </SiteLink>
        <button
          type="button"
          onClick={() => storeComparedBrowsers([])}
          className="target rounded-xl px-2 text-muted sm:px-3 hover:bg-sunken hover:text-text"
        >
          {t('compare.clear')}
        </button>
      </div>
    </section>
  );
}
