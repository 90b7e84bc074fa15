import { formatDate } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toneOf, useLinkStateName } from './link-dot.tsx';
import type { AdminLinkFragment } from './links.generated.ts';

type Day = AdminLinkFragment['history'][number];

/** A bar for each of the last thirty days, if the link was checked on one of them. Screen readers hear how often each state was found. */
export function LinkStrip({ history }: { history: readonly Day[] }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const nameOf = useLinkStateName();
  const stateOf = ({ verdict }: Day) => verdict && { verdict, isDead: false };
  if (history.every(({ verdict }) => verdict === null)) return null;
  const counts = [...Map.groupBy(history, (day) => nameOf(stateOf(day)))].map(([name, days]) =>
    t('links.daysOf', { name, days: days.length }),
  );
  return (
    <span
      role="img"
      aria-label={t('links.history', { text: counts.join(', ') })}
      className="inline-flex h-5 items-end gap-px"
    >
      {history.map((day) => (
        <span
          key={day.day}
          title={t('links.onDay', { name: nameOf(stateOf(day)), day: formatDate(day.day, language) })}
          className={`w-1 rounded-xs forced-color-adjust-none ${heightOf(day)} ${toneOf(stateOf(day))}`}
        />
      ))}
    </span>
  );
}

/** Days with a problem are the highest, so that they are seen without their colour. */
function heightOf({ verdict }: Day): string {
  if (verdict === null) return 'h-1';
  return verdict === 'fine' ? 'h-3' : 'h-5';
}
