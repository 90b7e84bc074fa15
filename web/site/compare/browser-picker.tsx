import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { SearchMatches } from '../layout/search-matches.tsx';
import { useSearchMatches, type SearchState } from '../layout/use-search-matches.ts';

interface BrowserPickerProps {
  /** The ids that cannot be picked again. */
  picked: readonly number[];
  onPick: (browser: SearchState['matches'][number]) => void;
}

/** A search for a browser to add. It is hidden without scripts. */
export function BrowserPicker({ picked, onPick }: BrowserPickerProps) {
  const { t } = useTranslation('compare');
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
        className="h-10 w-full rounded-lg border border-line bg-surface pr-3 pl-9 text-base placeholder:text-muted sm:text-sm"
      />
      {hasList && <SearchMatches text={text} combobox={combobox} {...result} matches={matches} />}
    </div>
  );
}
