import type { ComponentProps } from 'react';

type SectionProps = ComponentProps<'section'> & { id: string; title: string };

export function Section({ id, title, children, ...props }: SectionProps) {
  return (
    <section {...props} aria-labelledby={id}>
      <h2 id={id} className="mb-4.5 section-title wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}
