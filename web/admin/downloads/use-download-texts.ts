import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DATE_LOCALES } from '../ui/short-date.tsx';

export interface Point {
  from: string;
  to: string;
  downloads: number;
}

export function useDownloadTexts() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = DATE_LOCALES[language];
    const spanIn = ({ from, to }: Point, options: Intl.DateTimeFormatOptions) =>
      new Date(from).toLocaleDateString(locale, {
        ...options,
        day: from === to ? 'numeric' : undefined,
        timeZone: 'UTC',
      });
    const number = (count: number) => count.toLocaleString(locale);
    return {
      number,
      /** "12 Nov", or "Nov" for a month. */
      shortSpan: (point: Point) => spanIn(point, { month: 'short' }),
      /** "12 November 2026", or "November 2026". */
      longSpan: (point: Point) => spanIn(point, { month: 'long', year: 'numeric' }),
      downloads: (count: number) => t('downloads.count', { count, shown: number(count) }),
    };
  }, [t, language]);
}
