import type { FactTopic } from '#rules/facts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';
import type { ComparedFactFragment } from '../compare/compare.generated.ts';

/** The facts that help most to choose a browser; the comparison has all. */
const SHOWN_TOPICS: readonly FactTopic[] = ['price', 'agent', 'models', 'page_data', 'engine', 'licence'];

export function AtAGlance({
  browser: { id, facts },
}: {
  browser: { id: number; facts: readonly ComparedFactFragment[] };
}) {
  const { t } = useTranslation();
  const textOf = useFactText();
  const shown = facts.filter(({ topic }) => SHOWN_TOPICS.includes(topic));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="glance" className="text-sm max-lg:order-1">
      <h2 id="glance" className="text-lg font-semibold">
        {t('glance.title')}
      </h2>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((fact) => (
          <div key={fact.topic} className="grid grid-cols-[2fr_3fr] gap-x-4 py-2">
            <dt className="text-muted">{t(`topic.${fact.topic}`)}</dt>
            <dd className="wrap-anywhere">{textOf(fact)}</dd>
          </div>
        ))}
      </dl>
      <SiteLink to={comparePath([id])} rel="nofollow" className="mt-1 target link print:hidden">
        {t('glance.compare')}
      </SiteLink>
    </section>
  );
}
