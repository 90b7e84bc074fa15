import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FACT_GROUPS, FACT_TOPICS, TOPICS, type FactTopic } from '#rules/facts.ts';
import { formatFileSize } from '#rules/format.ts';
import { filesByPlatform, likeliestFirst } from '#rules/offered-files.ts';
import { sourceNameOf } from '#rules/source-name.ts';
import { storeOf } from '#rules/store.ts';
import { PLATFORMS, type Platform } from '#rules/vocabulary.ts';
import { versionPath } from '../../paths.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { TagList } from '../../ui/tag-chip.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';
import type { ComparedBrowserFragment, ComparedFileFragment } from './page.generated.ts';

export interface Cell {
  /** Equal for equal values; null if the value is unknown. */
  key: string | null;
  content: ReactNode;
  /** Where the value was seen, and the day if it is not the usual one; null for what the catalogue itself knows. */
  source?: { sourceUrl: string; seenOn: string | null; isThirdParty: boolean };
}

export interface CompareRow {
  label: string;
  note?: string | undefined;
  cells: Cell[];
}

export interface CompareGroup {
  id: string;
  label: string;
  rows: CompareRow[];
}

const UNKNOWN: Cell = { key: null, content: null };

/** They stand before the groups, in the order of the topics. */
const DECIDING: readonly FactTopic[] = ['price', 'agent', 'page_data', 'engine'];

/** Also rows in which nothing is known. The first two groups have what the catalogue itself knows. */
export function useCompareGroups(browsers: ComparedBrowserFragment[]): CompareGroup[] {
  const { t } = useTranslation();
  const factRow = useFactRow(browsers);
  const [platforms, ...catalogueRows] = useCatalogueRows(browsers);
  const others = FACT_GROUPS.map((group, index) => {
    const topics = FACT_TOPICS.filter((topic) => TOPICS[topic].group === group && !DECIDING.includes(topic));
    return {
      id: group,
      label: t(`group.${group}`),
      rows: [...topics.map(factRow), ...(index === 0 ? catalogueRows : [])],
    };
  });
  return [{ id: 'deciding', label: t('page.deciding'), rows: [platforms, ...DECIDING.map(factRow)] }, ...others];
}

/** Without groups that have no such row. */
export function groupsWith(groups: CompareGroup[], isShown: (row: CompareRow) => boolean): CompareGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(isShown) })).filter(({ rows }) => rows.length > 0);
}

export function isKnown({ cells }: CompareRow) {
  return cells.some(({ key }) => key !== null);
}

/** Unknown and known are not the same. */
export function isDifferent({ cells }: CompareRow) {
  return cells.some(({ key }) => key !== cells[0]?.key);
}

/** The day on which most facts were seen, which the page names once. */
export function mostFrequentDay(browsers: ComparedBrowserFragment[]) {
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
      content: fact.answer === null ? text : <Answer isYes={fact.answer}>{text}</Answer>,
      source: {
        sourceUrl: fact.sourceUrl,
        seenOn: fact.seenOn === usualDay ? null : fact.seenOn,
        // The name of a repository has that of its owner.
        isThirdParty: !fact.isFromMaker && sourceNameOf(fact.sourceUrl).kind === 'page',
      },
    };
  };
  return (topic) => ({
    label: t(`topic.${topic}`),
    cells: browsers.map((browser) => cellOf(browser, topic)),
  });
}

function Answer({ isYes, children }: { isYes: boolean; children: string }) {
  return (
    <span className="whitespace-nowrap">
      <Icon
        name={isYes ? 'check' : 'close'}
        className={`mr-1.5 inline size-4 align-[-0.2em] ${isYes ? 'text-accent' : 'text-muted'}`}
      />
      {children}
    </span>
  );
}

function useCatalogueRows(browsers: ComparedBrowserFragment[]): [platforms: CompareRow, ...others: CompareRow[]] {
  const { t, processorOf, channelOf, dateOf } = useVersionTexts();
  const platform = commonPlatform(browsers);

  /** A processor, or else the app store that chooses the file for the device. */
  const targetOf = (file: ComparedFileFragment) => {
    const store = storeOf(file.downloadUrl);
    return processorOf(file) || (store ? t(`store.${store}`) : '');
  };

  const fileLine = (file: ComparedFileFragment, fact: ReactNode) => (
    <span className="block caption">
      <FactsLine facts={[<PlatformLabel key="platform" platform={file.platform} />, channelOf(file), fact]} />
    </span>
  );

  const platformsCell = ({ downloads }: ComparedBrowserFragment): Cell => ({
    key: keyOf(downloads.map((file) => `${file.platform} ${file.architecture}`)) || null,
    content: (
      <ul className="grid gap-1.5">
        {filesByPlatform(downloads).map(([name, files]) => (
          <li key={name}>
            <PlatformLabel platform={name} />
            <span className="block caption">
              <FactsLine facts={[...new Set(files.map(targetOf))]} />
            </span>
          </li>
        ))}
      </ul>
    ),
  });

  const latestCell = ({ downloads }: ComparedBrowserFragment): Cell => {
    const [version] = latestRelease(downloads, platform);
    if (!version) return UNKNOWN;
    const { id, versionNumber, releaseDate } = version;
    const content = (
      <>
        <SiteLink to={versionPath(id)} className="font-medium tabular-nums hover:text-accent hover:underline">
          <Dotted text={versionNumber} />
        </SiteLink>
        {fileLine(version, <time dateTime={releaseDate}>{dateOf(version)}</time>)}
      </>
    );
    return { key: versionNumber, content };
  };

  const sizeCell = ({ downloads }: ComparedBrowserFragment): Cell => {
    const file = latestRelease(downloads, platform).find(({ fileSize }) => fileSize);
    if (!file) return UNKNOWN;
    const content = (
      <>
        <span className="whitespace-nowrap tabular-nums">{formatFileSize(file.fileSize)}</span>
        {fileLine(file, targetOf(file))}
      </>
    );
    return { key: file.fileSize, content };
  };

  const tagsCell = ({ tags }: ComparedBrowserFragment): Cell => ({
    key: keyOf(tags.map(({ id }) => id)),
    content: tags.length > 0 ? <TagList tags={tags} className="gap-1.5" /> : '–',
  });

  return [
    { label: t('row.platforms'), cells: browsers.map(platformsCell) },
    {
      label: t('row.latest'),
      note: platform && t('row.latestFor', { platform: t(`platform.${platform}`) }),
      cells: browsers.map(latestCell),
    },
    { label: t('row.size'), cells: browsers.map(sizeCell) },
    { label: t('row.tags'), cells: browsers.map(tagsCell) },
  ];
}

function keyOf(parts: string[]) {
  return parts.toSorted().join();
}

const isStable = ({ releaseChannel }: ComparedFileFragment) => releaseChannel === 'stable';

/** The first platform for which most of the browsers have a stable version, at least two. */
function commonPlatform(browsers: ComparedBrowserFragment[]) {
  const countOf = (platform: Platform) =>
    browsers.filter(({ downloads }) => downloads.some((file) => isStable(file) && file.platform === platform)).length;
  const [platform] = PLATFORMS.toSorted((a, b) => countOf(b) - countOf(a));
  return platform && countOf(platform) > 1 ? platform : undefined;
}

/** The newest stable release for the platform, or else for any, or else of another channel; the likeliest file first. */
function latestRelease(files: ComparedFileFragment[], platform: Platform | undefined) {
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
