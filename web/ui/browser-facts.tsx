import type { MouseEvent } from 'react';
import type { BrowserStatus } from '../../rules/facts.ts';
import { formatCount } from '../../rules/format.ts';
import { TAGS_PER_CARD } from '../../rules/limits.ts';
import type { Platform } from '../../rules/vocabulary.ts';
import type { BrowserCardFragment } from './browser-card.generated.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { browserPath } from '../paths.ts';
import { Badge } from './badge.tsx';
import { Highlighted } from './highlighted.tsx';
import { excerptOf } from './search-excerpt.ts';
import { PlatformIcon } from './platform-label.tsx';
import { SiteLink } from './site-link.tsx';
import { TagLink } from './tag-link.tsx';
import { Updated } from './updated.tsx';

/**
 * The short description, or else the long one; in English only if both are empty in the current language. In search
 * results it is the text in which the search found the browser.
 */
export function Summary({ browser, search = '' }: { browser: BrowserCardFragment; search?: string | undefined }) {
  const { language, localize } = useLanguage();
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

/** The name, as a link that covers the whole card. */
export function BrowserName({ browser, platform, onOpen, className }: BrowserNameProps) {
  const { localize } = useLanguage();
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

/** The platforms, each with its emoji. */
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

/** The badge of a browser that is no longer maintained. */
export function Discontinued({ status }: { status: BrowserStatus | null }) {
  const { t } = useTranslation();
  return status === 'ended' ? <Badge tone="gray">{t('browser.discontinued')}</Badge> : null;
}

export function Downloads({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t('browser.downloads', { count, shown: formatCount(count) })}
    </span>
  );
}

export function LastUpdate({ iso }: { iso: string }) {
  return (
    <span className="whitespace-nowrap">
      <Updated iso={iso} />
    </span>
  );
}
