import { afterCheck, type LinkState, type LinkVerdict } from '#rules/links.ts';
import { saveLinkStates } from '../database/queries/links.ts';
import type { RunningApp } from './running-app.ts';

const DAY = 24 * 60 * 60_000;

/** Stores what checks found, as if a round had checked these URLs: now, and if they are dead, on the days before. */
export async function storeChecks(
  product: RunningApp,
  found: Readonly<Record<string, LinkVerdict>>,
  now = Date.now(),
): Promise<void> {
  const states = Object.entries(found).map(([url, verdict]) => {
    const check = {
      verdict,
      detail: verdict === 'gone' ? '404' : '200',
      movedTo: null,
      servedBy: null,
      etag: null,
      lastModified: null,
      size: null,
      mediaType: null,
    };
    const state = [2, 1, 0].reduce<LinkState | null>(
      (previous, days) => afterCheck(previous, check, new Date(now - days * DAY)),
      null,
    );
    if (!state) throw new Error('There is at least one check');
    return { url, ...state };
  });
  const em = product.em();
  await em.transactional(async () => saveLinkStates(em, states));
}
