import { COMPARED_MAX, ID_MAX } from './limits.ts';

/** The ids in a text such as `1,5,7`, without repeated and invalid ones. */
export function idsIn(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d*$/u.test(id))
    .map(Number)
    .filter((id) => id <= ID_MAX);
  return [...new Set(ids)];
}

export function comparedIds(text: string | null): number[] {
  return idsIn(text).slice(0, COMPARED_MAX);
}
