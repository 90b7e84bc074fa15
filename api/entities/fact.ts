import { defineEntity, p } from '@mikro-orm/core';
import type { FactTopic } from '#rules/facts.ts';
import { Browser } from './browser.ts';
import { LocalizedTextSchema } from './columns.ts';
import type { Row, RowReader } from './rows.ts';

/** What is known about a browser on one topic of the comparison (`rules/facts.ts`). */
const FactSchema = defineEntity({
  name: 'Fact',
  uniques: [{ name: 'fact_of_browser', properties: ['browser', 'topic'] }],
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
    topic: p.text().$type<FactTopic>(),
    /** Exactly one of these three has a value, by the kind of the topic. */
    answer: p.boolean().nullable(),
    choice: p.text().nullable(),
    text: () => p.embedded(LocalizedTextSchema),
    sourceUrl: p.text(),
    /** A calendar date, YYYY-MM-DD. */
    seenOn: p.date(),
    /** For the administrator only. */
    note: p.text().nullable(),
  },
});

export class Fact extends FactSchema.class {}
FactSchema.setClass(Fact);

export type FactRow = Row<Fact>;

export const readFactRow: RowReader<FactRow> = (stored) => ({
  id: stored.id,
  browserId: stored.browser_id,
  topic: stored.topic,
  answer: stored.answer === null ? null : Boolean(stored.answer),
  choice: stored.choice,
  text: { en: stored.text_en, zh: stored.text_zh },
  sourceUrl: stored.source_url,
  seenOn: stored.seen_on,
  note: stored.note,
});
