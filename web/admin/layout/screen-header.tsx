import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';

interface ScreenHeaderProps {
  title: string;
  /** A sentence about the purpose of the screen. */
  text?: string;
  /** A link to the parent screen. */
  back?: { to: string; label: string };
  /** Actions of the screen. */
  children?: ReactNode;
}

/** The heading of a screen, which is also the document's title. */
export function ScreenHeader({ title, text, back, children }: ScreenHeaderProps) {
  return (
    <header className="mb-6">
      <ScreenTitle title={title} />
      {back && (
        <Link
          to={back.to}
          className="-ml-2 mb-1 inline-flex min-h-9 items-center gap-1 rounded-lg px-2 text-sm text-muted hover:bg-sunken hover:text-text"
        >
          <Icon name="chevronLeft" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{title}</h1>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
      {text && <p className="mt-1 max-w-prose text-muted">{text}</p>}
    </header>
  );
}
