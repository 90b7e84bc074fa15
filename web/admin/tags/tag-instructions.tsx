import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

/** How tags work and what deleting one does (spec §2). */
export function TagInstructions() {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 rounded-2xl bg-sunken px-5 py-4 text-sm">
      <h2 id={id} className="font-semibold">
        {t('tags.howTitle')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-4.5 text-muted">
        <li>{t('tags.howOrder')}</li>
        <li>{t('tags.howId')}</li>
        <li>{t('tags.howShown')}</li>
        <li className="font-medium text-text">{t('tags.howDelete')}</li>
      </ul>
    </section>
  );
}
