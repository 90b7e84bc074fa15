import { keysOf } from './keys.ts';
import { utcDay } from './calendar.ts';
import type { Issues } from './issues.ts';
import { memberOf } from './vocabulary.ts';

/** In the order of the page. */
export const FACT_GROUPS = ['overview', 'assistant', 'models', 'privacy', 'browser'] as const;
type FactGroup = (typeof FACT_GROUPS)[number];

/** `answer` is yes or no; `text` is in both languages. */
export type FactKind = 'answer' | 'choice' | 'text';

interface Topic {
  group: FactGroup;
  kind: FactKind;
  choices?: readonly string[];
}

/** The rows of the comparison, in the order of the page. */
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
  ad_blocker: { group: 'privacy', kind: 'answer' },
  tracker_blocking: { group: 'privacy', kind: 'answer' },
  telemetry: { group: 'privacy', kind: 'choice', choices: ['none', 'opt_in', 'opt_out', 'always'] },
  training: { group: 'privacy', kind: 'choice', choices: ['not_used', 'opt_in', 'opt_out'] },
  account_required: { group: 'privacy', kind: 'answer' },
  engine: { group: 'browser', kind: 'choice', choices: ['chromium', 'gecko', 'webkit', 'chromium_ie'] },
  licence: { group: 'browser', kind: 'choice', choices: ['mpl_2', 'gpl_3', 'agpl_3', 'mixed', 'proprietary'] },
  extensions: { group: 'browser', kind: 'choice', choices: ['chrome', 'firefox', 'own', 'own_and_chrome', 'none'] },
  sync: { group: 'browser', kind: 'answer' },
} as const satisfies Record<string, Topic>;

export type FactTopic = keyof typeof TOPICS;
export type BrowserStatus = (typeof TOPICS)['status']['choices'][number];

export const FACT_TOPICS = keysOf(TOPICS);

/** In the order of the topics. */
export function byTopic(a: { topic: FactTopic }, b: { topic: FactTopic }) {
  return FACT_TOPICS.indexOf(a.topic) - FACT_TOPICS.indexOf(b.topic);
}

/** Empty for topics of other kinds. */
export function choicesOf(topic: FactTopic) {
  const { choices = [] }: Topic = TOPICS[topic];
  return choices;
}

/** The status that a choice of the fact `status` names; null if it is unknown. */
export function statusOf(choice: string | null | undefined): BrowserStatus | null {
  return memberOf(TOPICS.status.choices, choice) ?? null;
}

export function isDiscontinued(facts: readonly { topic?: unknown; choice?: unknown }[]) {
  return facts.some(({ topic, choice }) => topic === 'status' && choice === 'ended');
}

/** A discontinued browser is not featured. */
export function checkFeatured(
  { isFeatured }: { isFeatured?: unknown },
  facts: Parameters<typeof isDiscontinued>[0],
): Issues {
  return isFeatured === true && isDiscontinued(facts) ? { isFeatured: { key: 'discontinuedFeatured' } } : {};
}

/** In the time zone that is ahead of all others (UTC+14): a later date is in the future everywhere. */
export function latestDate(now: number) {
  return utcDay(now + 14 * 60 * 60_000);
}
