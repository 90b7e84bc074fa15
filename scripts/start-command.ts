import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../api/root.ts';

/** That of `npm start`, for tests and benchmarks. */
export function startCommand(folder = ROOT) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } }; // each build has a start script
  return scripts.start;
}
