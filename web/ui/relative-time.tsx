import { useSyncExternalStore } from 'react';
import { ageOf, formatDate } from '../../rules/format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
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
  const textsAt = (now: Date, zone?: 'UTC') => {
    const { unit, count } = ageOf(iso, now);
    const date = formatDate(iso, language, zone);
    return `${unit === 'date' ? date : t(`time.${unit}`, { count })}\n${date}`;
  };
  // One string of both, so that only those are rendered again whose words changed.
  const [text, title] = useSyncExternalStore(onEveryMinute, () => textsAt(thisMinute), () => textsAt(new Date(renderedAt), 'UTC')).split('\n');
  return (
    <time dateTime={iso} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}

// One clock for all, however many there are.
let thisMinute = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function onEveryMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (!timer) {
    thisMinute = new Date();
    timer = setInterval(tick, MINUTE);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  thisMinute = new Date();
  for (const listener of listeners) listener();
}
