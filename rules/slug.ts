import { fold } from './fold.ts';
import { SLUG_MAX } from './limits.ts';

/** Lower-case letters, digits and single hyphens, with a letter, so that no slug is an id. */
export const SLUG = '^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$';
const KEY = '(?:[1-9][0-9]*|[0-9-]*[a-z][a-z0-9-]*)';
/** Ids and slugs with commas between them. */
export const BROWSER_KEYS = `^${KEY}(?:,${KEY})*$`;

export function isSlug(text: string) {
  return text.length <= SLUG_MAX && new RegExp(SLUG, 'u').test(text);
}

/** `arc`, `arc-2`, … without those in `taken`; `browser` for a name without Latin letters. */
export function newSlug(name: string, taken: ReadonlySet<string>) {
  const words = fold(name)
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '');
  const plain = /[a-z]/u.test(words) ? words : ['browser', words].filter(Boolean).join('-');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = plain.slice(0, SLUG_MAX - suffix.length).replace(/-$/u, '') + suffix;
    if (!taken.has(slug)) return slug;
  }
}
