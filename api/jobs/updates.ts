import { SOURCE_RULES } from '#rules/sources.ts';
import { parseHttpUrl } from '#rules/url.ts';
import type { CheckedSource, SourceName } from '../services/sources.ts';
import { JobFailure, type Job, type JobContext } from './job.ts';

/** Sources that were read within this time are skipped, so that a run goes on where another one was stopped. */
const RECENT_MS = 90 * 60_000;
/** A pause after the proposals of each browser, in which requests are served. */
const PAUSE_MS = 20;

/** Reads the update sources of all browsers, and proposes what differs from the catalogue. */
export const updates: Job = {
  name: 'updates',
  interval: 120,
  async run(context) {
    const { services, clock, isRequested } = context;
    const due = await services().sources.listDue(isRequested ? Infinity : clock() - RECENT_MS);
    // Sources of one kind are mostly on one host, which gets one request at a time.
    const byKind = Map.groupBy(due, ({ kind }) => kind);
    const checked = (await Promise.all([...byKind.values()].map((sources) => checkAll(sources, context)))).flat();
    await countUnreachable(checked, context);
    const proposals = await refreshAll(context);
    const pauses = checked.flatMap(({ pausedUntil }) => pausedUntil ?? []);
    const read = checked.filter(({ failure }) => failure === null).length;
    const params = { read, failed: checked.length - pauses.length - read, proposals };
    const table = checked.map(rowOf);
    if (pauses.length === 0) return { message: 'sourcesRead', params, table };
    const until = new Date(Math.max(...pauses)).toISOString();
    return { message: 'sourcesPaused', params: { ...params, paused: pauses.length, until }, table };
  },
};

/**
 * Compares the last releases of the sources with all versions, also those that a stopped run had read. An error of one
 * browser does not keep the others waiting. Returns the number of open proposals.
 */
async function refreshAll({ services, signal, log, pause }: JobContext) {
  let proposals = 0;
  const errors: unknown[] = [];
  for (const browserId of await services().proposals.listBrowsers()) {
    try {
      proposals += await services().proposals.refresh(browserId);
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, browser: browserId }, 'the proposals of a browser were not refreshed');
      errors.push(error);
    }
    await pause(PAUSE_MS);
  }
  if (errors.length > 0) throw errors[0];
  return proposals;
}

/**
 * Counts failures without a response, unless no host responds: then the network is down. To a host that asked for a
 * pause nothing was sent.
 */
async function countUnreachable(checked: readonly CheckedSource[], { services, signal, pause }: JobContext) {
  const unreachable = checked.filter(({ hasResponse, pausedUntil }) => !hasResponse && pausedUntil === null);
  if (
    unreachable.length > 0 &&
    !checked.some(({ hasResponse }) => hasResponse) &&
    !(await services().links.isNetworkUp([], signal))
  )
    throw new JobFailure('noNetwork');
  for (const { id, failure } of unreachable) {
    if (failure) await services().sources.fail(id, failure);
    await pause();
  }
}

/** One after the other. After a timeout, the other sources of that host count as failed without a request. */
async function checkAll(sources: readonly SourceName[], { services, signal, pause }: JobContext) {
  const checked: CheckedSource[] = [];
  const unreachable = new Set<string>();
  for (const due of sources) {
    // Only an identifier that is an address has a host of its own.
    const host = parseHttpUrl(due.identifier)?.host ?? due.kind;
    const source = unreachable.has(host)
      ? { ...due, failure: 'timeout' as const, hasResponse: false, pausedUntil: null, isChanged: false }
      : await services().sources.check(due.id, signal);
    if (source?.failure === 'timeout') unreachable.add(host);
    if (source) checked.push(source);
    await pause();
  }
  return checked;
}

function rowOf({ browserId, kind, identifier, failure, isChanged }: CheckedSource) {
  return {
    browser: browserId,
    source: `${SOURCE_RULES[kind].name} ${identifier}`,
    result: failure ?? (isChanged ? 'changed' : 'unchanged'),
  };
}
