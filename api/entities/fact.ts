import { defineEntity, p } from '@mikro-orm/core';
import { FACT } from '#rules/records/fact.ts';
import { Browser } from './browser.ts';
import { fieldProperties } from './columns.ts';
import type { Row } from './rows.ts';

/** What is known about a browser on one topic of the comparison (`rules/facts.ts`). */
export const FactSchema = defineEntity({
  name: 'Fact',
  uniques: [{ name: 'fact_of_browser', properties: ['browser', 'topic'] }],
  properties: {
    id: p.integer().primary(),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
    ...fieldProperties(FACT.fields),
  },
});

export class Fact extends FactSchema.class {}
FactSchema.setClass(Fact);

export type FactRow = Row<Fact>;
