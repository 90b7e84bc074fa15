import { PLATFORMS, type Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homeFilters, homePath } from '../../paths.ts';
import { PlatformIcon } from '../../ui/platform-label.tsx';
import { SiteLink, useNextPath } from '../../ui/site-navigation.tsx';
import { useScrolledRow } from '../../ui/use-scrolled-row.ts';
import { usePlatformNumbersQuery } from './platforms.generated.ts';

const CHOICES: readonly (Platform | null)[] = [null, ...PLATFORMS];

/** Links that filter the home page by platform. On the home page they keep the other filters. */
export function PlatformNav({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useNextPath();
  const isHome = pathname === '/';
  const filters = homeFilters(new URLSearchParams(isHome ? search : ''));
  const active = filters.platform;
  const { data } = usePlatformNumbersQuery();
  const countOf = (platform: Platform) => data?.counters.byPlatform.find((one) => one.platform === platform)?.browsers;
  const list = useScrolledRow<HTMLUListElement>(`li:nth-child(${CHOICES.indexOf(active) + 1})`);
  return (
    <nav aria-label={t('header.platforms')} className={className}>
      <ul
        ref={list}
        className="relative -ml-2 flex gap-1 overflow-x-auto scroll-px-4 fade-end pr-10 [scrollbar-width:none] lg:ml-0 lg:pr-0 lg:[mask-image:none]"
      >
        {CHOICES.map((platform) => (
          <li key={platform ?? 'all'} className="shrink-0">
            <SiteLink
              to={homePath({ ...filters, after: null, platform })}
              aria-current={isHome && platform === active ? 'page' : undefined}
              className="relative inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2 text-sm text-muted -outline-offset-2 hover:bg-sunken hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent-strong lg:px-1.5 xl:px-2.5"
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

/**
 * The number of browsers for a platform. Without scripts the search box is always open, and there is no room for the
 * number.
 */
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
