import { createJobTable } from '../api/database/job-table.ts';
import { JOBS } from '../api/jobs/jobs.ts';
import { startJob } from '../api/jobs/scheduler.ts';
import { jobMessageText } from '#rules/texts.ts';
import { runCommand } from './command.ts';
import { withCatalogue } from './open-catalogue.ts';

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
const print = (_details: object, text: string) => console.error(text);
const log = { info: () => {}, warn: print, error: print };

const USAGE = `Enter the job to run: npm run job -- NAME. The jobs are ${JOBS.map(({ name }) => name).join(', ')}.`;

await runCommand(USAGE, async (environment) => {
  const [name, ...rest] = process.argv.slice(2);
  const job = JOBS.find((one) => one.name === name);
  if (!job || rest.length > 0) throw new Error(USAGE);
  const {
    outcome,
    message,
    params,
    table = [],
  } = await withCatalogue(environment, async ({ em, services }) => {
    const run = await startJob(job, {
      table: createJobTable(em, Date.now),
      context: { em, services, log, clock: Date.now },
      stopping: stopping.signal,
      onlyIfDue: false,
    });
    if (!run) throw new Error(`The job ${job.name} is running already`);
    return run.ended;
  });
  if (table.length > 0) console.table(table);
  console.log(jobMessageText(message, params));
  if (outcome !== 'succeeded') process.exitCode = 1;
});
