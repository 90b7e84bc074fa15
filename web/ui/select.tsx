import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** The select of the browser in the look of the site. The class is that of its frame. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select
        {...props}
        className="h-10 w-full appearance-none text-ellipsis field pr-9 pl-3 text-base hover:border-muted aria-invalid:border-danger disabled:opacity-60 sm:text-sm"
      />
      <Icon
        name="chevronRight"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 rotate-90 text-muted"
      />
    </span>
  );
}
