import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserStatus } from '#rules/facts.ts';
import { formatCount } from '#rules/format.ts';
import { TAGS_PER_CARD } from '#rules/limits.ts';
import { systemNamed, systemNamesFor, systemNamesWithout } from '#rules/system.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../i18n/provider.tsx';
import { browserPath } from '../paths.ts';
import { Badge } from './badge.tsx';
import type { BrowserCardFragment } from './browser-card.generated.ts';
import { BrowserIcon } from './browser-icon.tsx';
import { PlatformIcon } from './platform-label.tsx';
import { Highlighted, excerptOf } from './search-excerpt.tsx';
import { SiteLink } from './site-navigation.tsx';
import { TagList } from './tag-chip.tsx';
import { TextWithTime } from './relative-time.tsx';

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
  browser: BrowserCardFragment;
  /** The platform of the list: all its browsers have files for it. */
  platform: Platform | null | undefined;
}

/** Part of the link that covers the card; without a file for the visitor's system a button that only says so. */
export function Get({ browser, platform }: GetProps) {
  const own = browser.platforms.map((one) => one.platform);
  if (browser.status === 'ended' || own.length === 0) return null;
  return (
    <div className="relative shrink-0 text-right whitespace-nowrap print:hidden">
      <GetLabel platforms={platform ? null : own} />
      {!platform && <NoFile own={own} />}
    </div>
  );
}

const LABEL = 'min-w-18 rounded-full px-4 py-1 text-center text-sm font-semibold forced-colors:border';

/** The page is the same for everyone, so it has what each system shows. */
export function GetLabel({
  platforms,
}: {
  /** Null for all. */
  platforms: readonly Platform[] | null;
}) {
  const { t } = useTranslation();
  return (
    <span
      aria-hidden="true"
      {...(platforms && { 'data-systems': systemNamesFor(...platforms).join(' '), 'data-plain': '' })}
    >
      <span className={`inline-block accent-tint group-hover:bg-accent group-hover:text-on-accent ${LABEL}`}>
        {t('browser.get')}
      </span>
    </span>
  );
}

/** The tooltip is transparent, not hidden: the description of the button has only what is shown. */
function NoFile({ own }: { own: readonly Platform[] }) {
  const { t } = useTranslation();
  const id = useId();
  const without = systemNamesWithout(own);
  if (without.length === 0) return null;
  return (
    <div data-systems={without.join(' ')}>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={id}
        className={`peer relative z-10 cursor-default bg-sunken text-muted ${LABEL}`}
      >
        {t('browser.get')}
      </button>
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none absolute top-full right-0 z-20 mt-1 rounded-lg bg-text px-2.5 py-1 text-xs text-page opacity-0 transition-opacity peer-hover:opacity-100 peer-focus:opacity-100"
      >
        <NotFor own={own} />
      </span>
    </div>
  );
}

/** Says it on systems that run nothing of `own`. */
export function NotFor({ own }: { own: readonly Platform[] }) {
  const { t } = useTranslation();
  const without = Map.groupBy(systemNamesWithout(own), (name) => systemNamed(name).platform);
  return [...without].map(([platform, names]) => (
    <span key={platform} data-systems={names.join(' ')}>
      {t('browser.notFor', { platform: t(`platform.${platform}`) })}
    </span>
  ));
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
      <SiteLink
        to={browserPath(browser.id, platform)}
        className="outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        <span className={`break-keep wrap-anywhere ${className}`}>{localize(browser.name)}</span>
      </SiteLink>
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
