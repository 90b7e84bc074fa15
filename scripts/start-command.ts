import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
}; // package.json has a start script

const [before = '', options = ''] = scripts.start.split(/\bnode /u);

/** The options of `npm start` for Node, so that tests and benchmarks start the server in the same way. */
export const START = options.split(' ');

/** The variables that `npm start` sets. */
export const START_VARIABLES = Object.fromEntries(
  before
    .split(' ')
    .filter((word) => word.includes('='))
    .map((word) => word.split('=')),
) as Record<string, string>; // each entry has a name and a value
