import { SOURCE_RULES } from '../../rules/sources.ts';
import type { CheckedSource, SourceRow } from '../services/sources.ts';
import { JobFailure, type Job, type JobContext } from './job.ts';

/** Minutes between two runs. */
const INTERVAL = 120;
/** A source that was read within this time is not read again, so that a run goes on where another one was stopped. */
const RECENT_MS = 90 * 60_000;

/**
 * Reads the update sources of all browsers, and proposes what differs from the catalogue. What a source said last stays
 * valid while it fails.
 */
export const updates: Job = {
  name: 'updates',
  interval: INTERVAL,
  async run(context) {
    const { services, clock, pause } = context;
    const due = await services().sources.listDue(clock() - RECENT_MS);
    // Sources of one kind are mostly on one host, which gets one request at a time.
    const byKind = Map.groupBy(due, ({ kind }) => kind);
    const checked = (await Promise.all([...byKind.values()].map((sources) => checkAll(sources, context)))).flat();
    if (checked.length > 0 && checked.every(({ failure }) => failure === 'noNetwork')) throw new JobFailure('noNetwork');
    let proposals = 0;
    for (const browserId of new Set(checked.map((source) => source.browserId))) {
      proposals += await services().proposals.refresh(browserId);
      await pause();
    }
    const failed = checked.filter(({ failure }) => failure !== null).length;
    return { message: 'sourcesRead', params: { read: checked.length - failed, failed, proposals }, table: checked.map(rowOf) };
  },
};

async function checkAll(sources: readonly Pick<SourceRow, 'id'>[], { services, signal, pause }: JobContext): Promise<CheckedSource[]> {
  const checked: CheckedSource[] = [];
  for (const { id } of sources) {
    const source = await services().sources.check(id, signal);
    if (source) checked.push(source);
    await pause();
  }
  return checked;
}

function rowOf({ browserId, kind, identifier, failure, isChanged }: CheckedSource): Readonly<Record<string, string | number>> {
  return { browser: browserId, source: `${SOURCE_RULES[kind].name} ${identifier}`, result: failure ?? (isChanged ? 'changed' : 'unchanged') };
}
