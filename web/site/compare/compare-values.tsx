import { Fragment, useSyncExternalStore } from 'react';
import { dayNumber } from '../../../rules/calendar.ts';
import { formatFileSize } from '../../../rules/format.ts';
import { likeliestFirst } from '../../../rules/offered-files.ts';
import { storeOf } from '../../../rules/store.ts';
import { PLATFORMS, type Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { neverChanges } from '../../ui/use-is-hydrated.ts';
import { useReleaseDate } from '../../ui/use-release-date.ts';
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

/**
 * Returns a function that names what a file runs on: a processor, or else the app store that chooses the file for the
 * device. Empty where neither is known.
 */
function useTargetName(): (file: ComparedFileFragment) => string {
  const { t } = useTranslation('catalogue');
  const { processorOf } = useArchitectureName();
  return (file) => {
    const store = storeOf(file.downloadUrl);
    return processorOf(file) || (store ? t(`store.${store}`) : '');
  };
}

/** The platforms, each with the processors or the app stores of its files. */
export function PlatformFiles({ files }: { files: ComparedFileFragment[] }) {
  const targetOf = useTargetName();
  return (
    <ul className="grid gap-1.5">
      {PLATFORMS.filter((platform) => files.some((file) => file.platform === platform)).map((platform) => (
        <li key={platform}>
          <PlatformLabel platform={platform} />
          <span className="block text-xs text-muted">
            <Pieces
              texts={[...new Set(likeliestFirst(files.filter((file) => file.platform === platform)).map(targetOf))]}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A number with its unit, like "64-bit" and "64 位". */
const UNIT = /(\d[\d.]*[- ]\p{L}+)/u;

/** The space before the dot does not break, so that the dot is never alone on a line. */
const DOT = '\u00A0·';

/**
 * Short texts in a row, without empty ones. A line ends between two of them, or else between words, and never between a
 * number and its unit.
 */
function Pieces({ texts: all }: { texts: string[] }) {
  const texts = all.filter(Boolean);
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span className="inline-block break-keep">
        {text.split(UNIT).map(unbroken)}
        {index < texts.length - 1 && DOT}
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

/**
 * The platform for which most of the browsers have a stable version, the first one if there are several; undefined if
 * no two browsers share a platform.
 */
export function commonPlatform(browsers: ComparedBrowserFragment[]): Platform | undefined {
  const countOf = (platform: Platform) =>
    browsers.filter(({ downloads }) => downloads.some((file) => isStable(file) && file.platform === platform)).length;
  const [platform] = PLATFORMS.toSorted((a, b) => countOf(b) - countOf(a));
  return platform && countOf(platform) > 1 ? platform : undefined;
}

/**
 * The files of the newest stable release for the platform, or else for any platform, or else of the newest release of
 * another channel. The file that fits most devices is first.
 */
export function latestRelease(files: ComparedFileFragment[], platform: Platform | undefined): ComparedFileFragment[] {
  const stable = files.filter(isStable);
  const candidates =
    [stable.filter((file) => file.platform === platform), stable, files].find(({ length }) => length > 0) ?? [];
  const [newest] = candidates.toSorted((a, b) => b.releaseDate.localeCompare(a.releaseDate));
  if (!newest) return [];
  const release = candidates.filter(
    (file) => file.releaseChannel === newest.releaseChannel && file.versionNumber === newest.versionNumber,
  );
  return likeliestFirst(release.filter(({ platform: one }) => one === newest.platform));
}

export function LatestVersion({ version }: { version: ComparedFileFragment }) {
  const dateOf = useReleaseDate();
  const ageOf = useAge();
  return (
    <>
      <SiteLink to={versionPath(version.id)} className="font-medium tabular-nums hover:text-accent hover:underline">
        <Dotted text={version.versionNumber} />
      </SiteLink>
      <span className="block text-xs text-muted">
        <SystemAndChannel file={version} />
        {DOT}{' '}
        <time dateTime={version.releaseDate}>
          <Pieces texts={[dateOf(version), ageOf(version.releaseDate)]} />
        </time>
      </span>
    </>
  );
}

/** The platform, and the channel unless it is stable. */
function SystemAndChannel({ file: { platform, releaseChannel } }: { file: ComparedFileFragment }) {
  const { t } = useTranslation(['catalogue']);
  return (
    <>
      <PlatformLabel platform={platform} />
      {releaseChannel !== 'stable' && `${DOT} ${t(`catalogue:channel.${releaseChannel}`)}`}
    </>
  );
}

/**
 * Returns a function that tells how long ago a date was. The server and hydration use the server's clock, so that both
 * render the same text.
 */
function useAge(): (date: string) => string {
  const { t } = useTranslation('compare');
  const { renderedAt } = usePageContext();
  const today = useSyncExternalStore(
    neverChanges,
    () => dayNumber(Date.now()),
    () => dayNumber(Date.parse(renderedAt)),
  );
  return (date) => {
    const days = Math.max(0, today - dayNumber(Date.parse(date)));
    return days === 0 ? t('cell.today') : t('cell.daysAgo', { count: days });
  };
}

/** The size of a file, with its system. */
export function DownloadSize({ file }: { file: ComparedFileFragment }) {
  const target = useTargetName()(file);
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatFileSize(file.fileSize ?? '')}</span>
      <span className="block text-xs text-muted">
        <SystemAndChannel file={file} />
        {target && DOT} <Pieces texts={[target]} />
      </span>
    </>
  );
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
