import { memo, type MouseEvent } from 'react';
import type { BrowserStatus } from '../../rules/facts.ts';
import { formatCount } from '../../rules/format.ts';
import { TAGS_PER_CARD } from '../../rules/limits.ts';
import type { Platform, View } from '../../rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { browserPath } from '../paths.ts';
import { Badge } from './badge.tsx';
import type { BrowserCardFragment } from './browser-card.generated.ts';
import { BrowserIcon, MovingIcon, useOpenedCard } from './browser-icon.tsx';
import { CARD_TOGGLE, CompareToggle } from './compare-toggle.tsx';
import { SkeletonBlock } from './pending.tsx';
import { PlatformIcon } from './platform-label.tsx';
import { Highlighted, excerptOf } from './search-excerpt.tsx';
import { SiteLink } from './site-navigation.tsx';
import { TagLink } from './tag-chip.tsx';
import { TextWithTime } from './relative-time.tsx';

export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface CardProps {
  browser: BrowserCardFragment;
  /** The platform of the list, which the browser's page then shows. */
  platform?: Platform | null;
  search?: string | undefined;
}

/** The whole card is a link. It is memoized because lists can be long. */
export const BrowserCard = memo(function BrowserCard({ browser, platform, search }: CardProps) {
  const { isOpened, onOpen } = useOpenedCard();
  return (
    <article className="relative flex h-full flex-col panel p-5 lift">
      <div className="flex items-center gap-4">
        <MovingIcon isMoving={isOpened}>
          <BrowserIcon url={browser.iconUrl} isLazy />
        </MovingIcon>
        <div className="min-w-0">
          <BrowserName browser={browser} platform={platform} onOpen={onOpen} className="line-clamp-2" />
          <Discontinued status={browser.status} />
        </div>
        <CompareToggle browser={browser} className={CARD_TOGGLE} />
      </div>
      <p className="mt-4 line-clamp-3 text-sm leading-relaxed wrap-anywhere text-muted">
        <Summary browser={browser} search={search} />
      </p>
      <Platforms platforms={browser.platforms} className="mt-4" />
      <CardTags tags={browser.tags} className="mt-3" />
      <div className="mt-auto pt-4">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-xs text-muted">
          <DownloadsAndUpdate browser={browser} />
        </p>
      </div>
    </article>
  );
});

/** One row on wide screens. */
export const BrowserRow = memo(function BrowserRow({ browser, platform, search }: CardProps) {
  const { isOpened, onOpen } = useOpenedCard();
  return (
    <article className="relative flex items-start gap-3 rounded-2xl p-4 transition-[background-color] hover:bg-sunken/60 md:items-center md:gap-4 xl:py-3">
      <MovingIcon isMoving={isOpened}>
        <BrowserIcon url={browser.iconUrl} isLazy />
      </MovingIcon>
      <div className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center xl:grid-cols-[minmax(0,1fr)_21.5rem_11rem]">
        <div className="min-w-0 md:max-xl:col-span-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 max-md:pr-7">
            <BrowserName browser={browser} platform={platform} onOpen={onOpen} className="line-clamp-1" />
            <Discontinued status={browser.status} />
          </div>
          <p className="line-clamp-3 text-sm leading-snug wrap-anywhere text-muted md:line-clamp-2">
            <Summary browser={browser} search={search} />
          </p>
        </div>
        <div className="grid gap-y-2 md:max-xl:contents">
          <Platforms platforms={browser.platforms} className="md:max-xl:col-span-2" />
          <CardTags tags={browser.tags} className="" />
        </div>
        <p className="flex flex-wrap gap-x-3 text-xs leading-5 text-muted md:col-start-2 xl:col-start-3 xl:flex-col xl:text-right">
          <DownloadsAndUpdate browser={browser} />
        </p>
      </div>
      <CompareToggle
        browser={browser}
        className="-mr-2 min-h-9 px-2 text-muted max-md:absolute max-md:top-1 max-md:right-4 [&>span]:hidden"
      />
    </article>
  );
});

interface CardsSkeletonProps {
  view?: View;
  count?: number;
}

export function CardsSkeleton({ view = 'grid', count = 6 }: CardsSkeletonProps) {
  const isGrid = view === 'grid';
  return (
    <div className={isGrid ? CARD_GRID : 'grid gap-2'}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} className={isGrid ? 'h-66' : 'h-42 md:h-30 xl:h-20'} />
      ))}
    </div>
  );
}

/**
 * The short description, or else the long one; in English only if both are empty in the current language. In search
 * results it is the text in which the search found the browser.
 */
export function Summary({ browser, search = '' }: { browser: BrowserCardFragment; search?: string | undefined }) {
  const { language, localize } = useTranslation();
  const { shortDescription, description } = browser;
  const summary =
    shortDescription[language] || description[language] || localize(shortDescription) || localize(description);
  const excerpt = search && excerptOf(browser, search, [localize(browser.name), summary], language);
  return <Highlighted text={excerpt || summary} search={search} />;
}

interface BrowserNameProps {
  browser: BrowserCardFragment;
  platform: Platform | null | undefined;
  onOpen: (event: MouseEvent) => void;
  className: string;
}

export function BrowserName({ browser, platform, onOpen, className }: BrowserNameProps) {
  const { localize } = useTranslation();
  return (
    <h3 className="text-base leading-snug font-semibold">
      <SiteLink
        to={browserPath(browser.id, platform)}
        onClick={onOpen}
        className="outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
      >
        <span className={`break-keep wrap-anywhere ${className}`}>{localize(browser.name)}</span>
      </SiteLink>
    </h3>
  );
}

/**
 * The first tags. The Tab key skips them, because 28 cards would have 84 more stops; the list has a row with all tags.
 */
export function CardTags({ tags, className }: { tags: BrowserCardFragment['tags']; className: string }) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('browser.tags')} className={`flex flex-wrap gap-1.5 ${className}`}>
      {tags.slice(0, TAGS_PER_CARD).map((tag) => (
        <li key={tag.id} className="flex min-w-0">
          <TagLink tag={tag} isSkipped />
        </li>
      ))}
    </ul>
  );
}

export function Platforms({
  platforms,
  className = '',
}: {
  platforms: BrowserCardFragment['platforms'];
  className?: string;
}) {
  const { t } = useTranslation();
  if (platforms.length === 0) return null;
  return (
    <ul
      aria-label={t('browser.platforms')}
      className={`flex flex-wrap gap-x-2.5 gap-y-1 text-xs text-muted ${className}`}
    >
      {platforms.map(({ platform }) => (
        <li key={platform} className="whitespace-nowrap">
          <PlatformIcon platform={platform} className="mr-1" />
          {t(`platform.${platform}`)}
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
      <span className="whitespace-nowrap tabular-nums">
        {t('browser.downloads', { count: downloadCount, shown: formatCount(downloadCount) })}
      </span>
      <span className="whitespace-nowrap">
        <TextWithTime text={t('browser.updated')} iso={updatedAt} />
      </span>
    </>
  );
}
