import { DEFAULT_FACT, checkFact, type FactInput } from '../../../rules/fact-list.ts';
import { FACT_TOPICS, TOPICS, latestDate, type FactTopic } from '../../../rules/facts.ts';
import { isBlank, type Issues } from '../../../rules/issues.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { memberOf, type LocalizedText } from '../../../rules/vocabulary.ts';
import { storedFields, type StoredField } from '../form/group-differences.ts';
import type { FactsToEditFragment } from './facts.generated.ts';

export interface FactFields {
  /** `yes`, `no`, or a choice; empty if it is unknown, and for a topic with a text. */
  value: string;
  text: LocalizedText;
  sourceUrl: string;
  seenOn: string;
  note: string | null;
}

export type FactsFormValues = Record<FactTopic, FactFields>;

/** The form of a browser. A topic without a fact begins with `today` as the day on which it was seen. */
export function formValuesOf({ facts }: Pick<FactsToEditFragment, 'facts'>, today: string): FactsFormValues {
  const fieldsOf = (topic: FactTopic): FactFields => {
    const { answer, choice, text, sourceUrl, seenOn, note } = facts.find((fact) => fact.topic === topic) ?? {
      ...DEFAULT_FACT,
      seenOn: today,
    };
    const value = answer === null ? (choice ?? '') : answer ? 'yes' : 'no';
    return { value, text: { en: text.en, zh: text.zh }, sourceUrl, seenOn, note };
  };
  return Object.fromEntries(FACT_TOPICS.map((topic) => [topic, fieldsOf(topic)])) as FactsFormValues; // has every topic
}

/** Whether a topic has a value. Without one there is no fact, whatever its other fields contain. */
export function isKnown(topic: FactTopic, { value, text }: Pick<FactFields, 'value' | 'text'>): boolean {
  return TOPICS[topic].kind === 'text' ? !isBlank(text.en) || !isBlank(text.zh) : value !== '';
}

export function factsOf(values: FactsFormValues): FactInput[] {
  return FACT_TOPICS.filter((topic) => isKnown(topic, values[topic])).map((topic) => factOf(topic, values[topic]));
}

/** The fields of a topic are merged as one, because a source belongs to its value. */
export const FACT_FIELD_GROUPS: readonly FieldGroup[] = FACT_TOPICS.map((topic) => [topic]);

export function topicOf([path]: FieldGroup): FactTopic | undefined {
  return memberOf(FACT_TOPICS, path) ?? undefined;
}

/** The stored fields of a topic; none without a value. */
export function storedFactFields(group: FieldGroup, values: FactsFormValues): StoredField[] {
  const topic = topicOf(group);
  if (!topic) return [];
  const fields = values[topic];
  const { kind } = TOPICS[topic];
  const paths = kind === 'text' ? ['text.en', 'text.zh'] : [kind];
  return storedFields([...paths, 'sourceUrl', 'seenOn', 'note'], {
    ...fields,
    answer: fields.value === '' ? null : fields.value === 'yes',
    choice: fields.value,
  });
}

/** Validates the form. The issues are under `topic.field`. */
export function checkFactsForm(values: FactsFormValues): Issues {
  const today = latestDate(Date.now());
  const known = FACT_TOPICS.filter((topic) => isKnown(topic, values[topic]));
  return Object.fromEntries(
    known.flatMap((topic) =>
      Object.entries(checkFact(factOf(topic, values[topic]), topic, today)).map(([field, issue]) => [
        `${topic}.${nameInForm(field)}`,
        issue,
      ]),
    ),
  );
}

function factOf(topic: FactTopic, { value, ...fields }: FactFields): FactInput {
  const { kind } = TOPICS[topic];
  return {
    ...fields,
    topic,
    answer: kind === 'answer' && value !== '' ? value === 'yes' : null,
    choice: kind === 'choice' ? value || null : null,
  };
}

/** Answers and choices are one field of the form. */
function nameInForm(field: string): string {
  return field === 'answer' || field === 'choice' ? 'value' : field;
}
