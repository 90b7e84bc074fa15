import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PLATFORMS, SORTS, VIEWS, memberOf, platformIcon, type Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const CHOICES: readonly (Platform | null)[] = [null, ...PLATFORMS];

/** Links that filter the home page by platform. On the home page they keep the search, the order and the view. */
export function PlatformNav({ className }: { className: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isHome = pathname === '/';
  const query = new URLSearchParams(isHome ? search : '');
  const active = memberOf(PLATFORMS, query.get('platform')) ?? null;
  const filters = { q: query.get('q'), sort: memberOf(SORTS, query.get('sort')), view: memberOf(VIEWS, query.get('view')) };
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = list.current?.children[CHOICES.indexOf(active)];
    if (!list.current || !(chosen instanceof HTMLElement)) return;
    list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [active]);
  return (
    <nav aria-label={t('header.platforms')} className={className}>
      <ul ref={list} className="relative -ml-3 flex gap-1 overflow-x-auto scroll-px-4 lg:ml-0 [scrollbar-width:none]">
        {CHOICES.map((platform) => (
          <li key={platform ?? 'all'} className="shrink-0">
            <SiteLink
              to={homePath({ ...filters, platform })}
              aria-current={isHome && platform === active ? 'page' : undefined}
              className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-3 text-sm text-muted -outline-offset-2 hover:bg-sunken hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong lg:px-2.5 lg:max-xl:group-has-data-open/bar:px-2"
            >
              {platform && (
                <span aria-hidden="true" className="lg:max-xl:group-has-data-open/bar:hidden lg:noscript:hidden">
                  {platformIcon(platform)}
                </span>
              )}
              {t(`platform.${platform ?? 'all'}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
