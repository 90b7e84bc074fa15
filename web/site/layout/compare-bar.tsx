import { useLocation } from 'react-router-dom';
import { COMPARED_MAX, COMPARED_MIN } from '../../../rules/limits.ts';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { storeComparedBrowsers, useComparedBrowsers } from '../../ui/compared-browsers.ts';
import { SiteLink } from '../../ui/site-navigation.tsx';

/** The collected browsers, at the bottom of the window. */
export function CompareBar() {
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
      <div className="pointer-events-auto flex items-center gap-2 rounded-2xl border border-line bg-surface py-2 pr-2 pl-3 text-sm whitespace-nowrap shadow-pop sm:gap-3 sm:pl-4">
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
          className={`inline-flex min-h-10 items-center rounded-xl px-3 font-medium sm:px-4 ${compared.length < COMPARED_MIN ? 'bg-accent-soft text-accent-strong' : 'bg-accent text-on-accent hover:bg-accent-strong'}`}
        >
          {t('compare.open')}
        </SiteLink>
        <button
          type="button"
          onClick={() => storeComparedBrowsers([])}
          className="inline-flex min-h-10 items-center rounded-xl px-2 text-muted sm:px-3 hover:bg-sunken hover:text-text"
        >
          {t('compare.clear')}
        </button>
      </div>
    </section>
  );
}
