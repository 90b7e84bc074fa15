import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface ComboboxOptions {
  isOpen: boolean;
  count: number;
  /** The active option before an arrow key is pressed; -1 for none. */
  initial?: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** ARIA: combobox with a listbox popup. */
export function useCombobox({ isOpen, count, initial = -1, onChoose, onClose }: ComboboxOptions) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? initial;
  const active = isOpen && index < count ? index : -1;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const reset = () => setChosen(null);
  const move = (step: number) => {
    if (isOpen) setChosen(nextIndex(active, step, count, initial));
    return isOpen && count > 0;
  };
  const choose = () => {
    if (active >= 0) onChoose(active);
    return active >= 0;
  };
  const close = () => {
    if (isOpen) onClose();
    return isOpen;
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: choose,
    Escape: close,
  };

  return {
    /** -1 for none. */
    active,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? optionId(id, active) : undefined,
    } as const,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (option: number) => ({
      id: optionId(id, option),
      role: 'option' as const,
      'aria-selected': option === active,
      // The input must keep the focus; otherwise the list could close before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(option),
    }),
    /** Returns whether the list has used the key. */
    handleKey: (event: KeyboardEvent): boolean => {
      // While an input method composes a word, it uses Enter, Escape and the arrow keys itself.
      if (event.nativeEvent.isComposing) return true;
      const isUsed = keys[event.key]?.() ?? false;
      if (isUsed) event.preventDefault();
      return isUsed;
    },
    reset,
  };
}

/** The next option in a circle. If none is active at first, it has one more position: the input itself, -1. */
function nextIndex(active: number, step: number, count: number, initial: number) {
  const [first, length] = initial < 0 ? [-1, count + 1] : [0, Math.max(count, 1)];
  return ((active - first + step + length) % length) + first;
}

function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}
