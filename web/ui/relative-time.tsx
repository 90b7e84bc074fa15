import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOf, formatDate } from '#rules/format.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { usePageContext } from './page-context.ts';

const MINUTE = 60_000;

/** The server and hydration use the server's clock and UTC, so that both render the same text. */
export function RelativeTime({ iso }: { iso: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { renderedAt } = usePageContext();
  const textsAt = (now: Date, zone?: 'UTC') => {
    const { unit, count } = ageOf(iso, now);
    const date = formatDate(iso, language, zone);
    return `${unit === 'date' ? date : t(`time.${unit}`, { count })}\n${date}`;
  };
  // Both texts are one string, so that React renders again only if one of them has changed.
  const [text, title] = useSyncExternalStore(
    onEveryMinute,
    () => textsAt(new Date()),
    () => textsAt(new Date(renderedAt), 'UTC'),
  ).split('\n');
  return (
    <time dateTime={iso} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}

function onEveryMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The time replaces `<time/>`, which each language has in a different place. */
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
