import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }; // our own file

/** What `npm start` gives to Node: who measures or breaks the product starts it in the same way. */
export const START = scripts.start.split(' ').slice(1);
