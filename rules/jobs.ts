import { withParams, type MessageParams } from './messages.ts';

/** In the order of the screen. */
export const JOB_NAMES = ['cleanup', 'updates', 'links'] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** A run is stopped when its server stops. */
export type JobOutcome = 'succeeded' | 'failed' | 'stopped';

/**
 * English for the log and the shell; the screen translates by the keys. A number follows its label, so that no text
 * needs a plural.
 */
export const JOB_MESSAGES = {
  cleaned: 'Expired entries deleted: {{deleted}}',
  sourcesRead: 'Update sources read: {{read}}, failed: {{failed}}; open proposals: {{proposals}}',
  sourcesPaused:
    'Update sources read: {{read}}, failed: {{failed}}, not read because their host asked for a pause until {{until}}: {{paused}}; open proposals: {{proposals}}',
  linksChecked: 'Links checked: {{checked}}; links with a problem: {{wrong}}, broken: {{dead}}',
  noNetwork: 'No network',
  stopped: 'Stopped, because the server stops',
  unexpected: 'Unexpected error: see the log of the server',
} as const;

export type JobMessageKey = keyof typeof JOB_MESSAGES;

/** A stored key may belong to a newer version of the product; then it is the text. */
export function jobMessageText(key: string, params?: MessageParams) {
  return isJobMessageKey(key) ? withParams(JOB_MESSAGES[key], params) : key;
}

export function isJobMessageKey(key: string): key is JobMessageKey {
  return Object.hasOwn(JOB_MESSAGES, key);
}

export function isJobName(name: string): name is JobName {
  return JOB_NAMES.some((one) => one === name);
}
