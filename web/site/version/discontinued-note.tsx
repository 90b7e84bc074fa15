import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing } from '../../ui/icon.tsx';

const WARNING = 'M12 4 2.8 20h18.4ZM12 10v4.5m0 2.7v.1';

export function DiscontinuedNote({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <div
      className={`flex gap-3.5 rounded-2xl border border-tag-yellow/40 bg-tag-yellow-soft p-4 text-tag-yellow sm:p-5 ${className}`}
    >
      <Drawing shape={WARNING} className="size-6" />
      <p className="text-sm leading-relaxed">
        <strong className="block text-base leading-snug font-semibold">{t('discontinued.title')}</strong>{' '}
        {t('discontinued.text')}
      </p>
    </div>
  );
}
