import type { ReactNode } from 'react';

export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function FeatureList({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={`list-disc space-y-1.5 pl-5 marker:text-accent ${className}`}>
      {features.map((feature, index) => (
        <li key={index} className="wrap-anywhere">
          {feature}
        </li>
      ))}
    </ul>
  );
}
