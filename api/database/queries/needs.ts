import { sql } from 'kysely';
import { DUE_SOON_MS } from '#rules/needs.ts';
import { readTime } from '../../entities/columns.ts';
import type { EntityManager } from '../orm.ts';
import {
  BROWSER_COLUMNS,
  VERSION_COLUMNS,
  browserRows,
  selectRows,
  stepsById,
  timeFromNow,
  versionRows,
  type Tables,
} from './rows.ts';
import { IS_DISCONTINUED } from './public-records.ts';

export function readWaitingVersions(em: EntityManager, clock: () => number) {
  return stepsById(async (last, limit) => {
    const rows = await selectRows(
      em,
      sql<Tables['version']>`
      select ${VERSION_COLUMNS}, due_at from version
      where id > ${last} and (is_draft or due_at <= ${timeFromNow(em, clock, DUE_SOON_MS)} or (is_latest and (sha256 is null or file_size is null or features_en = features_zh)))
      order by id limit ${limit}`,
    );
    return rows.map((row) => ({ ...versionRows.read(row), dueAt: readTime(row.due_at) }));
  });
}

export function readBrowsersWithReleases(em: EntityManager) {
  return stepsById(async (last, limit) => {
    const rows = await selectRows(
      em,
      sql<
        Tables['browser'] & {
          released_on: string | null;
          has_screenshot: number | boolean;
          is_discontinued: number | boolean;
        }
      >`
      select ${BROWSER_COLUMNS},
        (select max(release_date) from version where browser_id = browser.id and is_published) as released_on,
        exists (select 1 from version where browser_id = browser.id and is_published and screenshots <> '[]') as has_screenshot,
        ${IS_DISCONTINUED} as is_discontinued
      from browser where id > ${last} order by id limit ${limit}`,
    );
    return rows.map((row) => ({
      ...browserRows.read(row),
      releasedOn: row.released_on,
      hasScreenshot: Boolean(row.has_screenshot),
      isDiscontinued: Boolean(row.is_discontinued),
    }));
  });
}
