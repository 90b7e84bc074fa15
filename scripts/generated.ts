import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../api/root.ts';

/** With `--check`, the command fails if the committed file is different. */
export function writeGenerated(path: string, text: string) {
  const file = join(ROOT, path);
  if (!process.argv.includes('--check')) return writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) return undefined;
  console.error(`${path} differs from the sources: run npm run generate.`);
  process.exitCode = 1;
  return undefined;
}

export function toJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
