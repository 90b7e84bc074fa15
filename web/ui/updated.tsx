import { useTranslation } from '../i18n/use-translation.ts';
import { TextWithTime } from './text-with-time.tsx';

/** The time of the last change. */
export function Updated({ iso }: { iso: string }) {
  const { t } = useTranslation();
  return <TextWithTime text={t('browser.updated')} iso={iso} />;
}
