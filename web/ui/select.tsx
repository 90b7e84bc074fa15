import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps {
  name?: string;
  'aria-label'?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

export function Select({ value, onChoose, children, ...props }: SelectProps) {
  return (
    <span className="relative min-w-0">
      <select
        {...props}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-10.5 w-full appearance-none text-ellipsis field pr-9 pl-3 text-base hover:border-muted sm:text-sm"
      >
        {children}
      </select>
      <Icon name="chevronRight" className="pointer-events-none absolute top-3.5 right-3 size-4 rotate-90 text-muted" />
    </span>
  );
}
