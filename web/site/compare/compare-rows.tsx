import type { ReactNode } from 'react';
import { FACT_GROUPS, FACT_TOPICS, TOPICS, type FactTopic } from '#rules/facts.ts';
import { formatFileSize } from '#rules/format.ts';
import { likeliestFirst } from '#rules/offered-files.ts';
import { storeOf } from '#rules/store.ts';
import { type Platform, PLATFORMS } from '#rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { TagList } from '../../ui/tag-chip.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';
import type { ComparedBrowserFragment, ComparedFileFragment } from './compare.generated.ts';

export interface Cell {
  /** Equal for equal values; null if the value is unknown. */
  key: string | null;
  content: ReactNode;
  /** Where the value was seen, and the day if it is not the usual one; null for what the catalogue itself knows. */
  fact?: { sourceUrl: string; seenOn: string | null };
}

export interface CompareRow {
  id: string;
  label: string;
  note?: string | undefined;
  cells: Cell[];
}

export interface CompareGroup {
  id: string;
  label: string;
  rows: CompareRow[];
  /** The labels of rows in which nothing is known. */
  unknown: string[];
}

const UNKNOWN: Cell = { key: null, content: null };

export function useCompareGroups(browsers: ComparedBrowserFragment[]): CompareGroup[] {
  const { t } = useTranslation();
  const factRow = useFactRow(browsers);
  const platform = commonPlatform(browsers);
  const row = (
    id: 'platforms' | 'latest' | 'size' | 'tags',
    cellOf: (browser: ComparedBrowserFragment) => Cell,
  ): CompareRow => ({ id, label: t(`row.${id}`), cells: browsers.map(cellOf) });
  const latest = {
    ...row('latest', (browser) => latestCell(browser, platform)),
    note: platform && t('row.latestFor', { platform: t(`platform.${platform}`) }),
  };
  const catalogueRows = [
    row('platforms', platformsCell),
    latest,
    row('size', (browser) => sizeCell(browser, platform)),
    row('tags', tagsCell),
  ];
  return FACT_GROUPS.map((group) => {
    const factRows = FACT_TOPICS.filter((topic) => TOPICS[topic].group === group).map(factRow);
    const rows = group === FACT_GROUPS[0] ? [...factRows, ...catalogueRows] : factRows;
    const isKnown = ({ cells }: CompareRow) => cells.some(({ key }) => key !== null);
    return {
      id: group,
      label: t(`group.${group}`),
      rows: rows.filter(isKnown),
      unknown: rows.filter((one) => !isKnown(one)).map(({ label }) => label),
    };
  });
}

/** Unknown and known are not the same. */
export function differencesOf(groups: CompareGroup[]): CompareGroup[] {
  const differing = groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ cells }) => cells.some(({ key }) => key !== cells[0]?.key)),
    unknown: [],
  }));
  return differing.filter(({ rows }) => rows.length > 0);
}

/** The day on which most facts were seen, which the page names once. */
export function mostFrequentDay(browsers: ComparedBrowserFragment[]): string | undefined {
  const days = Map.groupBy(
    browsers.flatMap(({ facts }) => facts),
    ({ seenOn }) => seenOn,
  );
  return [...days].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

function useFactRow(browsers: ComparedBrowserFragment[]): (topic: FactTopic) => CompareRow {
  const { t } = useTranslation();
  const textOf = useFactText();
  const usualDay = mostFrequentDay(browsers);
  const cellOf = ({ facts }: ComparedBrowserFragment, topic: FactTopic): Cell => {
    const fact = facts.find((one) => one.topic === topic);
    if (!fact) return UNKNOWN;
    const text = textOf(fact);
    return {
      key: text,
      content: fact.answer === null ? text : <Answer isYes={fact.answer} />,
      fact: { sourceUrl: fact.sourceUrl, seenOn: fact.seenOn === usualDay ? null : fact.seenOn },
    };
  };
  return (topic) => ({
    id: topic,
    label: t(`topic.${topic}`),
    cells: browsers.map((browser) => cellOf(browser, topic)),
  });
}

function platformsCell({ downloads }: ComparedBrowserFragment): Cell {
  if (downloads.length === 0) return UNKNOWN;
  const key = downloads
    .map(({ platform, architecture }) => `${platform} ${architecture}`)
    .toSorted()
    .join();
  return { key, content: <PlatformFiles files={downloads} /> };
}

function latestCell({ downloads }: ComparedBrowserFragment, platform: Platform | undefined): Cell {
  const [version] = latestRelease(downloads, platform);
  return version ? { key: version.versionNumber, content: <LatestVersion version={version} /> } : UNKNOWN;
}

function sizeCell({ downloads }: ComparedBrowserFragment, platform: Platform | undefined): Cell {
  const file = latestRelease(downloads, platform).find(({ fileSize }) => fileSize);
  return file ? { key: file.fileSize, content: <DownloadSize file={file} /> } : UNKNOWN;
}

function tagsCell({ tags }: ComparedBrowserFragment): Cell {
  const key = tags
    .map(({ id }) => id)
    .toSorted()
    .join();
  return { key, content: tags.length > 0 ? <TagList tags={tags} className="gap-1.5" /> : '–' };
}

function Answer({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="whitespace-nowrap">
      <Icon
        name={isYes ? 'check' : 'close'}
        className={`mr-1.5 inline size-4 align-[-0.2em] ${isYes ? 'text-accent' : 'text-muted'}`}
      />
      {isYes ? t('cell.yes') : t('cell.no')}
    </span>
  );
}

/** A processor, or else the app store that chooses the file for the device. */
function useTargetName(): (file: ComparedFileFragment) => string {
  const { t, processorOf } = useVersionTexts();
  return (file) => {
    const store = storeOf(file.downloadUrl);
    return processorOf(file) || (store ? t(`store.${store}`) : '');
  };
}

function PlatformFiles({ files }: { files: ComparedFileFragment[] }) {
  const targetOf = useTargetName();
  return (
    <ul className="grid gap-1.5">
      {PLATFORMS.filter((platform) => files.some((file) => file.platform === platform)).map((platform) => (
        <li key={platform}>
          <PlatformLabel platform={platform} />
          <span className="block caption">
            <FactsLine
              facts={[...new Set(likeliestFirst(files.filter((file) => file.platform === platform)).map(targetOf))]}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

const isStable = ({ releaseChannel }: ComparedFileFragment) => releaseChannel === 'stable';

/** The first platform for which most of the browsers have a stable version, at least two. */
function commonPlatform(browsers: ComparedBrowserFragment[]): Platform | undefined {
  const countOf = (platform: Platform) =>
    browsers.filter(({ downloads }) => downloads.some((file) => isStable(file) && file.platform === platform)).length;
  const [platform] = PLATFORMS.toSorted((a, b) => countOf(b) - countOf(a));
  return platform && countOf(platform) > 1 ? platform : undefined;
}

/**
 * The newest stable release for the platform, or else for any, or else of another channel. The likeliest file is
 * first.
 */
function latestRelease(files: ComparedFileFragment[], platform: Platform | undefined): ComparedFileFragment[] {
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

function LatestVersion({ version }: { version: ComparedFileFragment }) {
  const { dateOf } = useVersionTexts();
  return (
    <>
      <SiteLink to={versionPath(version.id)} className="font-medium tabular-nums hover:text-accent hover:underline">
        <Dotted text={version.versionNumber} />
      </SiteLink>
      <FileLine file={version} fact={<time dateTime={version.releaseDate}>{dateOf(version)}</time>} />
    </>
  );
}

function DownloadSize({ file }: { file: ComparedFileFragment }) {
  const targetOf = useTargetName();
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatFileSize(file.fileSize ?? '')}</span>
      <FileLine file={file} fact={targetOf(file)} />
    </>
  );
}

function FileLine({ file, fact }: { file: ComparedFileFragment; fact: ReactNode }) {
  const { channelOf } = useVersionTexts();
  return (
    <span className="block caption">
      <FactsLine facts={[<PlatformLabel key="platform" platform={file.platform} />, channelOf(file), fact]} />
    </span>
  );
}
