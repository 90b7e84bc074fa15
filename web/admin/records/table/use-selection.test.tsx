import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSelection } from './use-selection.ts';

const ALL = ['a', 'b', 'c', 'd'];
const exists = (id: string | number) => ALL.includes(String(id));

function List({ rows }: { rows: readonly string[] }) {
  const body = useRef<HTMLDivElement>(null);
  const { select, onKeyDown, ids, selected, hiddenCount, selectAll, selectNone } = useSelection(
    rows.map((id) => ({ id })),
    { body, exists },
  );
  return (
    <div ref={body} role="group" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <input
          key={row}
          type="checkbox"
          data-select
          aria-label={row}
          checked={ids.has(row)}
          onChange={() => undefined}
          onClick={({ shiftKey, currentTarget }) => select(row, currentTarget.checked, shiftKey)}
        />
      ))}
      <input aria-label="text" />
      <button type="button" aria-label="all" onClick={selectAll} />
      <button type="button" aria-label="none" onClick={selectNone} />
      <output>{`${selected.map(({ id }) => id).join('')} and ${hiddenCount}`}</output>
    </div>
  );
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const draw = (rows: readonly string[]) => act(() => root.render(<List rows={rows} />));
const box = (name: string) => document.querySelector(`[aria-label=${name}]`);
/** The visible selected rows, and the number of hidden ones. */
const selection = () => document.querySelector('output')?.textContent;
const click = (name: string, shiftKey = false) =>
  act(() => void box(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey })));
const escape = (name: string) =>
  act(
    () =>
      void box(name)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
  );

it('leaves rows that a filter hides as they are, counts them, and selects them again without the filter', () => {
  draw(ALL);
  click('a');
  click('c', true);
  expect(selection()).toBe('abc and 0');
  draw(['c', 'd']);
  expect(selection()).toBe('c and 2');
  click('all');
  expect(selection()).toBe('cd and 2');
  click('none');
  expect(selection()).toBe(' and 2');
  draw(ALL);
  expect(selection()).toBe('ab and 0');
});

it('begins a new range if the first row of the last one is hidden', () => {
  draw(ALL);
  click('a');
  draw(['c', 'd']);
  click('d', true);
  expect(selection()).toBe('d and 1');
});

it('is cleared by Escape, also what is hidden, but not in a text field', () => {
  draw(ALL);
  for (const name of ['a', 'd']) click(name);
  draw(['c', 'd']);
  escape('text');
  expect(selection()).toBe('d and 1');
  escape('c');
  draw(ALL);
  expect(selection()).toBe(' and 0');
});
