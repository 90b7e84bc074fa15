import { isWrong } from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import type { CatalogueLink, FoundLink } from '../services/links.ts';
import { hasResponse } from '../upstream/check-link.ts';
import { JobFailure, type Job, type JobContext } from './job.ts';

/**
 * Minutes between two rounds. Each of them checks the links that are due (`isDue`): once a day, and failing ones in
 * each round.
 */
const INTERVAL = 8 * 60;
const HOSTS_AT_ONCE = 8;
/**
 * After so many checks in a row without a response, the other links of the host are not requested in this round: they
 * cannot be reached either.
 */
const HOST_FAILURES = 3;
const BATCH = 50;

/**
 * Checks the links of the catalogue to other hosts. A round goes on where another one was stopped, because only the
 * links that are due are checked.
 */
export const links: Job = {
  name: 'links',
  interval: INTERVAL,
  async run(context) {
    const { services, isRequested, pause } = context;
    await services().links.prune();
    await pause();
    const byHost = Map.groupBy(await services().links.listDue({ isRequested }), ({ url }) => hostOf(url));
    // Hosts with the most links come first, because they take the longest.
    const hosts = [...byHost.values()].toSorted((a, b) => b.length - a.length).values();
    const round = new Round(context);
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
    return { message: 'linksChecked', params: { checked: round.checked, wrong, dead }, table: round.table };
  },
};

async function checkHost(hostLinks: readonly CatalogueLink[], round: Round, { services, signal, pause }: JobContext) {
  const failed: FoundLink['check'][] = [];
  for (const link of hostLinks) {
    const check = failed.length >= HOST_FAILURES ? failed.at(-1) : await services().links.request(link, signal);
    if (check === 'retryLater') return;
    if (check === 'noNetwork' || check === undefined) {
      round.isCutOff = true;
      return;
    }
    if (check.verdict === 'unreachable' && !hasResponse(check)) failed.push(check);
    else failed.length = 0;
    await round.add({ link, check });
    await pause();
  }
}

class Round {
  checked = 0;
  /** Whether our own network refused a request. */
  isCutOff = false;
  readonly table: Record<string, string>[] = [];
  private readonly context: JobContext;
  private batch: FoundLink[] = [];

  constructor(context: JobContext) {
    this.context = context;
  }

  async add(found: FoundLink) {
    this.batch.push(found);
    if (this.batch.length < BATCH) return;
    await this.saveConfirmed();
    if (this.batch.length >= BATCH) await this.saveUnconfirmed();
  }

  /** Saves the results until the last response of a host, which shows that the network worked. */
  async saveConfirmed() {
    await this.save(this.batch.splice(0, this.batch.findLastIndex(({ check }) => hasResponse(check)) + 1));
  }

  async saveRest() {
    if (this.batch.length > 0 || (this.isCutOff && this.checked === 0)) await this.saveUnconfirmed();
  }

  /** Saves failures after which no host has answered, unless our own network is down. */
  private async saveUnconfirmed() {
    const { services, signal } = this.context;
    const unconfirmed = this.batch.splice(0);
    const urls = unconfirmed.map(({ link }) => link.url);
    if (!(await services().links.isNetworkUp(urls, signal))) throw new JobFailure('noNetwork');
    await this.save(unconfirmed);
  }

  private async save(found: FoundLink[]) {
    if (found.length === 0) return;
    await this.context.services().links.record(found);
    this.checked += found.length;
    this.table.push(...found.filter(({ check }) => isWrong({ verdict: check.verdict, isDead: false })).map(rowOf));
  }
}

function rowOf({ link: { url, owners }, check: { verdict, detail } }: FoundLink) {
  return {
    link: url,
    use: owners.map(({ use, title }) => `${use} of ${title.en}`).join(', '),
    result: verdict,
    detail,
  };
}
