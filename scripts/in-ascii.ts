import type { Plugin } from 'vite';

/** For what runs on the server: Node keeps the source of all that it runs, in two bytes a letter unless all of it is ASCII. */
export const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\u007f]/gu, escaped);
  },
};

function escaped(letter: string): string {
  return letter.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
}
