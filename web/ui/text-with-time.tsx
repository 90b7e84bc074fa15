import { useTranslation } from '../i18n/use-translation.ts';
import { RelativeTime } from './relative-time.tsx';

/** The time since an event is in place of `<time/>`; each language has it in a different place of the sentence. */
export function TextWithTime({ text, iso }: { text: string; iso: string }) {
  const [before, after] = text.split('<time/>');
  return (
    <>
      {before}
      <RelativeTime iso={iso} />
      {after}
    </>
  );
}

export function Updated({ iso }: { iso: string }) {
  const { t } = useTranslation();
  return <TextWithTime text={t('browser.updated')} iso={iso} />;
}
