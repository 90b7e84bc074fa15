import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, versionPath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { Section } from './section.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import { VersionBadges } from './version-badges.tsx';
import { useOtherVersionsQuery, type OtherVersionFragment, type VersionPageFragment } from './version.generated.ts';

const MAX_SHOWN = 5;

/** The query also returns the current version, so it requests one more than is shown. */
export function otherVersionsVariables({ browser, platform }: Pick<VersionPageFragment, 'browser' | 'platform'>) {
  return { browserId: browser.id, platform, limit: MAX_SHOWN + 1 };
}

/** If they fail to load, nothing is shown, because they are optional. */
export function OtherVersions({ version: { id, browser, platform } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { data } = useOtherVersionsQuery({ variables: otherVersionsVariables({ browser, platform }) });
  const others = data?.browser?.versions.nodes.filter((other) => other.id !== id).slice(0, MAX_SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Section id="others" title={t('version.others', { platform: t(`platform.${platform}`) })}>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((other) => (
          <li key={other.id}>
            <OtherVersion version={other} isDiscontinued={browser.status === 'ended'} />
          </li>
        ))}
      </ul>
      <SiteLink
        to={browserPath(browser.id, platform)}
        className="mt-2 inline-flex min-h-10 items-center text-sm font-medium text-accent hover:text-accent-strong hover:underline"
      >
        {t('version.all')}
      </SiteLink>
    </Section>
  );
}

function OtherVersion({ version, isDiscontinued }: { version: OtherVersionFragment; isDiscontinued: boolean }) {
  const { dateOf, architectureOf } = useVersionTexts();
  return (
    <SiteLink to={versionPath(version.id)} className="group flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="font-medium wrap-anywhere tabular-nums group-hover:text-accent">{version.versionNumber}</span>
      {version.architecture && <span className="text-sm text-muted">{architectureOf(version)}</span>}
      <VersionBadges version={version} isDiscontinued={isDiscontinued} />
      <time
        dateTime={version.releaseDate}
        className="basis-full text-sm sm:ml-auto sm:basis-auto whitespace-nowrap text-muted"
      >
        {dateOf(version)}
      </time>
    </SiteLink>
  );
}
