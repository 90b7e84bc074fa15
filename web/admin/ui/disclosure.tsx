import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Before the words of everything that unfolds: a `<summary>`, or a button with `aria-expanded`. */
export function Chevron() {
  return (
    <Icon
      name="chevronRight"
      className="size-4 text-muted transition-transform in-aria-expanded:rotate-90 [details[open]>summary>&]:rotate-90"
    />
  );
}

/** What most people do not need. */
export function Disclosure({
  title,
  children,
  ...props
}: Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }) {
  return (
    <details {...props}>
      <summary className="flex min-h-9 w-fit items-center gap-1.5 rounded-lg pr-2 hint hover:text-text">
        <Chevron />
        {title}
      </summary>
      {children}
    </details>
  );
}
