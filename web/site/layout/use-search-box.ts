import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { withStoredView } from '../../stored-view.ts';
import { browserPath, homePath } from '../../paths.ts';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { useCombobox, type ComboboxParts } from '../../ui/use-combobox.ts';
import { useSingleKeys, type SingleKeys } from '../../ui/use-single-keys.ts';
import { loadSearchListCode } from './lazy-search-list.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';

interface SearchBoxState {
  text: string;
  isOpen: boolean;
  /** Whether the list of matching browsers is shown. */
  hasList: boolean;
  combobox: ComboboxParts;
  singleKeys: SingleKeys;
  input: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Called with the ids of the options of the list; null is the option that opens all matches. */
  setOptions: (options: readonly (number | null)[]) => void;
  changeText: (text: string) => void;
  submit: (event: SubmitEvent) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  handleBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * The state of the search of the header. On the home page it starts with the text that was searched for. The box is
 * closed unless it has the focus.
 */
export function useSearchBox(): SearchBoxState {
  const { pathname, search: query } = useLocation();
  const { sitePath, navigate } = useSiteNavigation();
  const searched = pathname === '/' ? new URLSearchParams(query).get('q') || null : null;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(searched ?? '');
  const [isListShown, showList] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [options, setOptions] = useState<readonly (number | null)[]>([]);
  const singleKeys = useSingleKeys();
  const hasList = isListShown && text.trim() !== '';
  const choose = (index: number) => {
    const id = options[index] ?? null;
    if (id === null) openMatches();
    else openBrowser(id);
  };
  const combobox = useCombobox({
    isOpen: hasList,
    count: options.length,
    onChoose: choose,
    onClose: () => closeList(),
  });

  useEffect(() => {
    setText(searched ?? '');
    showList(false);
  }, [searched]);

  const goTo = (path: string) => {
    showList(false);
    navigate(withStoredView(sitePath(path)));
  };

  const openMatches = () => {
    close();
    goTo(homePath({ q: text.trim() }));
  };

  const openBrowser = (id: number) => {
    setText('');
    setOpen(false);
    goTo(browserPath(id));
  };

  const open = () => {
    // The input can get the focus, with its text selected, only after it is shown, and it must get it before the
    // visitor types the next character.
    flushSync(() => setOpen(true));
    input.current?.select();
    void loadSearchListCode();
  };
  useSearchShortcut(open, singleKeys.isOn);

  const closeList = () => {
    showList(false);
    combobox.reset();
    // The focus may be on the switch below the list.
    input.current?.focus();
  };

  const close = () => {
    // First, because the blur of an input that is hidden would close a search that was opened again in between.
    button.current?.focus({ preventScroll: true }); // the header may be above the window
    setText(searched ?? '');
    setOpen(false);
  };

  return {
    text,
    isOpen,
    hasList,
    combobox,
    singleKeys,
    input,
    button,
    setOptions,
    changeText: (next) => {
      setText(next);
      combobox.reset();
      showList(true);
    },
    submit: (event) => {
      event.preventDefault();
      if (!isOpen) open();
      else if (combobox.active >= 0) choose(combobox.active);
      else openMatches();
    },
    handleKeyDown: (event) => {
      if (!combobox.handleKey(event) && event.key === 'Escape') close();
    },
    handleBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Another window has the focus; the visitor comes back to the open box.
      if (!document.hasFocus()) return;
      showList(false);
      setOpen(false);
    },
  };
}
