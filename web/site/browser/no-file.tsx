import { SUGGESTIONS } from '../../../rules/limits.ts';
import type { Offer } from '../../../rules/offered-files.ts';
import { systemNamed, type SystemName } from '../../../rules/system.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import type { BrowserPageFragment, OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { useBrowsersForPlatformQuery } from './browser.generated.ts';
import { useOfferedSystem, useSystemTitle } from './shown-system.ts';

interface NoFileProps {
  offer: Offer<OfferedFileFragment>;
  browser: BrowserPageFragment;
  opened: Platform | null;
}

/**
 * Shown on a system on which no file of the browser runs: which browsers have one. The page of a discontinued browser
 * has suggestions of its own.
 */
export function NoFile({ offer: { systems, platform, others }, browser, opened }: NoFileProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { processorOf } = useVersionTexts();
  const titleOf = useSystemTitle();
  const offered = useOfferedSystem(opened);
  const [first = platform] = systems;
  const system = titleOf(systems.length > 1 ? platform : first);
  const shown = offered !== null && systems.includes(offered) ? offered : null;
  return (
    <>
      <p className="text-lg font-semibold text-balance">{t('offer.none', { system })}</p>
      {first === 'chromeos' && <p className="mt-1 text-sm text-muted">{t('offer.chromeos')}</p>}
      {others.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t('offer.otherProcessors', {
            system,
            name: localize(browser.name),
            processors: others.map(processorOf).join(t('offer.or')),
          })}
        </p>
      )}
      {browser.status !== 'ended' && <BrowsersWithFile browserId={browser.id} shown={shown} />}
    </>
  );
}

interface BrowsersWithFileProps {
  browserId: number;
  /**
   * The system that is shown; null if it is another one. The browsers are loaded only where they are seen, so that they
   * make no other page heavier.
   */
  shown: SystemName | null;
}

/** The first browsers with a file for the system, other than this one. Their place is reserved. */
function BrowsersWithFile({ browserId, shown }: BrowsersWithFileProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { platform, architecture } = systemNamed(shown ?? 'windows');
  const { data, error } = useBrowsersForPlatformQuery({
    variables: { platform, architecture, first: SUGGESTIONS + 1 },
    skip: !shown,
  });
  const browsers = data?.browsers.nodes.filter(({ id }) => id !== browserId).slice(0, SUGGESTIONS);
  if (error || browsers?.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-sm text-muted">{t('offer.instead')}</p>
      <ul
        className={`mt-2.5 grid min-h-26 auto-rows-[3rem] gap-2 ${browsers && browsers.length <= 2 ? 'grid-cols-1' : 'grid-cols-2'}`}
      >
        {!browsers &&
          Array.from({ length: SUGGESTIONS }, (_, index) => (
            <li key={index} aria-hidden="true" className="rounded-xl bg-sunken" />
          ))}
        {browsers?.map(({ id, name, iconUrl }) => (
          <li key={id}>
            <SiteLink
              to={browserPath(id, platform)}
              className="flex h-full items-center gap-2.5 rounded-xl border border-line px-2 hover:border-muted"
            >
              <BrowserIcon url={iconUrl} size="sm" />
              <span className="line-clamp-2 text-sm leading-tight font-medium break-keep wrap-anywhere">
                {localize(name)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
