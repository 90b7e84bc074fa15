import { calendarDateOf } from '../calendar.ts';
import { FACT_TOPICS, TOPICS, choicesOf, type FactKind, type FactTopic } from '../facts.ts';
import { checkEach, collect, isBlank, type Issues } from '../issues.ts';
import { memberOf } from '../vocabulary.ts';
import type { RecordDefinition } from './definition.ts';
import { choice, choiceOrNull, date, flagOrNull, localized, textOrNull, url } from './field-kinds.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './fields.ts';

const topicsOf = (kind: FactKind) => FACT_TOPICS.filter((topic) => TOPICS[topic].kind === kind);
const TEXT_MAX = 300;
const CHOICES = topicsOf('choice').map((topic) => `${topic}: ${choicesOf(topic).join(', ')}`);

export const FACT = {
  about: 'What is known about a browser on one topic. A topic without a fact is unknown; it does not mean no.',
  title: ['topic'],
  parent: 'browser',
  fields: {
    topic: choice(FACT_TOPICS, {
      about: 'What the fact is about, which decides whether the answer, the choice or the text is the value.',
      required: 'factTopicInvalid',
      invalid: 'factTopicInvalid',
    }),
    answer: flagOrNull({
      about: `The value of a topic with the answers yes (true) and no (false): ${topicsOf('answer').join(', ')}. Null for other topics.`,
    }),
    choice: choiceOrNull([...new Set(FACT_TOPICS.flatMap(choicesOf))], {
      about: `The value of a topic with choices; null for other topics. ${CHOICES.join('; ')}.`,
      invalid: 'factValueInvalid',
    }),
    text: {
      ...localized({
        about: `The value of a topic with a text: ${topicsOf('text').join(', ')}. Empty for other topics.`,
        max: TEXT_MAX,
        required: { en: 'factTextEnRequired', zh: 'factTextZhRequired' },
        tooLong: { en: 'factTextEnTooLong', zh: 'factTextZhTooLong' },
      }),
      schema: { type: 'string', maxLength: TEXT_MAX },
      isRequired: false,
    },
    sourceUrl: url({
      about: 'The page on which it was seen.',
      required: 'factSourceRequired',
      invalid: 'sourceUrlInvalid',
    }),
    seenOn: date({
      about: 'The day on which it was seen, which is not in the future.',
      required: 'seenOnRequired',
      invalid: 'seenOnInvalid',
    }),
    note: textOrNull({
      about: 'For editors; null for visitors, and without a note.',
      max: 1000,
      tooLong: 'factNoteTooLong',
    }),
  },
} as const satisfies RecordDefinition;

export interface FactInput extends InputOf<typeof FACT.fields> {}

export const DEFAULT_FACT: FactInput = defaultOf(FACT.fields);

/** `today` is the result of `latestDate`. */
export function checkFact(fact: FactInput, topic: FactTopic, today: string): Issues {
  const { kind } = TOPICS[topic];
  return checkRecord(FACT.fields, fact, {
    answer: kind === 'answer' && fact.answer === null ? 'factValueRequired' : null,
    choice: kind === 'choice' ? checkChoice(topic, fact.choice) : null,
    ...(kind !== 'text' && { 'text.en': null, 'text.zh': null }),
    ...((calendarDateOf(fact.seenOn) ?? '') > today && { seenOn: 'seenOnInFuture' }),
  });
}

/** At most one for each topic. */
export function checkFacts(facts: readonly FactInput[], today: string): Issues {
  if (facts.length > FACT_TOPICS.length) return collect({ [`${FACT_TOPICS.length + 1}.topic`]: 'tooManyFacts' });
  return checkEach(facts, (fact, index) => {
    const topic = memberOf(FACT_TOPICS, fact.topic);
    if (!topic) return collect({ topic: 'factTopicInvalid' });
    const isRepeated = facts.slice(0, index).some((earlier) => earlier.topic === topic);
    return isRepeated ? collect({ topic: 'factTopicRepeated' }) : checkFact(fact, topic, today);
  });
}

export function storedFact(fact: FactInput) {
  const stored = storedRecord(FACT.fields, fact);
  const { kind } = TOPICS[stored.topic];
  return {
    ...stored,
    answer: kind === 'answer' ? stored.answer : null,
    choice: kind === 'choice' ? stored.choice : null,
    text: kind === 'text' ? stored.text : DEFAULT_FACT.text,
  };
}

function checkChoice(topic: FactTopic, choice: string | null) {
  if (isBlank(choice)) return 'factValueRequired';
  return memberOf(choicesOf(topic), choice) ? null : 'factValueInvalid';
}
