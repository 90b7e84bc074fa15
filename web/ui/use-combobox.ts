import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions {
  /** Whether the list is shown. */
  isOpen: boolean;
  /** How many options the list has. */
  count: number;
  /** The option that is active until an arrow key chooses another; -1 for none. */
  initial?: number;
  /** Called with the place of the chosen option. */
  onChoose: (place: number) => void;
  /** Opens the list on an arrow key, where it can be open without a text. */
  onOpen?: () => void;
  onClose: () => void;
}

/** The keyboard and the attributes of a box with a list of options (ARIA: combobox with a listbox popup). */
export interface ComboboxParts {
  /** The place of the active option; -1 for none. */
  active: number;
  boxProps: { role: 'combobox'; 'aria-autocomplete': 'list'; 'aria-expanded': boolean; 'aria-controls': string; 'aria-activedescendant': string | undefined };
  listProps: { id: string; role: 'listbox' };
  optionProps: (place: number) => { id: string; role: 'option'; 'aria-selected': boolean; onMouseDown: (event: MouseEvent) => void; onClick: () => void };
  /** Handles a key that is pressed in the box; returns whether the list used it. */
  press: (event: KeyboardEvent) => boolean;
  /** Forgets which option the arrow keys chose. */
  reset: () => void;
}

export function useCombobox({ isOpen, count, initial = -1, onChoose, onOpen, onClose }: ComboboxOptions): ComboboxParts {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const place = chosen ?? initial;
  const active = isOpen && place < count ? place : -1;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const reset = () => setChosen(null);
  const move = (step: number) => {
    if (!isOpen) onOpen?.();
    // One place before the first option stands for the box itself.
    else setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1);
    return isOpen ? count > 0 : onOpen !== undefined;
  };
  const choose = () => {
    if (active >= 0) onChoose(active);
    return active >= 0;
  };
  const close = () => {
    if (isOpen) onClose();
    return isOpen;
  };
  const keys: Record<string, () => boolean> = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: choose, Escape: close };

  return {
    active,
    boxProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? optionId(id, active) : undefined,
    },
    listProps: { id, role: 'listbox' },
    optionProps: (option) => ({
      id: optionId(id, option),
      role: 'option',
      'aria-selected': option === active,
      // The box keeps the focus; a press must not take it before the click arrives.
      onMouseDown: (event) => event.preventDefault(),
      onClick: () => onChoose(option),
    }),
    press: (event) => {
      // Enter, Escape and the arrows belong to the input method while it composes a word.
      if (event.nativeEvent.isComposing) return true;
      const isUsed = keys[event.key]?.() ?? false;
      if (isUsed) event.preventDefault();
      return isUsed;
    },
    reset,
  };
}

function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
