import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserStatus } from '#rules/facts.ts';
import { formatCount } from '#rules/format.ts';
import { TAGS_PER_CARD } from '#rules/limits.ts';
import { systemsWithOneFile } from '#rules/offered-files.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../i18n/provider.tsx';
import { browserDownloadPath } from '../paths.ts';
import { Badge } from './badge.tsx';
import type { BrowserCardFragment } from './browser-card.generated.ts';
import { BrowserIcon } from './browser-icon.tsx';
import { BrowserLink } from './browser-link.tsx';
import { PlatformIcon } from './platform-label.tsx';
import { Highlighted, excerptOf } from './search-excerpt.tsx';
import { TagList } from './tag-chip.tsx';
import { TextWithTime } from './relative-time.tsx';
import { filterFor, ownPlatform, useShownSystem } from './use-root-data.ts';

export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface CardProps {
  browser: BrowserCardFragment;
  /** The platform of the list, which the browser's page then shows. */
  platform?: Platform | null;
  search?: string | undefined;
}

/** Memoized, because lists can be long. */
export const BrowserCard = memo(function BrowserCard({ browser, platform, search }: CardProps) {
  return (
    <article className="group relative flex h-full flex-col panel p-5 lift">
      <div className="cluster gap-4">
        <BrowserIcon url={browser.iconUrl} isLazy />
        <div className="min-w-0 grow basis-0">
          <BrowserName browser={browser} platform={platform} className="line-clamp-2" />
          <Discontinued status={browser.status} />
        </div>
        <Get browser={browser} platform={platform} />
      </div>
      <p className="mt-4 line-clamp-3 hint leading-relaxed wrap-anywhere">
        <Summary browser={browser} search={search} />
      </p>
      <Platforms platforms={browser.platforms} className="mt-4 gap-x-2.5" />
      <CardTags tags={browser.tags} className="mt-3" />
      <p className="mt-auto flex flex-wrap gap-x-4 pt-3 caption">
        <DownloadsAndUpdate browser={browser} />
      </p>
    </article>
  );
});

export const BrowserRow = memo(function BrowserRow({ browser, platform, search }: CardProps) {
  return (
    <article className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-2xl px-4 py-3 transition-[background-color] hover:bg-sunken/60 md:gap-x-4 md:py-2.5 xl:grid-cols-[auto_minmax(0,1fr)_19rem_auto]">
      <div className="row-span-2 max-md:self-start">
        <BrowserIcon url={browser.iconUrl} isLazy />
      </div>
      <div className="cluster min-w-0 gap-x-3 self-end">
        <BrowserName browser={browser} platform={platform} className="line-clamp-1" />
        <Platforms platforms={browser.platforms} isShort />
        <Discontinued status={browser.status} />
      </div>
      <p className="line-clamp-2 self-start hint leading-snug wrap-anywhere max-md:order-1 max-md:col-span-2 max-md:col-start-2 max-md:mt-0.5 md:col-start-2 md:row-start-2">
        <Summary browser={browser} search={search} />
      </p>
      <div className="col-start-2 grid gap-x-4 gap-y-1.5 max-xl:mt-1.5 max-md:order-2 max-md:col-[2/-1] md:row-start-3 md:max-xl:flex xl:col-start-3 xl:row-span-2 xl:row-start-1">
        <CardTags tags={browser.tags} />
        <p className="cluster gap-x-3 caption">
          <DownloadsAndUpdate browser={browser} />
        </p>
      </div>
      <div className="md:row-span-2 md:w-18">
        <Get browser={browser} platform={platform} />
      </div>
    </article>
  );
});

/** English only if both descriptions are empty in the current language; in search results the text that was found. */
export function Summary({ browser, search = '' }: { browser: BrowserCardFragment; search?: string | undefined }) {
  const language = useLanguage();
  const localize = useLocalize();
  const { shortDescription, description } = browser;
  const summary =
    shortDescription[language] || description[language] || localize(shortDescription) || localize(description);
  const excerpt = search && excerptOf(browser, search, [localize(browser.name), summary], language);
  return <Highlighted text={excerpt || summary} search={search} />;
}

interface GetProps {
  browser: Pick<BrowserCardFragment, 'id' | 'name' | 'status' | 'downloads'>;
  /** The platform of the list. */
  platform?: Platform | null | undefined;
  /** If no other link covers it. */
  isAlone?: boolean;
  tabIndex?: number | undefined;
}

const LABEL =
  'inline-block min-w-18 rounded-full px-4 py-1 text-center text-sm font-semibold whitespace-nowrap forced-colors:border';

/** Downloads if exactly one file fits the visitor's system; otherwise it opens the page of the browser. */
export function Get({ browser, platform = null, isAlone = false, tabIndex }: GetProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { id, status, downloads } = browser;
  const shown = useShownSystem();
  const chosen = platform ?? ownPlatform(shown, downloads);
  const system = shown && filterFor(shown, chosen);
  if (status === 'ended' || downloads.length === 0) return null;
  const systems = systemsWithOneFile(platform ? downloads.filter((file) => file.platform === platform) : downloads);
  const named = (label: string) => t('link.named', { label, name: localize(browser.name) });
  const getClass = `accent-tint hover:bg-accent hover:text-on-accent ${LABEL}`;
  // It looks the same where the page offers files for the platform.
  const viewClass = chosen ? getClass : `bg-sunken group-hover:bg-line hover:bg-line ${LABEL}`;
  return (
    <div className="shrink-0 text-right print:hidden">
      <div data-systems={systems.join(' ')} className="relative z-10">
        <a
          href={browserDownloadPath(id, system ?? (chosen && { platform: chosen }))}
          rel="nofollow"
          tabIndex={tabIndex}
          aria-label={named(t('browser.get'))}
          className={getClass}
        >
          {t('browser.get')}
        </a>
      </div>
      <div data-otherwise="">
        {isAlone ? (
          <BrowserLink
            id={id}
            platforms={downloads}
            tabIndex={tabIndex}
            aria-label={named(t('browser.view'))}
            className={viewClass}
          >
            {t('browser.view')}
          </BrowserLink>
        ) : (
          <span aria-hidden="true" className={viewClass}>
            {t('browser.view')}
          </span>
        )}
      </div>
    </div>
  );
}

interface BrowserNameProps {
  browser: BrowserCardFragment;
  platform: Platform | null | undefined;
  className: string;
}

export function BrowserName({ browser, platform, className }: BrowserNameProps) {
  const localize = useLocalize();
  return (
    <h3 className="text-base leading-snug font-semibold">
      <BrowserLink
        id={browser.id}
        platforms={browser.platforms}
        platform={platform}
        className="outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        <span className={`break-keep wrap-anywhere ${className}`}>{localize(browser.name)}</span>
      </BrowserLink>
    </h3>
  );
}

export function CardTags({ tags, className = '' }: { tags: BrowserCardFragment['tags']; className?: string }) {
  return <TagList tags={tags.slice(0, TAGS_PER_CARD)} isSkipped className={`gap-1.5 ${className}`} />;
}

export function Platforms({
  platforms,
  isShort = false,
  className = '',
}: {
  platforms: BrowserCardFragment['platforms'];
  isShort?: boolean;
  className?: string;
}) {
  const { t } = useTranslation();
  if (platforms.length === 0) return null;
  return (
    <ul aria-label={t('browser.platforms')} className={`flex flex-wrap gap-y-1 caption ${className || 'gap-x-2.5'}`}>
      {platforms.map(({ platform }) => (
        <li key={platform} title={isShort ? t(`platform.${platform}`) : undefined} className="whitespace-nowrap">
          <PlatformIcon platform={platform} className={isShort ? 'text-sm' : 'mr-1'} />
          <span className={isShort ? 'sr-only' : undefined}>{t(`platform.${platform}`)}</span>
        </li>
      ))}
    </ul>
  );
}

export function Discontinued({ status }: { status: BrowserStatus | null }) {
  const { t } = useTranslation();
  return status === 'ended' ? <Badge tone="gray">{t('browser.discontinued')}</Badge> : null;
}

export function DownloadsAndUpdate({
  browser: { downloadCount, updatedAt },
}: {
  browser: Pick<BrowserCardFragment, 'downloadCount' | 'updatedAt'>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <span className="inline-block tabular-nums">
        {t('browser.downloads', { count: downloadCount, shown: formatCount(downloadCount) })}
      </span>
      <span className="inline-block">
        <TextWithTime text={t('browser.updated')} iso={updatedAt} />
      </span>
    </>
  );
}
