import { JOB_MESSAGES, type JobMessageKey } from '#rules/jobs.ts';
import { ALL_MESSAGES, type MessageKey } from '#rules/messages.ts';
import { SOURCE_FAILURE_MESSAGES, type SourceFailure } from '#rules/sources.ts';
import texts from './en.json' with { type: 'json' };

const message: Record<MessageKey, string> = ALL_MESSAGES;

const jobMessage: Record<JobMessageKey, string> = JOB_MESSAGES;

const sourceFailure: Record<SourceFailure, string> = SOURCE_FAILURE_MESSAGES;

/**
 * The English texts of the administration. The error messages come from rules/messages.ts, what jobs report from
 * rules/jobs.ts, why a source fails from rules/sources.ts.
 */
export default { ...texts, message, jobMessage, sourceFailure };
