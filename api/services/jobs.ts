import { JOB_NAMES, jobMessageText, type JobName } from '#rules/jobs.ts';
import type { MessageParams } from '#rules/messages.ts';
import { memberOf } from '#rules/vocabulary.ts';
import type { JobState } from '../entities/job.ts';
import { assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';

export function jobService({ scheduler }: ServiceContext) {
  async function list() {
    if (!scheduler) return { isOn: false, jobs: [] };
    const { isOn, jobs, table } = scheduler.options;
    const { states, now } = await table.read();
    const stateOf = (name: JobName) => states.find((state) => state.name === name);
    return {
      isOn,
      jobs: jobs.map(({ name, interval }) => ({ name, interval, ...recordOf(stateOf(name), now, isOn) })),
    };
  }

  return {
    list,

    /** Starts it, unless it runs. Throws NOT_FOUND. */
    async run(input: string) {
      const name = assertFound(memberOf(JOB_NAMES, input), 'jobNotFound');
      await scheduler?.runNow(name);
      const { jobs } = await list();
      return assertFound(
        jobs.find((job) => job.name === name),
        'jobNotFound',
      );
    },
  };
}

function recordOf(state: JobState | undefined, now: number, isOn: boolean) {
  const {
    leaseUntil = null,
    startedAt = null,
    finishedAt = null,
    succeededAt = null,
    outcome = null,
    message = null,
    params = null,
    nextRunAt = null,
  } = state ?? {};
  return {
    isRunning: leaseUntil !== null && leaseUntil.getTime() > now,
    startedAt,
    finishedAt,
    succeededAt,
    outcome,
    message: message === null ? null : messageOf(message, JSON.parse(params ?? '{}') as MessageParams), // written by `finish` of the job table
    // Null also if the next run is due, because it starts within minutes.
    nextRunAt: isOn && nextRunAt !== null && nextRunAt.getTime() > now ? nextRunAt : null,
  };
}

function messageOf(key: string, params: MessageParams) {
  return {
    key,
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    text: jobMessageText(key, params),
  };
}
