import { isWrong } from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import type { CatalogueLink, FoundLink } from '../services/links.ts';
import { hasResponse } from '../upstream/check-link.ts';
import { JobFailure, type Job, type JobContext } from './job.ts';

const HOSTS_AT_ONCE = 8;
/** After so many checks in a row without a response, the other links of the host cannot be reached either. */
const HOST_FAILURES = 3;
const BATCH = 50;

/** Checks the links to other hosts that are due, so a round goes on where another one was stopped. */
export const links: Job = {
  name: 'links',
  interval: 8 * 60,
  async run(context) {
    const { services, isRequested, pause } = context;
    await services().links.prune();
    await pause();
    const byHost = Map.groupBy(await services().links.listDue({ isRequested }), ({ url }) => hostOf(url));
    // Hosts with the most links come first, because they take the longest.
    const hosts = [...byHost.values()].toSorted((a, b) => b.length - a.length).values();
    const round = startRound(context);
    const stop = new AbortController();
    const signal = AbortSignal.any([context.signal, stop.signal]);
    const checkHosts = async () => {
      try {
        // All take the next host from one iterator.
        for (const host of hosts) await checkHost(host, round, { ...context, signal });
      } catch (error) {
        stop.abort(error); // stops the others; the first error counts
      }
    };
    await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, checkHosts));
    await round.saveConfirmed();
    stop.signal.throwIfAborted();
    await round.saveRest();
    const { wrong, dead } = await services().links.summary();
    const table = round.saved.filter(({ check }) => isWrong({ verdict: check.verdict, isDead: false })).map(rowOf);
    return { message: 'linksChecked', params: { checked: round.saved.length, wrong, dead }, table };
  },
};

async function checkHost(hostLinks: readonly CatalogueLink[], round: Round, { services, signal, pause }: JobContext) {
  const failed: FoundLink['check'][] = [];
  for (const link of hostLinks) {
    const check = failed.length >= HOST_FAILURES ? failed.at(-1) : await services().links.request(link, signal);
    if (check === 'retryLater') return;
    if (check === 'noNetwork' || check === undefined) return round.cutOff();
    if (check.verdict === 'unreachable' && !hasResponse(check)) failed.push(check);
    else failed.length = 0;
    await round.add({ link, check });
    await pause();
  }
}

type Round = ReturnType<typeof startRound>;

/** Saves what was found in batches. Failures count only if our own network works. */
function startRound({ services, signal }: JobContext) {
  const saved: FoundLink[] = [];
  const batch: FoundLink[] = [];
  let isCutOff = false;

  async function save(found: FoundLink[]) {
    if (found.length === 0) return;
    await services().links.record(found);
    saved.push(...found);
  }

  /** Saves the results until the last response of a host, which shows that the network worked. */
  const saveConfirmed = async () => save(batch.splice(0, batch.findLastIndex(({ check }) => hasResponse(check)) + 1));

  /** Saves failures after which no host has answered, unless our own network is down. */
  async function saveUnconfirmed() {
    const unconfirmed = batch.splice(0);
    const urls = unconfirmed.map(({ link }) => link.url);
    if (!(await services().links.isNetworkUp(urls, signal))) throw new JobFailure('noNetwork');
    await save(unconfirmed);
  }

  return {
    saved,
    saveConfirmed,

    /** Our own network refused a request. */
    cutOff() {
      isCutOff = true;
    },

    async add(found: FoundLink) {
      batch.push(found);
      if (batch.length < BATCH) return;
      await saveConfirmed();
      if (batch.length >= BATCH) await saveUnconfirmed();
    },

    async saveRest() {
      if (batch.length > 0 || (isCutOff && saved.length === 0)) await saveUnconfirmed();
    },
  };
}

function rowOf({ link: { url, owners }, check: { verdict, detail } }: FoundLink) {
  return {
    link: url,
    use: owners.map(({ use, title }) => `${use} of ${title.en}`).join(', '),
    result: verdict,
    detail,
  };
}
