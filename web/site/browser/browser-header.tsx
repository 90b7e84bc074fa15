import { formatCount } from '../../../rules/format.ts';
import { hostOf } from '../../../rules/url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Discontinued } from '../../ui/browser-card.tsx';
import { BrowserIcon, MovingIcon } from '../../ui/browser-icon.tsx';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { CompareToggle } from '../../ui/compare-toggle.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Dotted } from '../../ui/facts-line.tsx';
import { TagLink } from '../../ui/tag-chip.tsx';
import { Updated } from '../../ui/text-with-time.tsx';
import { titleSizeOf } from '../../ui/title-size.ts';

/** The browser's icon, name and tags. */
export function BrowserTitle({
  browser,
}: {
  browser: Pick<BrowserPageFragment, 'iconUrl' | 'name' | 'status' | 'tags'>;
}) {
  const { localize } = useLanguage();
  const name = localize(browser.name);
  return (
    <header className="flex min-w-0 items-start gap-4 sm:gap-6">
      <MovingIcon>
        <BrowserIcon url={browser.iconUrl} size="xl" />
      </MovingIcon>
      <div className="flex min-h-16 min-w-0 flex-col justify-center sm:min-h-24">
        <h1
          className={`leading-tight font-semibold tracking-tight text-balance break-keep wrap-anywhere ${titleSizeOf(name)}`}
        >
          {name}
        </h1>
        {browser.status === 'ended' && (
          <p className="mt-3">
            <Discontinued status={browser.status} />
          </p>
        )}
        {browser.tags.length > 0 && <Tags tags={browser.tags} />}
      </div>
    </header>
  );
}

/** The description, and below it the website, the download count and the time of the last change. */
export function BrowserDescription({ browser }: { browser: BrowserPageFragment }) {
  const { localize } = useLanguage();
  return (
    <div className="max-w-3xl">
      <p className="leading-relaxed wrap-anywhere whitespace-pre-line text-muted sm:text-lg">
        {localize(browser.description)}
      </p>
      <Details browser={browser} />
    </div>
  );
}

function Tags({ tags }: { tags: BrowserPageFragment['tags'] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('browser.tags')} className="mt-3 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagLink tag={tag} />
        </li>
      ))}
    </ul>
  );
}

function Details({ browser }: { browser: BrowserPageFragment }) {
  const { t } = useTranslation();
  const { downloadCount, updatedAt, websiteUrl } = browser;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-muted">
      {websiteUrl && (
        <ExternalLink
          href={websiteUrl}
          className="inline-flex min-h-10 max-w-full items-center rounded-lg border border-line bg-surface px-4 py-2 font-medium wrap-anywhere text-text hover:border-muted"
        >
          <span className="sr-only">{t('browser.website')}</span>
          <Dotted text={hostOf(websiteUrl)} />
        </ExternalLink>
      )}
      <CompareToggle
        browser={browser}
        className="min-h-10 border border-line bg-surface px-4 py-2 font-medium text-text hover:border-muted"
      />
      <p className="flex flex-wrap gap-x-6">
        <span>{t('browser.downloads', { count: downloadCount, shown: formatCount(downloadCount) })}</span>
        <span>
          <Updated iso={updatedAt} />
        </span>
      </p>
    </div>
  );
}
