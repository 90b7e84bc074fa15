import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatRelativeTime } from '../../rules/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageContext } from './page-context.ts';

const MINUTE = 60_000;

/**
 * How long ago something happened. The first rendering goes by the server's clock in UTC, so that the browser takes
 * over the very same text; from then on it goes by the visitor's own clock and time zone.
 */
export function RelativeTime({ iso }: { iso: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { renderedAt } = usePageContext();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const zone = now ? undefined : 'UTC';
  const text = formatRelativeTime(iso, now ?? new Date(renderedAt), language, zone);
  return (
    <time dateTime={iso} title={formatDate(iso, language, zone)} suppressHydrationWarning>
      {text ?? t('time.justNow')}
    </time>
  );
}
