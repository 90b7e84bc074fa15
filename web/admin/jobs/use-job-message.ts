import { isJobMessageKey } from '../../../rules/jobs.ts';
import type { MessageParams } from '../../../rules/messages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { JobRowFragment } from './jobs.generated.ts';

type JobMessage = NonNullable<JobRowFragment['message']>;

/** Returns a function that translates what a run of a job reported. */
export function useJobMessage(): (message: JobMessage) => string {
  const { t } = useTranslation('admin');
  return ({ key, params, text }) => (isJobMessageKey(key) ? t(`jobMessage.${key}`, { ...paramsOf(params) }) : text);
}

function paramsOf(params: JobMessage['params']): MessageParams {
  return Object.fromEntries(params.map(({ name, value }) => [name, value]));
}
