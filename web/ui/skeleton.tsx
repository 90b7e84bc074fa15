import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Shown while a page or a part of it loads. Screen readers read "Loading". The attribute is for
 * `use-scroll-position.ts`.
 */
export function Skeleton({ className = '', children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" data-loading="" className={className}>
      <span className="sr-only">{t('status.loading')}</span>
      <div aria-hidden="true" className="animate-pulse">
        {children}
      </div>
    </div>
  );
}

export function SkeletonBlock({ className }: { className: string }) {
  return <div className={`rounded-lg bg-sunken ${className}`} />;
}
