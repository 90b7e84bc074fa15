import { setImmediate as nextTurn } from 'node:timers/promises';
import { RECORDS_AT_ONCE } from '../../rules/limits.ts';
import { NEEDS, needsOfBrowser, needsOfTexts, needsOfVersion, type Need } from '../../rules/needs.ts';
import type { Architecture, LocalizedText, Platform, ReleaseChannel } from '../../rules/vocabulary.ts';
import {
  readBrowsersWithReleases,
  readCodes,
  readWaitingVersions,
  readSlides,
  type PublishedRow,
  type WaitingVersion,
} from '../database/queries/needs.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { assertAdministrator } from './writes.ts';

/** A record that waits for the administrator. */
export interface WaitingRecord {
  recordType: 'browser' | 'version' | 'slide' | 'customCode';
  id: number;
  /** The browser itself, or that of the version. */
  browserId: number | null;
  /** The name or title; null for a version. */
  title: LocalizedText | null;
  versionNumber: string | null;
  releaseChannel: ReleaseChannel | null;
  platform: Platform | null;
  architecture: Architecture | null;
  /** Whether visitors see it now. */
  isPublished: boolean;
  /** When it becomes public or hidden. */
  dueAt: Date | null;
  /** The day of the release, or of the last release of a browser. */
  releasedOn: string | null;
}

type FoundRecord = WaitingRecord & { needs: readonly Need[] };

/** How many versions are looked at in one turn of the event loop. */
const VERSIONS_AT_ONCE = 250;

const NO_VERSION = { versionNumber: null, releaseChannel: null, platform: null, architecture: null };

/** The service for what waits for the administrator: drafts, due times, and what is missing. */
export function needService({ em, actor, clock = Date.now }: ServiceContext) {
  /** All records that need something, by four statements. */
  async function find(): Promise<FoundRecord[]> {
    const now = clock();
    // One after the other, because the connection of SQLite runs one statement at a time.
    const versions: FoundRecord[] = [];
    for (const [index, row] of (await readWaitingVersions(em, clock)).entries()) {
      // The rules for links take a while, so other requests run in between.
      if (index % VERSIONS_AT_ONCE === VERSIONS_AT_ONCE - 1) await nextTurn();
      versions.push(ofVersion(row, now));
    }
    const browsers = (await readBrowsersWithReleases(em)).map((row): FoundRecord => {
      const browser = {
        description: { en: row.description_en, zh: row.description_zh },
        shortDescription: { en: row.short_description_en, zh: row.short_description_zh },
        releasedOn: row.released_on,
        hasScreenshot: Boolean(row.has_screenshot),
        isDiscontinued: Boolean(row.is_discontinued),
        isDraft: Boolean(row.is_draft),
      };
      return {
        recordType: 'browser',
        id: row.id,
        browserId: row.id,
        title: titleOf(row),
        ...NO_VERSION,
        isPublished: !browser.isDraft,
        dueAt: null,
        releasedOn: row.released_on,
        needs: needsOfBrowser(browser, now),
      };
    });
    const slides = (await readSlides(em)).map((row) =>
      ofPublication('slide', row, [titleOf(row), { en: row.description_en, zh: row.description_zh }]),
    );
    const codes = (await readCodes(em)).map((row) => ofPublication('customCode', row, []));
    return [...browsers, ...versions, ...slides, ...codes];

    function ofPublication(
      recordType: 'slide' | 'customCode',
      row: Parameters<typeof titleOf>[0] & Parameters<typeof publicationOf>[0] & { id: number },
      texts: readonly LocalizedText[],
    ): FoundRecord {
      const publication = publicationOf(row);
      return {
        recordType,
        id: row.id,
        browserId: null,
        title: titleOf(row),
        ...NO_VERSION,
        isPublished: publication.isPublished,
        dueAt: publication.dueAt,
        releasedOn: null,
        needs: needsOfTexts(publication, texts, now),
      };
    }
  }

  return {
    /** The number of records with each need, in the order of NEEDS. Throws UNAUTHORIZED. */
    async count(): Promise<{ need: Need; count: number }[]> {
      assertAdministrator(actor);
      const found = await find();
      return NEEDS.map((need) => ({ need, count: found.filter(({ needs }) => needs.includes(need)).length }));
    },

    /**
     * The first records with a need: what is due first, otherwise browsers in their order, then the newest versions.
     * Throws UNAUTHORIZED, BAD_REQUEST.
     */
    async list(need: Need, first: number): Promise<WaitingRecord[]> {
      assertAdministrator(actor);
      if (first < 1 || first > RECORDS_AT_ONCE) throw new AppError('BAD_REQUEST', 'invalidPage');
      const found = (await find()).filter(({ needs }) => needs.includes(need));
      const sorted =
        need === 'due' ? found.toSorted((a, b) => (a.dueAt?.getTime() ?? 0) - (b.dueAt?.getTime() ?? 0)) : found;
      return sorted.slice(0, first);
    },
  };
}

function ofVersion(row: WaitingVersion, now: number): FoundRecord {
  const { id, platform, architecture } = row;
  const version = {
    ...publicationOf(row),
    isLatest: Boolean(row.is_latest),
    versionNumber: row.version_number,
    downloadUrl: row.download_url,
    pinned: row.pinned === null ? null : Boolean(row.pinned),
    sha256: row.sha256,
    fileSize: row.file_size,
    features: { en: row.features_en, zh: row.features_zh },
  };
  return {
    recordType: 'version',
    id,
    browserId: row.browser_id,
    title: null,
    versionNumber: row.version_number,
    releaseChannel: row.release_channel,
    platform,
    architecture,
    isPublished: version.isPublished,
    dueAt: version.dueAt,
    releasedOn: row.release_date,
    needs: needsOfVersion(version, now),
  };
}

function titleOf({ title_en: en, title_zh: zh }: { title_en: string; title_zh: string }): LocalizedText {
  return { en, zh };
}

function publicationOf({ is_draft: isDraft, is_published: isPublished, due_at: dueAt }: PublishedRow) {
  return {
    isDraft: Boolean(isDraft),
    isPublished: Boolean(isPublished),
    dueAt: dueAt === null ? null : new Date(dueAt),
  };
}
