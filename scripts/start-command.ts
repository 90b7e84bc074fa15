import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }; // our own file

const [before = '', options = ''] = scripts.start.split(/\bnode /u);

/** What `npm start` gives to Node: who measures or breaks the product starts it in the same way. */
export const START = options.split(' ');

/** The variables that `npm start` sets. */
export const START_VARIABLES = Object.fromEntries(before.split(' ').filter((word) => word.includes('=')).map((word) => word.split('='))) as Record<string, string>; // each is a name and a value
