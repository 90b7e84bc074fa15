import type messages from './i18n/messages/en.json';

/** In the order of the screen. */
export const JOB_NAMES = ['cleanup', 'updates', 'links', 'webhooks'] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** A run is stopped when its server stops. */
export type JobOutcome = 'succeeded' | 'failed' | 'stopped';

/** A number in its text follows its label, so that no text needs a plural. */
export type JobMessageKey = keyof typeof messages.jobMessage;

export function isJobName(name: string): name is JobName {
  return JOB_NAMES.some((one) => one === name);
}
