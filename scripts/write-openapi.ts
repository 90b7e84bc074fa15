import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../api/app.ts';
import { openDatabase } from '../api/database/open.ts';

/** Writes `docs/openapi.json` from the routes. With `--check`, it fails if the committed file is different. */
const file = new URL('../docs/openapi.json', import.meta.url);
const orm = await openDatabase(':memory:');
const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
const app = await buildApp({ orm, publicUrl: 'http://127.0.0.1:3000', dataDir });
await app.ready();
const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
await app.close();
await orm.close();
rmSync(dataDir, { recursive: true });

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json differs from the routes: run npm run generate.');
  process.exitCode = 1;
}
