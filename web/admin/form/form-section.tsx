import { useId, type ReactNode } from 'react';

/** A group of fields with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="mb-5 font-semibold">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
