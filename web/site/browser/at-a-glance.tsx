import type { ReactNode } from 'react';
import type { FactTopic } from '../../../rules/facts.ts';
import { likeliestFirst } from '../../../rules/offered-files.ts';
import { PLATFORMS } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { comparePath } from '../../paths.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';
import type { ComparedFactFragment } from '../compare/compare.generated.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';

/** The facts that help most to choose a browser; the comparison has all. */
const SHOWN_TOPICS: readonly FactTopic[] = ['price', 'agent', 'models', 'page_data', 'engine', 'licence'];

interface AtAGlanceProps {
  browser: { id: number; facts: readonly ComparedFactFragment[]; downloads: readonly OfferedFileFragment[] };
}

/** Without known facts, the latest versions. */
export function AtAGlance({ browser: { id, facts, downloads } }: AtAGlanceProps) {
  const { t } = useTranslation();
  const textOf = useFactText();
  const versions = useLatestVersions(downloads);
  const known = facts
    .filter(({ topic }) => SHOWN_TOPICS.includes(topic))
    .map((fact) => ({ key: fact.topic, label: t(`topic.${fact.topic}`), values: [textOf(fact)] }));
  const lines = known.length > 0 ? known : versions;
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="glance" className="text-sm max-lg:order-1">
      <h2 id="glance" className="text-lg font-semibold">
        {t('glance.title')}
      </h2>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {lines.map(({ key, label, values }) => (
          <div key={key} className="grid grid-cols-[2fr_3fr] gap-x-4 py-2">
            <dt className="text-muted">{label}</dt>
            {values.map((value, index) => (
              <dd key={index} className="col-start-2 wrap-anywhere">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {known.length > 0 && (
        <SiteLink to={comparePath([id])} rel="nofollow" className="mt-1 target link print:hidden">
          {t('glance.compare')}
        </SiteLink>
      )}
    </section>
  );
}

function useLatestVersions(
  files: readonly OfferedFileFragment[],
): { key: string; label: ReactNode; values: ReactNode[] }[] {
  const { processorOf, numberOf } = useVersionTexts();
  const byPlatform = Map.groupBy(files, ({ platform }) => platform);
  return PLATFORMS.flatMap((platform) => {
    const own = byPlatform.get(platform);
    if (!own) return [];
    const values = [...Map.groupBy(own, numberOf)].map(([number, same]) => (
      <>
        {number}
        <span className="block text-muted">
          <FactsLine facts={[...new Set(likeliestFirst(same).map(processorOf))]} />
        </span>
      </>
    ));
    return { key: platform, label: <PlatformLabel platform={platform} />, values };
  });
}
