import { useLocation } from 'react-router-dom';
import { VERSIONS_PER_BROWSER } from '../../../rules/limits.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { Pending } from '../../ui/error-box.tsx';
import { ListData } from '../../ui/page-head.tsx';
import { useNextPath } from '../../ui/site-navigation.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { VersionsSkeleton } from './browser-skeleton.tsx';
import { useBrowserVersionsQuery } from './browser.generated.ts';
import { chosenPlatform } from './chosen-platform.ts';
import { PANEL_ID, PlatformTabs, tabId } from './platform-tabs.tsx';
import { groupByRelease } from './release-groups.ts';
import { ReleaseView } from './release-view.tsx';
import { useOfferedSystem, useOffers } from './shown-system.ts';

interface BrowserVersionsProps {
  browser: BrowserPageFragment;
  /** The platform with which the page was opened. */
  opened: Platform | null;
}

/** The browser's versions, with a tab for each platform that has versions (spec §2). */
export function BrowserVersions({ browser, opened }: BrowserVersionsProps) {
  const { t } = useTranslation();
  const platformIn = (search: string) => chosenPlatform(browser.platforms, new URLSearchParams(search));
  const shown = platformIn(useLocation().search);
  const chosen = platformIn(useNextPath().search);
  return (
    <section aria-labelledby="versions" className="@container mt-8 min-w-0 max-lg:order-1">
      <h2 id="versions" className="text-2xl font-semibold tracking-tight">
        {t('browser.versions')}
      </h2>
      {shown && chosen ? (
        <>
          <PlatformTabs browserId={browser.id} platforms={browser.platforms} chosen={chosen} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(shown)} className="mt-6">
            <VersionList key={shown} browser={browser} opened={opened} platform={shown} />
          </div>
        </>
      ) : (
        <p className="mt-6 rounded-2xl border border-dashed border-line px-6 py-12 text-center text-muted">
          {t('browser.noVersions')}
        </p>
      )}
    </section>
  );
}

function VersionList({ browser, opened, platform }: BrowserVersionsProps & { platform: Platform }) {
  const { t } = useTranslation();
  const { titleOf } = useVersionTexts();
  const { data, previousData, error, refetch } = useBrowserVersionsQuery({
    variables: { id: browser.id, platform, limit: VERSIONS_PER_BROWSER },
  });
  const versions = (data ?? previousData)?.browser?.versions;
  const offeredIds = useOfferedIds(browser, opened);
  if (!versions) {
    return (
      <Pending error={error} message={t('error.loadVersions')} retry={refetch}>
        <VersionsSkeleton count={browser.platforms.find((one) => one.platform === platform)?.count ?? 1} />
      </Pending>
    );
  }
  return (
    <>
      <ListData
        type="ItemList"
        pages={versions.nodes.map((version) => ({
          name: titleOf(browser.name, version),
          path: versionPath(version.id),
        }))}
      />
      <div className="grid gap-8">
        {groupByRelease(versions.nodes).map((release) => (
          <ReleaseView key={release.versions[0]?.id} release={release} browser={browser} offeredIds={offeredIds} />
        ))}
      </div>
      {versions.totalCount > versions.nodes.length && (
        <p className="mt-6 text-center text-sm text-muted">
          {t('browser.newestOnly', { shown: versions.nodes.length, total: versions.totalCount })}
        </p>
      )}
    </>
  );
}

/** The files that are offered at the top of the page. */
function useOfferedIds({ downloads }: BrowserPageFragment, opened: Platform | null): number[] {
  const system = useOfferedSystem(opened);
  const offer = useOffers(downloads).find(({ systems }) => system && systems.includes(system));
  return offer?.files.map(({ id }) => id) ?? [];
}
