import type { Plugin } from 'vite';

/** For what runs on the server: V8 keeps the source of all that it runs, in two bytes a letter where one of them needs two. */
export const inLatin1: Plugin = {
  name: 'in-latin-1',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\u00ff]/gu, escaped);
  },
};

function escaped(letter: string): string {
  return letter.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
