import { Fragment, useSyncExternalStore } from 'react';
import { dayNumber } from '../../../rules/calendar.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { PLATFORMS, type Platform } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { neverChanges } from '../../ui/use-is-hydrated.ts';
import { useArchitectureName } from '../version/use-architecture-name.ts';
import type { ComparedBrowserFragment, ComparedFileFragment } from './compare.generated.ts';

/** Yes or no, with a symbol. */
export function Answer({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('compare');
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name={isYes ? 'check' : 'close'} className={`size-4 ${isYes ? 'text-accent' : 'text-muted'}`} />
      {isYes ? t('cell.yes') : t('cell.no')}
    </span>
  );
}

/** The platforms, each with the processors of its files. */
export function PlatformFiles({ files }: { files: ComparedFileFragment[] }) {
  const { processorOf } = useArchitectureName();
  return (
    <ul className="grid gap-1.5">
      {PLATFORMS.filter((platform) => files.some((file) => file.platform === platform)).map((platform) => (
        <li key={platform}>
          <PlatformLabel platform={platform} />
          <span className="block text-xs text-muted">
            <Pieces texts={files.filter((file) => file.platform === platform).map(processorOf).filter(Boolean)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A number with its unit, like "64-bit", "64 位" and "50.00 MB". */
const UNIT = /(\d[\d.]*[- ]\p{L}+)/u;

/** Short texts in a row. A line ends between two of them, or else between words, and never between a number and its unit. */
function Pieces({ texts }: { texts: string[] }) {
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span className="inline-block break-keep">
        {text.split(UNIT).map(unbroken)}
        {index < texts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}

/** Every second part is a number with its unit. */
function unbroken(part: string, index: number) {
  return index % 2 === 1 ? (
    <span key={part} className="whitespace-nowrap">
      {part}
    </span>
  ) : (
    part
  );
}

const isStable = ({ releaseChannel }: ComparedFileFragment) => releaseChannel === 'stable';

/** The first platform for which all browsers with stable versions have one; undefined if there is none. */
export function commonPlatform(browsers: ComparedBrowserFragment[]): Platform | undefined {
  const stable = browsers.map(({ downloads }) => downloads.filter(isStable)).filter((files) => files.length > 0);
  return PLATFORMS.find((platform) => stable.every((files) => files.some((file) => file.platform === platform)));
}

/** The stable version for the platform, or for any platform if that is undefined, that was released last; undefined if there is none. */
export function latestStable(files: ComparedFileFragment[], platform: Platform | undefined): ComparedFileFragment | undefined {
  const stable = files.filter((file) => isStable(file) && (platform === undefined || file.platform === platform));
  return stable.toSorted((a, b) => b.releaseDate.localeCompare(a.releaseDate))[0];
}

export function LatestVersion({ version }: { version: ComparedFileFragment | undefined }) {
  const { t } = useTranslation('compare');
  const { language } = useLanguage();
  const ageOf = useAge();
  if (!version) return <span className="text-muted">{t('cell.noStable')}</span>;
  return (
    <>
      <SiteLink to={versionPath(version.id)} className="font-medium tabular-nums hover:text-accent hover:underline">
        <Dotted text={version.versionNumber} />
      </SiteLink>
      <span className="block text-xs text-muted">
        <PlatformLabel platform={version.platform} /> ·{' '}
        <time dateTime={version.releaseDate}>
          <Pieces texts={[formatDate(version.releaseDate, language), ageOf(version.releaseDate)]} />
        </time>
      </span>
    </>
  );
}

/** Returns a function that tells how long ago a date was. The server and hydration use the server's clock, so that both render the same text. */
function useAge(): (date: string) => string {
  const { t } = useTranslation('compare');
  const { renderedAt } = usePageContext();
  const today = useSyncExternalStore(neverChanges, () => dayNumber(Date.now()), () => dayNumber(Date.parse(renderedAt)));
  return (date) => {
    const days = Math.max(0, today - dayNumber(Date.parse(date)));
    return days === 0 ? t('cell.today') : t('cell.daysAgo', { count: days });
  };
}

/** The smallest and the largest known size of the files, in bytes; null if no size is known. */
export function sizeRangeOf(files: ComparedFileFragment[]): [number, number] | null {
  const sizes = files.map(({ fileSize }) => Number(fileSize)).filter((size) => size > 0);
  return sizes.length > 0 ? [Math.min(...sizes), Math.max(...sizes)] : null;
}

export function DownloadSize({ range: [from, to] }: { range: [number, number] }) {
  const { t } = useTranslation('compare');
  const [smallest, largest] = [formatFileSize(String(from)), formatFileSize(String(to))];
  const text = smallest === largest ? smallest : t('cell.sizeRange', { from: smallest, to: largest });
  return <span className="tabular-nums">{text.split(UNIT).map(unbroken)}</span>;
}

export function Tags({ tags }: { tags: ComparedBrowserFragment['tags'] }) {
  if (tags.length === 0) return '–';
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag.id} className="flex min-w-0">
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  );
}
