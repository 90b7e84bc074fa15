import { useState } from 'react';
import { DATE_LOCALES, ageOf, formatDate } from '#rules/format.ts';
import type { Language } from '#rules/vocabulary.ts';
import { toLocalTime } from './local-time.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

const ENGLISH = new Intl.DateTimeFormat(DATE_LOCALES.en, { dateStyle: 'medium', timeZone: 'UTC' });

/** "5 Jan 2026" or "2026-01-05". */
export function shortDate(date: string, language: Language) {
  return language === 'zh' ? date : ENGLISH.format(new Date(date));
}

/** "5 Jan 2026, 14:30", in the administrator's own time zone. */
export function shortTime(iso: string, language: Language) {
  return new Date(iso).toLocaleString(DATE_LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
}

export function ShortDate({ date, language }: { date: string; language: Language }) {
  return (
    <time dateTime={date} title={formatDate(date, language)} className="whitespace-nowrap tabular-nums">
      {shortDate(date, language)}
    </time>
  );
}

export function ShortTime({ iso }: { iso: string }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  if (ageOf(iso, now).unit !== 'date') return <RelativeTime iso={iso} />;
  return <ShortDate date={toLocalTime(iso).slice(0, 10)} language={language} />;
}
