import { isJobMessageKey } from '../../../rules/jobs.ts';
import type { MessageParams } from '../../../rules/messages.ts';
import type { Language } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { shortTime } from '../ui/short-date.tsx';
import type { JobRowFragment } from './jobs.generated.ts';

type JobMessage = NonNullable<JobRowFragment['message']>;

/** Returns a function that translates what a run of a job reported. */
export function useJobMessage(): (message: JobMessage) => string {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return ({ key, params, text }) =>
    isJobMessageKey(key) ? t(`jobMessage.${key}`, { ...paramsOf(params, language) }) : text;
}

/** The parameters by their names. A time is that of the administrator's own time zone. */
function paramsOf(params: JobMessage['params'], language: Language): MessageParams {
  return Object.fromEntries(
    params.map(({ name, value }) => [name, name === 'until' ? shortTime(value, language) : value]),
  );
}
