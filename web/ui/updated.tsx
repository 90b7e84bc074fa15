import { useTranslation } from '../i18n/use-translation.ts';
import { RelativeTime } from './relative-time.tsx';

/** The time of the last change. Each language has the time in a different place of the sentence. */
export function Updated({ iso }: { iso: string }) {
  const { t } = useTranslation();
  const [before, after] = t('browser.updated').split('<time/>');
  return (
    <>
      {before}
      <RelativeTime iso={iso} />
      {after}
    </>
  );
}
