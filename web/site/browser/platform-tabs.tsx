import type { KeyboardEvent } from 'react';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath } from '../../paths.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { systemsOf } from './shown-system.ts';

/** The tab panel, which shows the versions of the chosen platform. */
export const PANEL_ID = 'versions-panel';

export function tabId(platform: Platform): string {
  return `tab-${platform}`;
}

interface PlatformTabsProps {
  browserId: number;
  platforms: { platform: Platform; count: number }[];
  chosen: Platform;
}

/**
 * A tab for each platform. Each tab is a link, so that it can be shared and works without scripts. With scripts it is a
 * WAI-ARIA tab list. A choice replaces the current history entry, so that "back" leaves the page.
 */
export function PlatformTabs({ browserId, platforms, chosen }: PlatformTabsProps) {
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
          {...(isHydrated ? tabProps(platform === chosen) : { 'aria-current': platform === chosen })}
          className={`inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm font-medium ${platform === chosen ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line bg-surface hover:border-muted'}`}
        >
          <PlatformLabel platform={platform} />
          <span className="tabular-nums opacity-75">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('browser.versionCount', { count })}</span>
          </span>
          {/* The styles show this mark on the systems of the platform. */}
          <span
            data-systems={systemsOf(platform)
              .filter((name) => name !== 'chromeos')
              .join(' ')}
            className="text-xs font-normal text-muted"
          >
            <span data-reason="detected">{t('offer.yourSystem')}</span>
            <span data-reason="chosen">{t('offer.chosenSystem')}</span>
          </span>
        </SiteLink>
      ))}
    </div>
  );
}

function tabProps(isChosen: boolean) {
  return { role: 'tab', 'aria-selected': isChosen, 'aria-controls': PANEL_ID, tabIndex: isChosen ? 0 : -1 } as const;
}

/** The keys of the WAI-ARIA tabs pattern: the arrow keys, Home and End choose a tab; Space acts like Enter. */
function handleTabKeys(event: KeyboardEvent<HTMLElement>): void {
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
