import { Type } from 'typebox';
import { JOB_OUTCOMES } from '../../rules/jobs.ts';
import type { AppContext } from '../app-context.ts';
import type { JobRecord } from '../services/jobs.ts';
import { failures, objectOf, oneOfOrNull, orNull, ref, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

const time = (description: string) => orNull('string', description, { format: 'date-time' });

const JOB_EXAMPLE = {
  name: 'cleanup',
  interval: 60,
  is_running: false,
  started_at: '2026-09-02T08:00:00.000Z',
  finished_at: '2026-09-02T08:00:01.000Z',
  succeeded_at: '2026-09-02T08:00:01.000Z',
  outcome: 'succeeded',
  message: 'Expired entries deleted: 12',
  message_key: 'cleaned',
  message_params: { deleted: '12' },
  next_run_at: '2026-09-02T09:00:01.000Z',
};

export const Job = objectOf(
  'Job',
  {
    name: Type.String({ description: 'The name of the job.' }),
    interval: Type.Integer({ minimum: 1, description: 'Minutes from the end of a run to the start of the next one.' }),
    is_running: Type.Boolean({ description: 'Whether an instance runs the job.' }),
    started_at: time('When the last run started; null before the first run.'),
    finished_at: time('When the last finished run ended; null before the first end.'),
    succeeded_at: time('When the last successful run ended; null before the first success.'),
    outcome: oneOfOrNull(
      JOB_OUTCOMES,
      'How the last finished run ended; null before the first end. A run is stopped when its server stops.',
    ),
    message: orNull('string', 'What the last finished run reported, in English; null before the first end.'),
    message_key: orNull('string', 'The key of the message, for translations.'),
    message_params: Type.Unsafe<Record<string, string>>({
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'The parameters of the message.',
    }),
    next_run_at: time(
      'When the next run starts; null if it is due and starts within minutes, or if the schedule is off.',
    ),
  },
  'Work that the server does by schedule, on one instance at a time.',
  JOB_EXAMPLE,
);

const JobList = Type.Object(
  {
    is_on: Type.Boolean({
      description: 'Whether due runs start by themselves. False if the server was started with BACKGROUND_JOBS=off.',
    }),
    jobs: Type.Array(ref(Job), { description: 'All jobs, in a fixed order.' }),
  },
  { description: 'The background jobs.' },
);

const NameParams = Type.Object({ name: Type.String({ description: 'The name of the job.', examples: ['cleanup'] }) });

/** The routes of background jobs, for the administrator. */
export function jobRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/jobs',
    {
      schema: {
        operationId: 'listJobs',
        tags: ['Background jobs'],
        summary: 'The background jobs',
        description: 'Returns what the server does by schedule, with the last and the next run of each job.',
        response: { 200: success(JobList, 'The jobs.'), ...failures(401) },
      },
    },
    async (request) => {
      const { isOn, jobs } = await servicesFor(request).jobs.list();
      return { success: true as const, data: { is_on: isOn, jobs: jobs.map(jobToRest) } };
    },
  );

  app.patch(
    '/api/admin/jobs/:name/run',
    {
      schema: {
        operationId: 'runJob',
        tags: ['Background jobs'],
        summary: 'Start a background job',
        description:
          'Starts a job now, unless it runs already. The response is the job while it runs; read the list for its end.',
        params: NameParams,
        response: { 200: success(ref(Job), 'The job.'), ...failures(401, 403, 404) },
      },
    },
    async (request) => ({
      success: true as const,
      data: jobToRest(await servicesFor(request).jobs.run(request.params.name)),
    }),
  );
}

function jobToRest({
  name,
  interval,
  isRunning,
  startedAt,
  finishedAt,
  succeededAt,
  outcome,
  message,
  nextRunAt,
}: JobRecord) {
  return {
    name,
    interval,
    is_running: isRunning,
    started_at: startedAt?.toISOString() ?? null,
    finished_at: finishedAt?.toISOString() ?? null,
    succeeded_at: succeededAt?.toISOString() ?? null,
    outcome,
    message: message?.text ?? null,
    message_key: message?.key ?? null,
    message_params: Object.fromEntries((message?.params ?? []).map((param) => [param.name, param.value])),
    next_run_at: nextRunAt?.toISOString() ?? null,
  };
}
