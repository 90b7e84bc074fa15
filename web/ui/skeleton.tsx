import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/** Stands in for a page, or a part of one, that is on its way; says so to those who cannot see it. */
export function Skeleton({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={className}>
      <span className="sr-only">{t('status.loading')}</span>
      <div aria-hidden="true" className="animate-pulse">
        {children}
      </div>
    </div>
  );
}

/** One gray shape of a skeleton; its size comes as classes. */
export function Bone({ className }: { className: string }) {
  return <div className={`rounded-lg bg-sunken ${className}`} />;
}
