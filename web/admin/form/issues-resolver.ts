import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { issueText, type Issues } from '../../../rules/issues.ts';

/** Validates a form with the rules. The messages are in English, like those of the server. */
export function issuesResolver<T extends FieldValues>(check: (values: T) => Issues): Resolver<T> {
  return (values) => {
    const issues = Object.entries(check(values));
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, issue] of issues) set(errors, path, { type: issue.key, message: issueText(issue) });
    return { values: {}, errors };
  };
}
