import { defineEntity, p } from '@mikro-orm/core';
import type { JobOutcome } from '#rules/jobs.ts';

/** Written by `api/database/job-table.ts`. */
const JobStateSchema = defineEntity({
  name: 'JobState',
  tableName: 'job',
  properties: {
    name: p.text().primary(),
    /** The host, the process and the run that have the lease. */
    leaseOwner: p.text().nullable(),
    leaseUntil: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    succeededAt: p.datetime().nullable(),
    outcome: p.text().$type<JobOutcome>().nullable(),
    /** The message of the last finished run (`rules/jobs.ts`), and its parameters as JSON. */
    message: p.text().nullable(),
    params: p.text().nullable(),
    /** Failed runs since the last success. */
    failures: p.integer(),
    nextRunAt: p.datetime(),
  },
});

export class JobState extends JobStateSchema.class {}
JobStateSchema.setClass(JobState);
