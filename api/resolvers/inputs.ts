import { defaultOf, type InputOf, type Table } from '#rules/records/fields.ts';
import { parseTagIds } from '#rules/tag.ts';
import { invalidField, wrongType, type FieldIssue } from '../errors.ts';
import type { Services } from '../services/create-services.ts';
import type { Patch } from '../services/writes.ts';

/**
 * Makes the input of a service, as REST does: omitted fields stay omitted; null becomes a blank text or the default,
 * which the rules reject for a required field; a null boolean has a wrong type; an entry with tag ids may have several
 * with commas between them.
 */
export function parseInput<T extends Table>(table: T, input: object): Patch<InputOf<T>> {
  const defaults = defaultOf(table);
  const fields: Record<string, unknown> = {};
  const wrongTypes: FieldIssue[] = [];
  for (const [name, value] of Object.entries<unknown>({ ...input })) {
    const empty: unknown = Reflect.get(defaults, name);
    if (value === null && typeof empty === 'boolean') wrongTypes.push(wrongType(name));
    else if (Array.isArray(value) && table[name]?.kind === 'tagIds') fields[name] = parseTagIds(value.join(','));
    else if (value !== undefined) fields[name] = value ?? (typeof empty === 'string' ? '' : empty);
  }
  return { ...(fields as Patch<InputOf<T>>), ...(wrongTypes.length > 0 && { wrongTypes }) }; // the names are the keys of the input
}

export type Browsers = Services['browsers'];
type Given<T> = T | null | undefined;

/** The id of a browser, or of the one with the slug; 0 for an unknown slug and without both. Throws BAD_REQUEST for both. */
export async function browserIdOf(browsers: Browsers, id: Given<number>, slug: Given<string>, field = 'slug') {
  if (id && slug) throw invalidField(field);
  return slug ? browsers.idOf(slug) : (id ?? 0);
}

export async function browserIdsOf<Ids extends Given<number[]>>(
  browsers: Browsers,
  ids: Ids,
  slugs: Given<string[]>,
  field = 'slugs',
) {
  if (ids?.length && slugs) throw invalidField(field);
  return slugs ? Promise.all(slugs.map(browsers.idOf)) : ids;
}

/** Arguments or an input in which the id stands in place of the slug. */
export async function withBrowserId<T extends { browserId?: Given<number>; browserSlug?: Given<string> }>(
  browsers: Browsers,
  { browserSlug: slug, ...args }: T,
) {
  return slug ? { ...args, browserId: await browserIdOf(browsers, args.browserId, slug, 'browserSlug') } : args;
}
