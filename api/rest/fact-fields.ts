import { Type } from 'typebox';
import { FACT_TOPICS, TOPICS, choicesOf, type FactInput, type FactKind } from '../../rules/facts.ts';
import { FACT_NOTE_MAX, FACT_TEXT_MAX } from '../../rules/limits.ts';
import type { FactRow } from '../entities/fact.ts';
import { newSchemas, createParser, recordSchemas, createWriter, type FieldsOf } from './fields.ts';
import { flagOrNull, text, textOrNull } from './kinds.ts';
import { editedRevision, httpUrl, objectSchema, oneOf, orNull, ref, revision } from './schemas.ts';

const topicsOf = (kind: FactKind) => FACT_TOPICS.filter((topic) => TOPICS[topic].kind === kind);
const CHOICES = topicsOf('choice').map((topic) => `${topic}: ${choicesOf(topic).join(', ')}`);

/** The fields of a fact in REST. */
export const FACT_FIELDS = {
  id: null,
  browserId: null,
  topic: {
    kind: text,
    required: true,
    schema: oneOf(
      FACT_TOPICS,
      'What the fact is about. The topic decides which of answer, choice, text_en and text_zh is the value.',
    ),
  },
  answer: {
    kind: flagOrNull,
    schema: orNull(
      'boolean',
      `The value of a topic with the answers yes (true) and no (false): ${topicsOf('answer').join(', ')}. Null for other topics.`,
    ),
  },
  choice: {
    kind: textOrNull,
    schema: orNull('string', `The value of a topic with choices; null for other topics. ${CHOICES.join('; ')}.`, {
      enum: [...new Set(FACT_TOPICS.flatMap(choicesOf)), null],
    }),
  },
  text: {
    schemas: {
      en: Type.String({
        maxLength: FACT_TEXT_MAX,
        description: `The English value of a topic with a text: ${topicsOf('text').join(', ')}. Empty for other topics.`,
      }),
      zh: Type.String({
        maxLength: FACT_TEXT_MAX,
        description: 'The Chinese value of a topic with a text. Empty for other topics.',
      }),
    },
  },
  sourceUrl: { kind: text, required: true, schema: httpUrl('The URL of the page on which the fact was seen.') },
  seenOn: {
    kind: text,
    required: true,
    schema: Type.String({
      format: 'date',
      description: 'The day on which the fact was seen. It must not be in the future.',
    }),
  },
  note: {
    kind: textOrNull,
    schema: orNull('string', 'The note for editors; null for visitors, and without a note.', {
      maxLength: FACT_NOTE_MAX,
    }),
  },
} satisfies FieldsOf<FactRow, FactInput>;

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
