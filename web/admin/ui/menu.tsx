import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

export interface MenuItem {
  text: string;
  /** The accessible name, if the text does not name the record. */
  label?: string;
  /** A second line. */
  note?: ReactNode;
  icon?: ComponentProps<typeof Icon>['name'];
  isDangerous?: boolean;
  /** The address of a link. */
  to?: string;
  onSelect?: () => void;
}

interface MenuProps {
  /** The accessible name of the button and of the menu. */
  label: string;
  items: readonly MenuItem[];
  /** The words on the button. Without them it has three dots. */
  text?: string;
  isDisabled?: boolean;
  className?: string;
}

/** A button that opens a menu. The menu is above everything else, so that no table cuts it off. */
export function Menu({ label, items, text, isDisabled = false, className = '' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (returnsFocus: boolean) => {
    if (returnsFocus) button.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={text ? undefined : label}
        aria-disabled={isDisabled || undefined} // a disabled button would lose the focus
        onClick={() => setOpen(!isOpen && !isDisabled)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isDisabled) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={`${buttonClass(text ? 'secondary' : 'plain')} ${text ? 'px-3!' : 'w-10 shrink-0 px-0! md:min-h-9 md:w-9'} aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${className}`}
      >
        {text}
        <Icon name={text ? 'chevronDown' : 'dots'} className={text ? 'size-4' : undefined} />
      </button>
      {isOpen && <MenuList label={label} items={items} button={button} onClose={close} />}
    </>
  );
}

interface MenuListProps extends Pick<MenuProps, 'label' | 'items'> {
  button: RefObject<HTMLButtonElement | null>;
  onClose: (returnsFocus: boolean) => void;
}

function MenuList({ label, items, button, onClose }: MenuListProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, opener] = [menu.current, button.current];
    if (!element || !opener) return undefined;
    const update = () => moveBeside(element, opener);
    element.showPopover();
    update();
    itemsIn(element)[0]?.focus({ preventScroll: true });
    // A note may be loaded later, which makes the menu wider.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    addEventListener('scroll', update, { capture: true, passive: true });
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', update, { capture: true });
      removeEventListener('resize', update);
    };
  }, [button]);
  const choose = ({ onSelect }: MenuItem) => {
    onClose(true);
    onSelect?.();
  };
  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => onMenuKey(event, onClose)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && relatedTarget !== button.current) onClose(false);
      }}
      className="inset-auto m-0 max-h-[min(24rem,70dvh)] max-w-[min(20rem,calc(100vw-1rem))] min-w-44 overflow-y-auto rounded-xl border border-line bg-surface p-1 text-left text-sm text-text shadow-pop"
    >
      {items.map((item) => (
        <Item key={item.text} item={item} onChoose={() => choose(item)} />
      ))}
    </div>
  );
}

function Item({
  item: { text, label, note, icon, isDangerous, to },
  onChoose,
}: {
  item: MenuItem;
  onChoose: () => void;
}) {
  const noteId = useId();
  const props = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-label': label,
    'aria-describedby': note ? noteId : undefined,
    onClick: onChoose,
    className: `flex min-h-10 w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-left hover:bg-sunken focus-visible:bg-sunken ${isDangerous ? 'text-danger' : ''}`,
  };
  const content = (
    <>
      {icon && <Icon name={icon} className="size-4 shrink-0" />}
      <span className="min-w-0">
        <span className="block">{text}</span>
        {note && (
          <span id={noteId} className="block text-xs text-muted">
            {note}
          </span>
        )}
      </span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} {...props}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...props}>
      {content}
    </button>
  );
}

function itemsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Arrows, Home and End move the focus. Escape and Tab close the menu; Tab then continues after the button. */
function onMenuKey(event: KeyboardEvent<HTMLElement>, onClose: (returnsFocus: boolean) => void): void {
  const { key, currentTarget } = event;
  const items = itemsIn(currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: current <= 0 ? items.length - 1 : current - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[key];
  if (key === 'Escape' || key === 'Tab') onClose(true);
  if (target !== undefined) items[target]?.focus();
  if (target !== undefined || key === 'Escape') event.preventDefault();
  event.stopPropagation();
}

/** Below the button, or above it if there is more room. */
function moveBeside(menu: HTMLElement, button: HTMLElement): void {
  const rect = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const fitsBelow = rect.bottom + height + 8 <= innerHeight || rect.top < height + 8;
  menu.style.top = `${fitsBelow ? rect.bottom + 4 : rect.top - height - 4}px`;
  menu.style.left = `${Math.max(8, Math.min(rect.right, document.documentElement.clientWidth - 8) - width)}px`;
}
