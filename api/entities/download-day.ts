import { defineEntity, p } from '@mikro-orm/core';
import type { DownloadKind } from '#rules/downloads.ts';
import type { Platform } from '#rules/vocabulary.ts';

/** Without foreign keys: the deletion of a record may be undone, and then it has the same id again. */
const DownloadDaySchema = defineEntity({
  name: 'DownloadDay',
  indexes: [{ name: 'download_day_of_browser', properties: ['browserId', 'day'] }],
  properties: {
    /** A day in UTC, YYYY-MM-DD. */
    day: p.text().primary(),
    versionId: p.integer().primary().autoincrement(false),
    kind: p.text().$type<DownloadKind>().primary(),
    /** As on this day. */
    browserId: p.integer(),
    platform: p.text().$type<Platform>(),
    count: p.integer(),
  },
});

export class DownloadDay extends DownloadDaySchema.class {}
DownloadDaySchema.setClass(DownloadDay);
