import { Type } from 'typebox';
import type { FactInput } from '../../rules/fact-list.ts';
import { FACT_TOPICS } from '../../rules/facts.ts';
import { FACT } from '../../rules/records/fact.ts';
import type { FactRow } from '../entities/fact.ts';
import { newSchemas, createParser, recordSchemas, createWriter, restFields } from './fields.ts';
import { editedRevision, objectSchema, ref, revision } from './schemas.ts';

/** The fields of a fact in REST. */
export const FACT_FIELDS = { id: null, browserId: null, ...restFields(FACT) };

const NEW_FACT_EXAMPLE = {
  topic: 'summaries',
  answer: true,
  source_url: 'https://vendor.example/help',
  seen_on: '2026-11-22',
  note: 'For signed-in users.',
};

/** The response of the seeded catalogue. */
const FACT_EXAMPLE = {
  topic: 'price',
  answer: null,
  choice: 'free_paid',
  text_en: '',
  text_zh: '',
  source_url: 'https://brave.com/faq/',
  seen_on: '2026-11-22',
  note: null,
};

export const Fact = objectSchema(
  'Fact',
  recordSchemas(FACT_FIELDS),
  'What is known about a browser on one topic. A topic without a fact is unknown; it does not mean no.',
  FACT_EXAMPLE,
);
export const NewFact = objectSchema(
  'NewFact',
  newSchemas(FACT_FIELDS),
  'A fact of the new list. Only the value of its topic is stored.',
  NEW_FACT_EXAMPLE,
);

export const FactList = objectSchema(
  'FactList',
  { facts: Type.Array(ref(Fact), { description: 'The facts in the order of the topics.' }), revision },
  'All facts of a browser, with the revision of the browser.',
  { facts: [FACT_EXAMPLE], revision: 1 },
);

export const ChangedFacts = objectSchema(
  'ChangedFacts',
  {
    facts: Type.Array(ref(NewFact), {
      maxItems: FACT_TOPICS.length,
      description: 'All facts of the browser, at most one for each topic.',
    }),
    revision: Type.Optional(editedRevision),
  },
  'All facts of a browser.',
  { facts: [NEW_FACT_EXAMPLE] },
);

export const writeFact = createWriter<FactRow>(FACT_FIELDS);
export const parseFact = createParser<FactInput>(FACT_FIELDS);
