import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import { fieldProblem } from './field-problem.ts';

/** Validates a form with the rules. */
export function issuesResolver<T extends FieldValues>(check: (values: T) => Issues): Resolver<T> {
  return (values) => {
    const issues = Object.entries(check(values));
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, issue] of issues) set(errors, path, fieldProblem(issue));
    return { values: {}, errors };
  };
}
