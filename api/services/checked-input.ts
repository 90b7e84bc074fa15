import { isBlank, lengthOf } from '#rules/issues.ts';
import { invalidField } from '../errors.ts';

/** The name of an access token or a webhook, on one line. Throws BAD_REQUEST. */
export function checkedName(text: string, max: number) {
  const name = text.trim();
  if (isBlank(name) || lengthOf(name) > max || /\p{C}/u.test(name)) throw invalidField('name');
  return name;
}

/** At least one of these, in their order. Throws BAD_REQUEST. */
export function checkedChoices<T extends string>(all: readonly T[], requested: readonly string[], field: string): T[] {
  const chosen = all.filter((one) => requested.includes(one));
  if (chosen.length === 0 || chosen.length < new Set(requested).size) throw invalidField(field);
  return chosen;
}
