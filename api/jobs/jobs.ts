import type { Job } from './job.ts';
import { links } from './links.ts';
import { updates } from './updates.ts';
import { webhooks } from './webhooks.ts';

/** How many entries are deleted before requests are served again. */
const STEP = 200;
const PAUSE_MS = 20;

/** Deletes what has expired, also login attempts that no later login would delete. */
const cleanup: Job = {
  name: 'cleanup',
  interval: 60,
  async run({ services, pause }) {
    const deletions = [
      () => services().sessions.deleteExpired(STEP),
      () => services().sessions.deleteOldAttempts(STEP),
      () => services().history.prune(STEP),
      () => services().publicCatalogue.prune(STEP),
      () => services().proposals.deleteAccepted(STEP),
      () => services().downloadStatistics.deleteOld(STEP),
    ];
    let deleted = 0;
    for (const deleteSome of deletions) {
      for (let found = STEP; found === STEP;) {
        found = await deleteSome();
        deleted += found;
        await pause(PAUSE_MS);
      }
    }
    return { message: 'cleaned', params: { deleted } };
  },
};

export const JOBS: readonly Job[] = [cleanup, updates, links, webhooks];
