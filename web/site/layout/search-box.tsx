import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { languageInUrl } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { LazySearchList } from './lazy-search-list.ts';
import { useSearchBox } from './use-search-box.ts';

/**
 * The search of the header: a button that opens an input. While the visitor types, it shows up to 5 matching browsers
 * (spec §2). Enter opens the chosen one, or the home page with all matches. `/` and Ctrl K open it too; its list has a
 * switch for `/`. Without scripts it is a form.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const language = languageInUrl(useLocation().search);
  const {
    text,
    isOpen,
    hasList,
    combobox,
    singleKeys,
    input,
    button,
    setOptions,
    changeText,
    submit,
    handleKeyDown,
    handleBlur,
  } = useSearchBox();
  const [isComposing, setComposing] = useState(false);

  return (
    <form
      role="search"
      action="/"
      method="get"
      onSubmit={submit}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      data-open={isOpen || undefined}
      className={`flex min-w-0 lg:relative items-center gap-1 ${isOpen ? 'grow' : ''}`}
    >
      {language && <input type="hidden" name="lang" value={language} />}
      <div className={`min-w-0 grow sm:w-60 lg:scripted:below-header ${isOpen ? '' : 'hidden noscript:block'}`}>
        <input
          ref={input}
          name="q"
          type="text"
          enterKeyHint="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          onChange={(event) => changeText(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          {...combobox.inputProps}
          className="h-10 w-full rounded-lg border border-line bg-surface px-3 text-base placeholder:text-muted sm:text-sm"
        />
        {hasList && (
          <LazySearchList
            text={text}
            isComposing={isComposing}
            combobox={combobox}
            singleKeys={singleKeys}
            onOptions={setOptions}
          />
        )}
      </div>
      <button
        ref={button}
        type="submit"
        // The input keeps the focus, because without it the box closes.
        onMouseDown={(event) => event.preventDefault()}
        aria-label={isOpen ? t('search.submit') : t('search.open')}
        title={singleKeys.isOn ? t('search.shortcut') : t('search.shortcutWithoutSlash')}
        aria-keyshortcuts={`${singleKeys.isOn ? '/ ' : ''}Control+K Meta+K`}
        className="grid size-10 shrink-0 place-items-center rounded-lg hover:bg-sunken"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
