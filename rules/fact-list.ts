import { calendarDateOf } from './calendar.ts';
import { FACT_TOPICS, TOPICS, choicesOf, type FactTopic } from './facts.ts';
import { checkEach, collect, isBlank, type IssueKey, type Issues } from './issues.ts';
import { FACT } from './records/fact.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';
import { memberOf } from './vocabulary.ts';

/** Only the value of the topic's kind is stored. */
export interface FactInput extends InputOf<typeof FACT> {}

export const DEFAULT_FACT: FactInput = defaultOf(FACT);

/** Validates a fact whose topic is known. `today` is the result of `latestDate`. */
export function checkFact(fact: FactInput, topic: FactTopic, today: string): Issues {
  const { kind } = TOPICS[topic];
  return checkRecord(FACT, fact, {
    answer: kind === 'answer' && fact.answer === null ? 'factValueRequired' : null,
    choice: kind === 'choice' ? checkChoice(topic, fact.choice) : null,
    ...(kind !== 'text' && { 'text.en': null, 'text.zh': null }),
    ...((calendarDateOf(fact.seenOn) ?? '') > today && { seenOn: 'seenOnInFuture' }),
  });
}

/** Validates all facts of a browser, which has at most one for each topic. */
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
  const stored = storedRecord(FACT, fact, '');
  const { kind } = TOPICS[stored.topic];
  return {
    ...stored,
    answer: kind === 'answer' ? stored.answer : null,
    choice: kind === 'choice' ? stored.choice : null,
    text: kind === 'text' ? stored.text : DEFAULT_FACT.text,
  };
}

function checkChoice(topic: FactTopic, choice: string | null): IssueKey | null {
  if (isBlank(choice)) return 'factValueRequired';
  return memberOf(choicesOf(topic), choice) ? null : 'factValueInvalid';
}
