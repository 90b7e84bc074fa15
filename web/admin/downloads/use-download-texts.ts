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
    const dates = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const formats = {
      day: {
        short: dates({ day: 'numeric', month: 'short' }),
        long: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
      },
      month: { short: dates({ month: 'short' }), long: dates({ month: 'long', year: 'numeric' }) },
    };
    const formatsOf = ({ from, to }: Point) => formats[from === to ? 'day' : 'month'];
    const whole = new Intl.NumberFormat(locale);
    const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
    const number = (count: number) => whole.format(count);
    return {
      number,
      /** One of the numbers beside a chart: all of them short, such as 12k, if the largest one is long. */
      axisNumber: (count: number, all: readonly number[]) =>
        (Math.max(...all) < 10_000 ? whole : compact).format(count),
      /** "12 Nov", or "Nov" for a month. */
      shortSpan: (point: Point) => formatsOf(point).short.format(new Date(point.from)),
      /** "12 November 2026", or "November 2026". */
      longSpan: (point: Point) => formatsOf(point).long.format(new Date(point.from)),
      downloads: (count: number) => t('downloads.count', { count, shown: number(count) }),
    };
  }, [t, language]);
}
