import { execFileSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** Builds the site and the server once for all tests of a project, if they have changed since the last build. */
export default function setUp(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
