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

export function AtAGlance({ browser: { id, facts, downloads } }: AtAGlanceProps) {
  const { t } = useTranslation();
  const textOf = useFactText();
  const shown = facts.filter(({ topic }) => SHOWN_TOPICS.includes(topic));
  if (shown.length === 0) return <LatestVersions files={downloads} />;
  return (
    <Glance>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((fact) => (
          <Line key={fact.topic} label={t(`topic.${fact.topic}`)}>
            <dd className="wrap-anywhere">{textOf(fact)}</dd>
          </Line>
        ))}
      </dl>
      <SiteLink to={comparePath([id])} rel="nofollow" className="mt-1 target link print:hidden">
        {t('glance.compare')}
      </SiteLink>
    </Glance>
  );
}

function Glance({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="glance" className="text-sm max-lg:order-1">
      <h2 id="glance" className="text-lg font-semibold">
        {t('glance.title')}
      </h2>
      {children}
    </section>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-x-4 py-2">
      <dt className="text-muted">{label}</dt>
      {children}
    </div>
  );
}

function LatestVersions({ files }: { files: readonly OfferedFileFragment[] }) {
  const { processorOf, numberOf } = useVersionTexts();
  const platforms = PLATFORMS.map((platform) => ({
    platform,
    own: files.filter((file) => file.platform === platform),
  })).filter(({ own }) => own.length > 0);
  if (platforms.length === 0) return null;
  return (
    <Glance>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {platforms.map(({ platform, own }) => (
          <Line key={platform} label={<PlatformLabel platform={platform} />}>
            {[...new Set(own.map(numberOf))].map((number) => (
              <dd key={number} className="col-start-2 wrap-anywhere">
                {number}
                <span className="block text-muted">
                  <FactsLine
                    facts={[
                      ...new Set(likeliestFirst(own.filter((file) => numberOf(file) === number)).map(processorOf)),
                    ]}
                  />
                </span>
              </dd>
            ))}
          </Line>
        ))}
      </dl>
    </Glance>
  );
}
