import TRADITIONAL from 'opencc-js/dict/TSCharacters';
import { fold } from './fold.ts';

let simplified: Map<string, string> | undefined;

/** As `fold`, also with simplified characters, one for one. Apart from it, because the pages need no table. */
export function searchFold(text: string) {
  simplified ??= new Map(
    TRADITIONAL.split('|').map((entry) => {
      const [traditional = '', simple = ''] = entry.split(' ');
      return [traditional, simple];
    }),
  );
  return fold(text).replace(/\p{Script=Han}/gu, (character) => simplified?.get(character) ?? character);
}

/** In UTF-16 units. */
export function searchFoldUpTo(max: number, text: string) {
  return searchFold(text).slice(0, max).toWellFormed();
}
