import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../api/app.ts';
import { openDatabase } from '../api/database/open.ts';
import { prepareDatabase } from '../api/database/prepare.ts';
import { readCatalogue } from '../api/database/seed.ts';

/**
 * Writes the examples of records in `docs/openapi.json`: what the seeded catalogue answers. With `--check` it only
 * compares.
 */
const FILE = new URL('../api/rest/examples.generated.json', import.meta.url);
const orm = await openDatabase(':memory:');
await prepareDatabase(orm, readCatalogue());
const dataDir = mkdtempSync(join(tmpdir(), 'examples-'));
const app = await buildApp({ orm, publicUrl: 'https://browsers.example', dataDir });

async function read<T>(path: string): Promise<T> {
  return (await app.inject(path)).json<T>();
}
const { slides } = await read<{ slides: { id: number }[] }>('/api/slides');
const facts = await read<{ data: { facts: { topic: string }[] } }>('/api/browsers/5/facts');
const versions = await read<{ data: { versions: { id: number }[] } }>('/api/browsers/5/versions?limit=100');
const examples = {
  Browser: (await read<{ data: object }>('/api/browsers/5')).data,
  Version: versions.data.versions.find(({ id }) => id === 20),
  VersionDetail: (await read<{ data: object }>('/api/versions/20')).data,
  Slide: slides.find(({ id }) => id === 2),
  Fact: facts.data.facts.find(({ topic }) => topic === 'price'),
};
await app.close();
await orm.close();
rmSync(dataDir, { recursive: true });

const text = `${JSON.stringify(examples, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('The examples differ from the seeded catalogue: run npm run generate.');
  process.exitCode = 1;
}
