import { JOB_NAMES, type JobName } from '#rules/jobs.ts';
import { jobMessageText } from '#rules/texts.ts';
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
      const job = (await list()).jobs.find((one) => one.name === name);
      return assertFound(job, 'jobNotFound');
    },
  };
}

function recordOf(state: JobState | undefined, now: number, isOn: boolean) {
  const { leaseUntil, message, params, nextRunAt } = state ?? {};
  return {
    isRunning: Number(leaseUntil) > now,
    startedAt: state?.startedAt ?? null,
    finishedAt: state?.finishedAt ?? null,
    succeededAt: state?.succeededAt ?? null,
    outcome: state?.outcome ?? null,
    message: message ? messageOf(message, JSON.parse(params ?? '{}') as MessageParams) : null, // written by `finish` of the job table
    // Null also if the next run is due, because it starts within minutes.
    nextRunAt: isOn && nextRunAt && nextRunAt.getTime() > now ? nextRunAt : null,
  };
}

function messageOf(key: string, params: MessageParams) {
  return {
    key,
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
    text: jobMessageText(key, params),
  };
}
