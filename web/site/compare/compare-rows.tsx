import type { ReactNode } from 'react';
import { FACT_GROUPS, FACT_TOPICS, TOPICS, type FactTopic } from '../../../rules/facts.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ComparedBrowserFragment } from './compare.generated.ts';
import {
  Answer,
  DownloadSize,
  LatestVersion,
  PlatformFiles,
  Tags,
  commonPlatform,
  latestRelease,
} from './compare-values.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';

/** The value of one browser in one row. */
export interface Cell {
  /** Equal for equal values; null if the value is unknown. */
  key: string | null;
  content: ReactNode;
  /** Where the value was seen, and the day if it is not the usual one; null for what the catalogue itself knows. */
  fact: { sourceUrl: string; seenOn: string | null } | null;
}

export interface CompareRow {
  id: string;
  label: string;
  /** What the label leaves out. */
  note?: string | undefined;
  /** In the order of the browsers. */
  cells: Cell[];
}

export interface CompareGroup {
  id: string;
  label: string;
  rows: CompareRow[];
}

const UNKNOWN: Cell = { key: null, content: null, fact: null };

/** The rows of the comparison by their groups. The rows from the catalogue's own data are in the first group. */
export function useCompareGroups(browsers: ComparedBrowserFragment[]): CompareGroup[] {
  const { t } = useTranslation(['compare', 'translation']);
  const factRow = useFactRow(browsers);
  const platform = commonPlatform(browsers);
  const row = (
    id: 'platforms' | 'latest' | 'size' | 'tags',
    cellOf: (browser: ComparedBrowserFragment) => Cell,
  ): CompareRow => ({ id, label: t(`row.${id}`), cells: browsers.map(cellOf) });
  const latest = {
    ...row('latest', (browser) => latestCell(browser, platform)),
    note: platform && t('row.latestFor', { platform: t(`translation:platform.${platform}`) }),
  };
  const catalogueRows = [
    row('platforms', platformsCell),
    latest,
    row('size', (browser) => sizeCell(browser, platform)),
    row('tags', tagsCell),
  ];
  return FACT_GROUPS.map((group) => {
    const factRows = FACT_TOPICS.filter((topic) => TOPICS[topic].group === group).map(factRow);
    return {
      id: group,
      label: t(`group.${group}`),
      rows: group === FACT_GROUPS[0] ? [...factRows, ...catalogueRows] : factRows,
    };
  });
}

/**
 * Only the rows in which not all browsers are the same, without groups that would be empty. What is unknown is not the
 * same as what is known.
 */
export function differencesOf(groups: CompareGroup[]): CompareGroup[] {
  const differing = groups.map((group) => ({
    ...group,
    rows: group.rows.filter(({ cells }) => cells.some(({ key }) => key !== cells[0]?.key)),
  }));
  return differing.filter(({ rows }) => rows.length > 0);
}

/** The day on which most of the facts were seen; undefined without facts. The page names it once. */
export function usualDayOf(browsers: ComparedBrowserFragment[]): string | undefined {
  const days = Map.groupBy(
    browsers.flatMap(({ facts }) => facts),
    ({ seenOn }) => seenOn,
  );
  return [...days].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Returns the row of a topic. */
function useFactRow(browsers: ComparedBrowserFragment[]): (topic: FactTopic) => CompareRow {
  const { t } = useTranslation('compare');
  const textOf = useFactText();
  const usualDay = usualDayOf(browsers);
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
  return { key, content: <PlatformFiles files={downloads} />, fact: null };
}

function latestCell({ downloads }: ComparedBrowserFragment, platform: Platform | undefined): Cell {
  const [version] = latestRelease(downloads, platform);
  return version ? { key: version.versionNumber, content: <LatestVersion version={version} />, fact: null } : UNKNOWN;
}

/** The size of a file of the version that the row above shows. */
function sizeCell({ downloads }: ComparedBrowserFragment, platform: Platform | undefined): Cell {
  const file = latestRelease(downloads, platform).find(({ fileSize }) => fileSize);
  return file ? { key: file.fileSize, content: <DownloadSize file={file} />, fact: null } : UNKNOWN;
}

function tagsCell({ tags }: ComparedBrowserFragment): Cell {
  const key = tags
    .map(({ id }) => id)
    .toSorted()
    .join();
  return { key, content: <Tags tags={tags} />, fact: null };
}
