import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export function WarningBox({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-xl border border-tag-yellow/40 bg-tag-yellow-soft px-4 py-4 text-tag-yellow"
    >
      <Icon name="warning" className="mt-0.5 size-5" />
      <div className="grid gap-1 text-sm">
        <h2 id={id} className="text-base font-medium">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
