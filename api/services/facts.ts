import { DEFAULT_FACT, checkFacts, storedFact, type FactInput } from '#rules/records/fact.ts';
import { byTopic, checkFeatured, latestDate, statusOf } from '#rules/facts.ts';
import { Browser } from '../entities/browser.ts';
import { Fact, type FactRow } from '../entities/fact.ts';
import { queryIn, readFacts } from '../database/queries/rows.ts';
import type { ServiceContext } from './context.ts';
import { loadTogether } from './load-together.ts';
import { assertAdministrator, checkedList, recordChanges, touch, type Patch, type Preconditions } from './writes.ts';

export function factService({ em, actor, actorWith, clock }: ServiceContext) {
  /** In the order of the topics; empty for an unknown browser. */
  const list = loadTogether(async (ids) => {
    const rows = await readFacts(em, (query) => query.where('browser_id', 'in', ids));
    const byBrowser = Map.groupBy(rows, ({ browserId }) => browserId);
    return (id) => (byBrowser.get(id) ?? []).sort(byTopic).map(forActor);
  });

  /** Null if it is unknown. */
  const status = loadTogether(async (ids) => {
    const rows = await queryIn(em)
      .selectFrom('fact')
      .select(['browser_id', 'choice'])
      .where('browser_id', 'in', ids)
      .where('topic', '=', 'status')
      .execute();
    const choices = new Map(rows.map((row) => [row.browser_id, row.choice]));
    return (id) => statusOf(choices.get(id));
  });

  const forActor = (fact: FactRow): FactRow => (actor === 'administrator' ? fact : { ...fact, note: null });

  async function replace(browser: Browser, inputs: readonly FactInput[]) {
    const stored = new Map((await em.find(Fact, { browser })).map((fact) => [fact.topic, fact]));
    for (const input of inputs) {
      const fields = storedFact(input);
      const fact = stored.get(fields.topic);
      stored.delete(fields.topic);
      if (fact) em.assign(fact, fields);
      else em.create(Fact, { ...fields, browser });
    }
    for (const fact of stored.values()) em.remove(fact);
  }

  return {
    list,
    status,

    /** A browser that becomes discontinued is no longer featured. */
    async save(browserId: number, facts: readonly Patch<FactInput>[], guard: Preconditions = {}) {
      await recordChanges({ em, actor, actorWith }, Browser, 'browserNotFound').one(
        browserId,
        { guard },
        async (browser) => {
          // The response may have the browser.
          if (browser.isDraft) assertAdministrator(actorWith('catalogue:read-drafts'));
          const inputs = await checkedList(DEFAULT_FACT, facts, (list) => checkFacts(list, latestDate(clock())));
          await replace(browser, inputs);
          touch(browser, clock());
          if (checkFeatured(browser, inputs).isFeatured) browser.isFeatured = false;
          await em.flush();
        },
      );
    },
  };
}
