import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { VERSIONS_PER_BROWSER, VERSIONS_SHOWN } from '#rules/limits.ts';
import { likeliestFirst } from '#rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed } from '#rules/system.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { versionPath, browserPath, newPath, showsAllVersions } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { useFocusOnAppended } from '../../ui/more.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { ListData } from '../../ui/page-head.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { useNextLocation, SiteLink } from '../../ui/site-navigation.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { useBrowserVersionsQuery, type VersionCardFragment } from './page.generated.ts';
import { chosenPlatform, openedPlatform } from './shown-system.ts';
import { VersionCard } from './version-card.tsx';

interface BrowserVersionsProps {
  browser: BrowserPageFragment;
}

/** Spec §2. */
export function BrowserVersions({ browser }: BrowserVersionsProps) {
  const { t } = useTranslation();
  const shown = chosenPlatform(browser.platforms, useLocation().search);
  const chosen = chosenPlatform(browser.platforms, useNextLocation().search);
  return (
    <section aria-labelledby="versions" className="@container mt-8 min-w-0 max-lg:order-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="versions" className="section-title">
          {t('browser.versions')}
        </h2>
        {browser.status !== 'ended' && (
          <SiteLink to={newPath({ browsers: [browser.id] })} className="target text-sm link print:hidden">
            {t('new.follow')}
          </SiteLink>
        )}
      </div>
      {shown && chosen ? (
        <>
          <PlatformTabs browserId={browser.id} platforms={browser.platforms} chosen={chosen} />
          <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(shown)} className="mt-6">
            <VersionList key={shown} browser={browser} platform={shown} />
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

export function browserVersionsVariables(id: number, platform: Platform) {
  return { id, platform, limit: VERSIONS_PER_BROWSER };
}

function VersionList({ browser, platform }: BrowserVersionsProps & { platform: Platform }) {
  const { t, titleOf } = useVersionTexts();
  const { search } = useLocation();
  const { data, ...pending } = useBrowserVersionsQuery({
    variables: browserVersionsVariables(browser.id, platform),
  });
  const list = useRef<HTMLUListElement>(null);
  const versions = data?.browser?.versions;
  const all = versions ? inReleases(versions.nodes) : [];
  const shown = showsAllVersions(search) ? all : all.slice(0, VERSIONS_SHOWN);
  const focusOnAppended = useFocusOnAppended(list, shown.length);
  if (!versions) {
    return (
      <Pending {...pending} message={t('error.loadVersions')}>
        <SkeletonBlock className="h-dvh" />
      </Pending>
    );
  }
  return (
    <>
      <ListData
        type="ItemList"
        pages={all.map((version) => ({
          name: titleOf(browser.name, version, version.offeredLink.url),
          path: versionPath(version.id),
        }))}
      />
      <ul ref={list} className="grid gap-4 @2xl:grid-cols-2">
        {shown.map((version) => (
          <li key={version.id} className="min-w-0">
            <VersionCard version={version} browser={browser} />
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <div className="mt-6 text-center print:hidden">
          <SiteLink
            to={browserPath(browser.id, openedPlatform(browser.platforms, search), true)}
            replace
            rel="nofollow"
            onClick={focusOnAppended}
            className="inline-flex min-h-11 pill px-6 text-sm font-medium"
          >
            {t('browser.showOthers', { count: all.length - shown.length })}
          </SiteLink>
        </div>
      )}
      {shown.length === all.length && versions.totalCount > all.length && (
        <p className="mt-6 text-center hint">
          {t('browser.newestOnly', { shown: all.length, total: versions.totalCount })}
        </p>
      )}
    </>
  );
}

/** Of files with the same number, the likeliest for the platform first. */
function inReleases(versions: readonly VersionCardFragment[]) {
  const releases = Map.groupBy(versions, ({ versionNumber, releaseChannel, releaseDate }) =>
    [versionNumber, releaseChannel, releaseDate].join(' '),
  );
  return [...releases.values()].flatMap(likeliestFirst);
}

const PANEL_ID = 'versions-panel';

function tabId(platform: Platform) {
  return `tab-${platform}`;
}

interface PlatformTabsProps {
  browserId: number;
  platforms: { platform: Platform; count: number }[];
  chosen: Platform;
}

/** Each tab is a link, which works without scripts. A choice replaces the history entry: "back" leaves the page. */
function PlatformTabs({ browserId, platforms, chosen }: PlatformTabsProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <div
      role={isHydrated ? 'tablist' : undefined}
      aria-label={isHydrated ? t('browser.platforms') : undefined}
      onKeyDown={handleTabKeys}
      className="mt-4 flex flex-wrap gap-2"
    >
      {platforms.map(({ platform, count }) => (
        <SiteLink
          key={platform}
          id={tabId(platform)}
          to={browserPath(browserId, platform)}
          replace
          {...(isHydrated
            ? {
                role: 'tab',
                'aria-selected': platform === chosen,
                'aria-controls': PANEL_ID,
                tabIndex: platform === chosen ? 0 : -1,
              }
            : { 'aria-current': platform === chosen })}
          className={`inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium ${platform === chosen ? 'border-accent accent-tint' : 'border-line bg-surface hover:border-muted'}`}
        >
          <PlatformLabel platform={platform} />
          <span className="tabular-nums opacity-75">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('browser.versionCount', { count })}</span>
          </span>
          <span
            data-systems={SYSTEM_NAMES.filter(
              (name) => name !== 'chromeos' && systemNamed(name).platform === platform,
            ).join(' ')}
            className="text-xs font-normal text-muted"
          >
            {t('offer.yourSystem')}
          </span>
        </SiteLink>
      ))}
    </div>
  );
}

/** The keys of the WAI-ARIA tabs pattern; Space acts like Enter. */
function handleTabKeys(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const positions: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: tabs.length - 1,
    ' ': current,
  };
  const position = positions[event.key];
  if (current < 0 || position === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const next = tabs.at(position % tabs.length);
  next?.focus();
  next?.click();
}
