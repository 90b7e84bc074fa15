import { useTranslation } from 'react-i18next';
import { platformsOf, SYSTEM_NAMES, systemNamed } from '#rules/system.ts';
import { PLATFORMS, type Platform } from '#rules/vocabulary.ts';
import { useShownSystem } from '../../ui/use-root-data.ts';

interface WithPlatforms {
  platforms: readonly { platform: Platform }[];
}

const runs = ({ platforms }: WithPlatforms, own: readonly Platform[]) =>
  platforms.some(({ platform }) => own.includes(platform));

/** By it the styles order the items before the scripts run, because the page is the same for everyone. */
export function runsOn({ platforms }: WithPlatforms) {
  return { 'data-runs': platforms.map(({ platform }) => platform).join(' ') };
}

/** Browsers that have a file for the visitor's system, then the others, for keyboards and screen readers. */
export function useFittingFirst<T extends WithPlatforms>(browsers: readonly T[], isGrouped = true): [T[], T[]] {
  const shown = useShownSystem();
  const own = shown ? platformsOf(systemNamed(shown)) : [];
  const fits = (browser: T) => !shown || !isGrouped || runs(browser, own);
  return [browsers.filter(fits), browsers.filter((browser) => !fits(browser))];
}

/** The styles show that of the visitor's platform. */
export function NotForHeadings({ browsers }: { browsers: readonly WithPlatforms[] }) {
  const { t } = useTranslation();
  return PLATFORMS.map((platform) => {
    const names = SYSTEM_NAMES.filter((name) => {
      const system = systemNamed(name);
      return system.platform === platform && !browsers.every((browser) => runs(browser, platformsOf(system)));
    });
    return (
      names.length > 0 && (
        <li key={platform} data-systems={names.join(' ')} className="order-1 col-span-full px-4 pt-6 pb-2">
          <h3 className="font-semibold">{t('browser.notFor', { platform: t(`platform.${platform}`) })}</h3>
        </li>
      )
    );
  });
}
