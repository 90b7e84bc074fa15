import type { ReactNode } from 'react';

/** A page with a message and a link. */
export function MessagePage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-site flex-col items-start gap-4 px-4 pt-16 pb-14 sm:px-6 sm:pt-20">
      <h1 className="text-title leading-tight font-semibold tracking-tight text-balance break-keep wrap-anywhere">
        {title}
      </h1>
      {text && <p className="text-lg text-muted">{text}</p>}
      {children}
    </div>
  );
}

export const messageLink =
  'mt-2 inline-flex min-h-10 items-center rounded-lg bg-accent px-4 font-medium text-on-accent hover:bg-accent-strong';
