import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';

/** Stands where the download of a maintained browser is. */
export function DiscontinuedNote() {
  const { t } = useTranslation();
  return <p className="rounded-2xl border border-line bg-sunken p-4 text-sm leading-relaxed sm:p-5">{t('browser.discontinuedText')}</p>;
}

/** The files of a browser that is no longer maintained, behind one more click. */
export function DiscontinuedFiles({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="group mt-12">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-lg border border-line bg-surface px-4 font-medium hover:border-muted [&::-webkit-details-marker]:hidden">
        <Icon name="chevronRight" className="size-4 transition group-open:rotate-90" />
        {t('browser.discontinuedFiles')}
      </summary>
      <div className="mt-6 [&>section:first-child]:lg:max-w-96">{children}</div>
    </details>
  );
}
