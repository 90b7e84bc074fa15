import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../api/app.ts';
import { openDatabase } from '../api/database/open.ts';
import { CATALOGUE_SCHEMA } from '../api/services/catalogue/format.ts';

/**
 * Writes `docs/openapi.json` from the routes, and `docs/catalogue.schema.json` from the format of catalogue files. With
 * `--check`, it fails if a committed file is different.
 */
const orm = await openDatabase(':memory:');
const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
const app = await buildApp({ orm, publicUrl: 'http://127.0.0.1:3000', dataDir });
await app.ready();
const documents = { 'docs/openapi.json': app.swagger(), 'docs/catalogue.schema.json': CATALOGUE_SCHEMA };
await app.close();
await orm.close();
rmSync(dataDir, { recursive: true });

for (const [name, document] of Object.entries(documents)) {
  const file = new URL(`../${name}`, import.meta.url);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${name} differs from the sources: run npm run generate.`);
    process.exitCode = 1;
  }
}
