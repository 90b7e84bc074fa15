import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';

/** Three tips to read before adding code (spec §2). */
export function SecurityWarning() {
  const { t } = useTranslation('admin');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-2xl border border-tag-yellow/30 bg-tag-yellow-soft px-4 py-4 text-tag-yellow sm:px-5"
    >
      <Icon name="warning" className="mt-0.5 size-5" />
      <div>
        <h2 id={id} className="font-semibold">
          {t('codes.warningTitle')}
        </h2>
        <ul className="mt-1 list-disc space-y-0.5 pl-4.5 text-sm">
          <li>{t('codes.warningTrust')}</li>
          <li>{t('codes.warningBreak')}</li>
          <li>{t('codes.warningTest')}</li>
        </ul>
      </div>
    </section>
  );
}
