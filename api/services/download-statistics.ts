import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAY_MS, utcDay } from '#rules/calendar.ts';
import { DOWNLOAD_KINDS, periodSpans, type DownloadPeriod, type Span } from '#rules/downloads.ts';
import { MOST_DOWNLOADED } from '#rules/limits.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import {
  countDownloads,
  deleteOldDownloads,
  mostDownloaded,
  type DownloadFilter,
} from '../database/queries/download-days.ts';
import type { ServiceContext } from './context.ts';
import { assertInRange } from './paging.ts';

const MOST_DOWNLOADED_MAX = 100;
/** The downloads of a version that no longer exists are kept so long. */
const DAYS_KEPT = 2 * 365;

interface DownloadStatisticsRequest extends DownloadFilter {
  period?: DownloadPeriod | null;
}

export type DownloadStatistics = Awaited<ReturnType<ReturnType<typeof downloadStatisticsService>['get']>>;

export function downloadStatisticsService({ em, clock }: ServiceContext) {
  /** One statement for each day or month, because on SQLite a statement blocks the process. */
  async function countBySpan(spans: readonly Span[], filter: DownloadFilter) {
    const counts = [];
    for (const span of spans) {
      counts.push(await countDownloads(em, span, filter));
      await nextTurn();
    }
    return counts;
  }

  return {
    /**
     * By day or month, the oldest first, and by platforms and kinds that have any. Only the browsers and versions are
     * read later, when they are requested.
     */
    async get({ period, ...filter }: DownloadStatisticsRequest = {}) {
      const spans = periodSpans(period ?? 'month', clock());
      const counts = await countBySpan(spans, filter);
      const all = counts.flat();
      const whole = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' };
      const most = async (key: Parameters<typeof mostDownloaded>[1], limit?: number | null) =>
        mostDownloaded(em, key, whole, filter, checkedLimit(limit));
      return {
        total: sumOf(all),
        points: spans.map((span, index) => ({ ...span, downloads: sumOf(counts[index] ?? []) })),
        platforms: PLATFORMS.map((platform) => ({
          platform,
          downloads: sumOf(all.filter((row) => row.platform === platform)),
        })).filter(hasDownloads),
        kinds: DOWNLOAD_KINDS.map((kind) => ({
          kind,
          downloads: sumOf(all.filter((row) => row.kind === kind)),
        })).filter(hasDownloads),
        browsers: async (limit?: number | null) => most('browser_id', limit),
        versions: async (limit?: number | null) => most('version_id', limit),
      };
    },

    /** Deletes at most `limit` counts of deleted versions, after two years, and returns their number. */
    async deleteOld(limit: number) {
      return deleteOldDownloads(em, utcDay(clock() - DAYS_KEPT * DAY_MS), limit);
    },
  };
}

function sumOf(rows: readonly { downloads: number }[]) {
  return rows.reduce((sum, { downloads }) => sum + downloads, 0);
}

function hasDownloads({ downloads }: { downloads: number }) {
  return downloads > 0;
}

function checkedLimit(limit: number | null | undefined) {
  const length = limit ?? MOST_DOWNLOADED;
  assertInRange(length, MOST_DOWNLOADED_MAX);
  return length;
}
