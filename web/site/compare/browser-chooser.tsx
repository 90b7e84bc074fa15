import { COMPARED_MAX } from '../../../rules/limits.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pending } from '../../ui/pending.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { storeComparedBrowsers } from '../../ui/compared-browsers.ts';
import {
  useCompareSuggestionsQuery,
  type ComparedBrowserFragment,
  type SuggestedBrowserFragment,
} from './compare.generated.ts';

/** The variables of the query for suggestions. */
export const SUGGESTIONS = { first: 12 };

/**
 * Shown while there are fewer than two browsers to compare: the chosen one, and suggestions. They are links, so they
 * work without scripts.
 */
export function BrowserChooser({ chosen }: { chosen: ComparedBrowserFragment[] }) {
  const { t } = useTranslation('compare');
  const { data, previousData, error, refetch } = useCompareSuggestionsQuery({ variables: SUGGESTIONS });
  const suggestions = (data ?? previousData)?.browsers.nodes.filter(
    ({ id, status }) => status !== 'ended' && chosen.every((one) => one.id !== id),
  );
  return (
    <div className="mt-8 grid gap-10">
      {chosen.length > 0 && (
        <section aria-labelledby="chosen">
          <h2 id="chosen" className="text-2xl font-semibold tracking-tight">
            {t('page.chosen')}
          </h2>
          <BrowserLinks kind="remove" browsers={chosen} chosen={chosen} />
          <p className="mt-3 text-sm text-muted">{t('page.oneMore')}</p>
        </section>
      )}
      <section aria-labelledby="suggestions">
        <h2 id="suggestions" className="text-2xl font-semibold tracking-tight">
          {t('page.suggestions')}
        </h2>
        {suggestions ? (
          <BrowserLinks kind="add" browsers={suggestions} chosen={chosen} />
        ) : (
          <Pending error={error} message={t('page.loadFailed')} retry={refetch}>
            <div className="mt-3 h-14" />
          </Pending>
        )}
      </section>
    </div>
  );
}

/** Browsers as links that add them to the comparison, or remove them from it. */
function BrowserLinks({
  kind,
  browsers,
  chosen,
}: {
  kind: 'add' | 'remove';
  browsers: SuggestedBrowserFragment[];
  chosen: ComparedBrowserFragment[];
}) {
  const { t } = useTranslation('compare');
  const { localize } = useLanguage();
  const after = (browser: SuggestedBrowserFragment) =>
    kind === 'add' ? [...chosen, browser].slice(0, COMPARED_MAX) : chosen.filter(({ id }) => id !== browser.id);
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-2.5 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] sm:gap-4">
      {browsers.map((browser) => (
        <li key={browser.id} className="min-w-0">
          <SiteLink
            to={comparePath(after(browser).map(({ id }) => id))}
            onClick={() => storeComparedBrowsers(after(browser))}
            replace
            rel="nofollow"
            aria-label={t(kind === 'add' ? 'page.addOne' : 'page.remove', { name: localize(browser.name) })}
            className="flex h-full min-h-14 items-center gap-1.5 rounded-2xl border border-line bg-surface px-2 py-2 font-medium hover:border-muted/60 hover:shadow-card max-sm:text-sm sm:gap-3 sm:px-4 sm:py-3"
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
