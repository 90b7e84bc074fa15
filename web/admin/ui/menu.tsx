import { type KeyboardEvent, type RefCallback, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

export interface MenuItem {
  text: string;
  /** The accessible name if it differs. */
  label?: string;
  icon?: IconName;
  isDangerous?: boolean;
  to?: string;
  onSelect?: () => void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** On the button; if it is missing, the button has three dots. */
  text?: string;
  isDisabled?: boolean;
  className?: string;
}

/** The browser places and closes the popover, and returns the focus to the button. */
export function Menu({ label, items, text, isDisabled = false, className = '' }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={text ? 'secondary' : 'plain'}
        icon={text ? undefined : 'dots'}
        popoverTarget={isDisabled ? undefined : id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={text ? undefined : label}
        aria-disabled={isDisabled || undefined} // a disabled button would lose the focus
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        className={`${text ? 'px-3!' : 'w-10 shrink-0 px-0! md:min-h-9 md:w-9'} aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${className}`}
      >
        {text && (
          <>
            {text}
            <Icon name="chevronDown" className="size-4" />
          </>
        )}
      </Button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        // It happens at once, because the browser gives the focus to the first item when it has shown the menu.
        onBeforeToggle={({ newState }) => newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={({ newState }) => {
          if (newState === 'closed') setOpen(false); // only now, because the browser returns the focus from an item
        }}
        onClickCapture={({ currentTarget }) => currentTarget.hidePopover()}
        onKeyDown={onMenuKey}
        className="m-auto max-h-[min(24rem,70dvh)] max-w-[min(20rem,calc(100vw-1rem))] min-w-44 overflow-y-auto rounded-xl border border-line bg-surface p-1 text-left text-sm text-text shadow-pop [position-area:bottom_span-left] [position-try:flip-block,flip-inline,flip-block_flip-inline] supports-[position-area:none]:my-1"
      >
        {isOpen && items.map((item, index) => <Item key={item.text} {...item} isFirst={index === 0} />)}
      </div>
    </>
  );
}

/** Marks the item that gets the focus: React's `autoFocus` calls `focus` before the menu is visible. */
const setAutofocus: RefCallback<HTMLElement> = (item) => item?.setAttribute('autofocus', '');

function Item({ text, label, icon, isDangerous, to, onSelect, isFirst }: MenuItem & { isFirst: boolean }) {
  const props = {
    ref: isFirst ? setAutofocus : undefined,
    role: 'menuitem',
    tabIndex: isFirst ? 0 : -1, // otherwise the keyboard could not scroll a long menu
    'aria-label': label,
    onClick: onSelect,
    className: `flex min-h-10 w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken ${isDangerous ? 'text-danger' : ''}`,
    children: (
      <>
        {icon && <Icon name={icon} className="size-4" />}
        <span className="min-w-0">{text}</span>
      </>
    ),
  };
  return to === undefined ? <button type="button" {...props} /> : <Link to={to} {...props} />;
}

/** Arrows, Home and End move the focus. Tab closes the menu, then continues after the button. */
function onMenuKey(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const current = items.findIndex((item) => item === document.activeElement);
  const target = { ArrowDown: (current + 1) % items.length, ArrowUp: Math.max(current, 0) - 1, Home: 0, End: -1 }[key];
  if (key === 'Tab' || key === 'Escape') {
    currentTarget.hidePopover();
    // The browser does not return the focus from a menu that is inside another popover.
    if (currentTarget.previousElementSibling instanceof HTMLElement) currentTarget.previousElementSibling.focus();
    if (key === 'Escape') event.preventDefault();
  }
  if (target !== undefined) {
    items.at(target)?.focus();
    event.preventDefault();
  }
  event.stopPropagation();
}
