import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing, Icon } from '../../ui/icon.tsx';

const WARNING = 'M12 4 2.8 20h18.4ZM12 10v4.5m0 2.7v.1';

/** Stands where the download of a maintained browser is. */
export function DiscontinuedNote() {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3.5 rounded-2xl border border-tag-yellow/40 bg-tag-yellow-soft p-4 text-tag-yellow sm:p-5">
      <Drawing shape={WARNING} className="size-6" />
      <p className="text-sm leading-relaxed">
        <strong className="block text-base leading-snug font-semibold">{t('discontinued.title')}</strong>{' '}
        {t('discontinued.text')}
      </p>
    </div>
  );
}

/** The files of a browser that is no longer maintained, behind one more click: below the browsers to use instead. */
export function DiscontinuedFiles({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className="group mt-10 min-w-0">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-lg border border-line bg-surface px-4 font-medium hover:border-muted [&::-webkit-details-marker]:hidden">
        <Icon name="chevronRight" className="size-4 transition group-open:rotate-90" />
        <span className="group-open:hidden">{t('discontinued.show')}</span>
        <span className="hidden group-open:inline">{t('discontinued.hide')}</span>
      </summary>
      <div className="mt-6 [&>section:first-child]:max-w-96">{children}</div>
    </details>
  );
}
