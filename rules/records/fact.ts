import { FACT_TOPICS, TOPICS, choicesOf, type FactKind } from '../facts.ts';
import { FACT_NOTE_MAX, FACT_TEXT_MAX } from '../limits.ts';
import { choice, choiceOrNull, date, flagOrNull, localized, textOrNull, url } from './fields.ts';

const topicsOf = (kind: FactKind) => FACT_TOPICS.filter((topic) => TOPICS[topic].kind === kind);
const CHOICES = topicsOf('choice').map((topic) => `${topic}: ${choicesOf(topic).join(', ')}`);

/** The fields of a fact in the order of the form. */
export const FACT = {
  topic: choice(FACT_TOPICS, {
    about: 'What the fact is about. The topic decides whether its answer, its choice or its text is the value.',
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
      max: FACT_TEXT_MAX,
      required: { en: 'factTextEnRequired', zh: 'factTextZhRequired' },
      tooLong: { en: 'factTextEnTooLong', zh: 'factTextZhTooLong' },
    }),
    schema: { type: 'string', maxLength: FACT_TEXT_MAX },
    isRequired: false,
  },
  sourceUrl: url({
    about: 'The URL of the page on which the fact was seen.',
    required: 'factSourceRequired',
    invalid: 'sourceUrlInvalid',
  }),
  seenOn: date({
    about: 'The day on which the fact was seen. It must not be in the future.',
    required: 'seenOnRequired',
    invalid: 'seenOnInvalid',
  }),
  note: textOrNull({
    about: 'The note for editors; null for visitors, and without a note.',
    max: FACT_NOTE_MAX,
    tooLong: 'factNoteTooLong',
  }),
};
