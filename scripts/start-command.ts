import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../api/root.ts';

/** The shell command of `npm start`, so that tests and benchmarks start the server in the same way. */
export function startCommand(folder = ROOT) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }; // each build has a start script
  return scripts.start;
}
