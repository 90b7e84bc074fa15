import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCombobox } from './use-combobox.ts';

const [onChoose, onClose] = [vi.fn<(place: number) => void>(), vi.fn<() => void>()];

function Box({ isOpen = true, count = 3, initial = -1 }: { isOpen?: boolean; count?: number; initial?: number }) {
  const { inputProps, listProps, optionProps, handleKey } = useCombobox({
    isOpen,
    count,
    initial,
    onChoose,
    onClose,
  });
  return (
    <>
      <input {...inputProps} onKeyDown={handleKey} />
      <ul {...listProps}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place} {...optionProps(place)} />
        ))}
      </ul>
    </>
  );
}

let root: Root;
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const draw = (props: Parameters<typeof Box>[0] = {}) => act(() => root.render(<Box {...props} />));
const box = () => document.querySelector('input');

/** Presses a key. Returns whether the list has handled it. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  act(() => void box()?.dispatchEvent(event));
  return event.defaultPrevented;
}

/** The index of the active option, which must be the only selected one. */
function active(): number {
  const options = [...document.querySelectorAll('[role=option]')];
  const place = options.findIndex(({ id }) => id === box()?.getAttribute('aria-activedescendant'));
  expect(options.map((option) => option.getAttribute('aria-selected') === 'true')).toEqual(
    options.map((_, index) => index === place),
  );
  return place;
}

it('moves through the options and the box in a circle', () => {
  draw();
  const down = Array.from({ length: 5 }, () => (press('ArrowDown'), active()));
  expect(down).toEqual([0, 1, 2, -1, 0]);
  const up = Array.from({ length: 4 }, () => (press('ArrowUp'), active()));
  expect(up).toEqual([-1, 2, 1, 0]);
});

it('keeps an option active if one is from the beginning, also where there is only one', () => {
  draw({ initial: 0 });
  const places = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => (press(key), active()));
  expect(places).toEqual([1, 2, 0, 2]);
  draw({ initial: 0, count: 1 });
  const only = ['ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => (press(key), active()));
  expect(only).toEqual([0, 0, 0]);
});

it('chooses the active option by Enter, and leaves Enter to the form where none is', () => {
  draw();
  expect(press('Enter')).toBe(false);
  press('ArrowDown');
  expect(press('Enter')).toBe(true);
  draw({ initial: 0, count: 1 });
  press('Enter');
  expect(onChoose.mock.calls).toEqual([[0], [0]]);
});

it('names no option that is no longer there', () => {
  draw();
  press('ArrowUp');
  expect(active()).toBe(2);
  draw({ count: 1 });
  expect(active()).toBe(-1);
});

it('closes by Escape, and uses no key while it is closed', () => {
  draw({ isOpen: false });
  expect([press('Escape'), press('Enter'), press('ArrowDown')]).toEqual([false, false, false]);
  draw();
  expect(press('Escape')).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves every key to the input method while it composes a word', () => {
  draw({ initial: 0 });
  expect(['ArrowDown', 'Enter', 'Escape'].map((key) => press(key, { isComposing: true }))).toEqual([
    false,
    false,
    false,
  ]);
  expect([onChoose, onClose].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('chooses by a click that does not take the focus', () => {
  draw();
  const option = document.querySelectorAll('[role=option]')[1];
  const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  act(() => void option?.dispatchEvent(pressed));
  act(() => void option?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect([pressed.defaultPrevented, onChoose.mock.calls]).toEqual([true, [[1]]]);
});
