import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { COMPARED_MAX, SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { storeComparedBrowsers, type ComparedBrowser } from '../../ui/compared-browsers.ts';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { SearchMatches, useSearchMatches } from '../layout/search-list.tsx';
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

interface BrowserPickerProps {
  picked: readonly number[];
  onPick: (browser: ComparedBrowser) => void;
}

export function BrowserPicker({ picked, onPick }: BrowserPickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isListShown, showList] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const result = useSearchMatches(isListShown ? text : '', isComposing);
  const matches = result.matches.filter(({ id }) => !picked.includes(id));
  const hasList = isListShown && text.trim() !== '';

  const pick = (index: number) => {
    const match = matches[index];
    if (!match) return;
    setText('');
    hideList();
    onPick(match);
  };
  const hideList = () => {
    showList(false);
    combobox.reset();
  };
  const combobox = useCombobox({
    isOpen: hasList,
    count: matches.length,
    initial: 0,
    onChoose: pick,
    onClose: () => hideList(),
  });

  return (
    <div
      className="relative w-full sm:w-72 noscript:hidden"
      onKeyDown={(event: KeyboardEvent) => combobox.handleKey(event)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || hideList()}
    >
      <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-4 text-muted" />
      <input
        type="text"
        value={text}
        maxLength={SEARCH_TEXT_MAX}
        onChange={({ target }) => {
          setText(target.value);
          combobox.reset();
          showList(true);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        aria-label={t('page.add')}
        placeholder={t('page.add')}
        autoComplete="off"
        spellCheck={false}
        {...combobox.inputProps}
        className="h-10 w-full field pr-3 pl-9 text-base placeholder:text-muted sm:text-sm"
      />
      {hasList && <SearchMatches text={text} combobox={combobox} {...result} matches={matches} />}
    </div>
  );
}
