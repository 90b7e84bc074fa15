import {
  checkLocalized,
  checkText,
  checkUrl,
  collect,
  isBlank,
  type Checks,
  type Issue,
  type IssueKey,
  type Issues,
} from './issues.ts';
import { FACT_NOTE_MAX, FACT_TEXT_MAX } from './limits.ts';
import { textOrNull, trimmed } from './stored-text.ts';
import { calendarDateOf, utcDay } from './calendar.ts';
import { memberOf, type LocalizedText } from './vocabulary.ts';

/** The groups of the comparison, in the order of the page. */
export const FACT_GROUPS = ['overview', 'assistant', 'models', 'privacy', 'browser'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/**
 * The value of a fact: yes or no (`answer`), one of the listed choices (`choice`), or a text in both languages
 * (`text`).
 */
export type FactKind = 'answer' | 'choice' | 'text';

type Topic = { group: FactGroup } & (
  | { kind: Exclude<FactKind, 'choice'> }
  | { kind: 'choice'; choices: readonly string[] }
);

/** What a fact can be about: the rows of the comparison, in the order of the page. */
export const TOPICS = {
  status: { group: 'overview', kind: 'choice', choices: ['active', 'dormant', 'ended'] },
  price: { group: 'overview', kind: 'choice', choices: ['free', 'free_paid', 'paid', 'waitlist'] },
  vendor: { group: 'overview', kind: 'text' },
  agent: {
    group: 'assistant',
    kind: 'choice',
    choices: ['none', 'chat', 'answers', 'in_testing', 'acts', 'acts_with_approval'],
  },
  cross_tab: { group: 'assistant', kind: 'answer' },
  summaries: { group: 'assistant', kind: 'answer' },
  writing: { group: 'assistant', kind: 'answer' },
  translation: { group: 'assistant', kind: 'answer' },
  memory: { group: 'assistant', kind: 'answer' },
  models: { group: 'models', kind: 'text' },
  model_choice: { group: 'models', kind: 'answer' },
  own_api_key: { group: 'models', kind: 'answer' },
  local_models: { group: 'models', kind: 'answer' },
  page_data: {
    group: 'privacy',
    kind: 'choice',
    choices: ['vendor_cloud', 'vendor_or_own', 'own_only', 'chosen_provider'],
  },
  training: { group: 'privacy', kind: 'choice', choices: ['not_used', 'opt_in', 'opt_out'] },
  account_required: { group: 'privacy', kind: 'answer' },
  engine: { group: 'browser', kind: 'choice', choices: ['chromium', 'gecko', 'webkit', 'chromium_ie'] },
  licence: { group: 'browser', kind: 'choice', choices: ['mpl_2', 'gpl_3', 'agpl_3', 'mixed', 'proprietary'] },
  extensions: { group: 'browser', kind: 'choice', choices: ['chrome', 'firefox', 'own', 'own_and_chrome', 'none'] },
  sync: { group: 'browser', kind: 'answer' },
} as const satisfies Record<string, Topic>;

export type FactTopic = keyof typeof TOPICS;
export type BrowserStatus = (typeof TOPICS)['status']['choices'][number];

/** The topics in the order of the page. */
export const FACT_TOPICS = Object.keys(TOPICS) as FactTopic[]; // the constant TOPICS has no other keys

/** The possible values of a topic of the kind `choice`; empty for other kinds. */
export function choicesOf(topic: FactTopic): readonly string[] {
  const definition: Topic = TOPICS[topic];
  return definition.kind === 'choice' ? definition.choices : [];
}

/** The status of a browser, from the choice of its fact `status`; null if it is unknown. */
export function statusOf(choice: string | null | undefined): BrowserStatus | null {
  return memberOf(TOPICS.status.choices, choice) ?? null;
}

/** The input for a fact, from a form or a request. Only the value of the topic's kind is stored. */
export interface FactInput {
  topic: string;
  answer: boolean | null;
  choice: string | null;
  text: LocalizedText;
  /** The page on which the fact was seen. */
  sourceUrl: string;
  /** The day on which it was seen, YYYY-MM-DD. */
  seenOn: string;
  /** For the administrator only. */
  note: string | null;
}

export const DEFAULT_FACT: FactInput = {
  topic: '',
  answer: null,
  choice: null,
  text: { en: '', zh: '' },
  sourceUrl: '',
  seenOn: '',
  note: null,
};

/**
 * The calendar date in the time zone that is ahead of all others (UTC+14): a later date is in the future everywhere.
 * `now` is in milliseconds.
 */
export function latestDate(now: number): string {
  return utcDay(now + 14 * 60 * 60_000);
}

/** Validates a fact whose topic is known. `today` is the result of `latestDate`. */
export function checkFact(fact: FactInput, topic: FactTopic, today: string): Issues {
  const { kind } = TOPICS[topic];
  return collect({
    topic: null,
    answer: kind === 'answer' && fact.answer === null ? 'factValueRequired' : null,
    choice: kind === 'choice' ? checkChoice(topic, fact.choice) : null,
    ...checkFactText(fact.text, kind),
    sourceUrl: checkUrl(fact.sourceUrl, 'factSourceRequired', 'sourceUrlInvalid'),
    seenOn: checkSeenOn(fact.seenOn, today),
    note: checkText(fact.note ?? '', FACT_NOTE_MAX, null, 'factNoteTooLong'),
  } satisfies Checks<FactInput>);
}

/**
 * Validates all facts of a browser. The issues are under `position.field`, with positions from 1; a browser has at most
 * one fact for each topic.
 */
export function checkFacts(facts: readonly FactInput[], today: string): Issues {
  if (facts.length > FACT_TOPICS.length) return collect({ [`${FACT_TOPICS.length + 1}.topic`]: 'tooManyFacts' });
  return Object.fromEntries(
    facts.flatMap((fact, index) => {
      const isRepeated = facts.slice(0, index).some(({ topic }) => topic === fact.topic);
      return Object.entries<Issue>(checkListedFact(fact, isRepeated, today)).map(([field, issue]) => [
        `${index + 1}.${field}`,
        issue,
      ]);
    }),
  );
}

function checkListedFact(fact: FactInput, isRepeated: boolean, today: string): Issues {
  const topic = memberOf(FACT_TOPICS, fact.topic);
  if (!topic || isRepeated) return collect({ topic: topic ? 'factTopicRepeated' : 'factTopicInvalid' });
  return checkFact(fact, topic, today);
}

/** The stored form of a validated fact: texts are trimmed, and values of other kinds are removed. */
export function storedFact(fact: FactInput) {
  const topic = fact.topic as FactTopic; // a validated fact has a topic of the table
  const { kind } = TOPICS[topic];
  return {
    topic,
    answer: kind === 'answer' ? fact.answer : null,
    choice: kind === 'choice' ? fact.choice : null,
    text: kind === 'text' ? trimmed(fact.text) : DEFAULT_FACT.text,
    sourceUrl: fact.sourceUrl.trim(),
    seenOn: calendarDateOf(fact.seenOn) ?? fact.seenOn,
    note: textOrNull(fact.note),
  } satisfies FactInput;
}

function checkChoice(topic: FactTopic, choice: string | null): IssueKey | null {
  if (isBlank(choice)) return 'factValueRequired';
  return memberOf(choicesOf(topic), choice) ? null : 'factValueInvalid';
}

function checkFactText(text: LocalizedText, kind: FactKind) {
  if (kind !== 'text') return { 'text.en': null, 'text.zh': null };
  return checkLocalized('text', text, FACT_TEXT_MAX, {
    enRequired: 'factTextEnRequired',
    enTooLong: 'factTextEnTooLong',
    zhRequired: 'factTextZhRequired',
    zhTooLong: 'factTextZhTooLong',
  });
}

function checkSeenOn(text: string, today: string): IssueKey | null {
  if (isBlank(text)) return 'seenOnRequired';
  const day = calendarDateOf(text);
  if (!day) return 'seenOnInvalid';
  return day > today ? 'seenOnInFuture' : null;
}
