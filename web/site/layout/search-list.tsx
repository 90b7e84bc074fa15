import { useLayoutEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import { SearchMatches } from './search-matches.tsx';
import { useSearchMatches } from './use-search-matches.ts';
import type { SingleKeys } from '../../ui/use-single-keys.ts';

interface SearchListProps {
  text: string;
  /** Whether an input method composes the text, which is then not final. */
  isComposing: boolean;
  combobox: ComboboxParts;
  singleKeys: SingleKeys;
  /** Called with the ids of the options, in their order; null is the option that opens all matches. */
  onOptions: (options: readonly (number | null)[]) => void;
}

/** The matching browsers of the search box and the option that opens all of them, if there are several. */
export function SearchList({ text, isComposing, combobox, singleKeys, onOptions }: SearchListProps) {
  const result = useSearchMatches(text, isComposing);
  const { matches } = result;
  // Before the options are painted, so that a key chooses among those that are shown.
  useLayoutEffect(() => {
    const ids = matches.map(({ id }) => id);
    onOptions(ids.length > 1 ? [...ids, null] : ids);
  }, [matches, onOptions]);
  return (
    <SearchMatches text={text} combobox={combobox} {...result}>
      <SingleKeysSwitch {...singleKeys} />
    </SearchMatches>
  );
}

function SingleKeysSwitch({ isOn, toggle }: SingleKeys) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={toggle}
      // The input keeps the focus, and the keys of the list do not choose an option here.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' || event.stopPropagation()}
      className="group hidden min-h-10 w-full items-center justify-between gap-3 border-t border-line px-3 text-left text-xs text-muted hover:text-text pointer-fine:flex"
    >
      {t('search.slash')}
      <span
        aria-hidden="true"
        className="flex w-7 rounded-full border border-current p-0.5 group-aria-checked:justify-end group-aria-checked:bg-accent-soft"
      >
        <span className="size-2.5 rounded-full bg-current" />
      </span>
    </button>
  );
}
