import { COMPARED_MAX, ID_MAX } from './limits.ts';

/**
 * The ids of the compared browsers in a text like `1,5,7`: in their order, without repeated and invalid ones, at most
 * 4.
 */
export function comparedIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d*$/u.test(id))
    .map(Number)
    .filter((id) => id <= ID_MAX);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}
