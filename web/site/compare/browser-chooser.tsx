import type { FocusEvent, KeyboardEvent } from 'react';
import { COMPARED_MAX } from '#rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { storeComparedBrowsers, type ComparedBrowser } from '../../ui/compared-browsers.ts';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { SearchMatches, useSearchInput } from '../layout/search-list.tsx';
import { useSuggestedBrowsersQuery } from '../suggestions/suggestions.generated.ts';
import type { ComparedBrowserFragment } from './compare.generated.ts';

export const SUGGESTED_BROWSERS = { first: 12 };

/** Its links work without scripts. */
export function BrowserChooser({ chosen }: { chosen: ComparedBrowserFragment[] }) {
  const { t } = useTranslation();
  const { data, previousData, ...pending } = useSuggestedBrowsersQuery({ variables: SUGGESTED_BROWSERS });
  const suggestions = (data ?? previousData)?.browsers.nodes.filter(
    ({ id, status }) => status !== 'ended' && chosen.every((one) => one.id !== id),
  );
  return (
    <div className="mt-8 grid gap-10">
      {chosen.length > 0 && (
        <Section id="chosen" title={t('page.chosen')}>
          <BrowserLinks kind="remove" browsers={chosen} chosen={chosen} />
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
  chosen: ComparedBrowserFragment[];
}) {
  const { t, localize } = useTranslation();
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

export function BrowserPicker({
  picked,
  onPick,
}: {
  picked: readonly number[];
  onPick: (browser: ComparedBrowser) => void;
}) {
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
