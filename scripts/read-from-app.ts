import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../api/app.ts';
import { openDatabase } from '../api/database/open.ts';
import { prepareDatabase } from '../api/database/prepare.ts';
import type { Catalogue } from '../api/database/seed.ts';

export async function readFromApp<T>(
  publicUrl: string,
  catalogue: Catalogue | null,
  read: (app: FastifyInstance) => Promise<T>,
) {
  const orm = await openDatabase(':memory:');
  await prepareDatabase(orm, catalogue);
  const dataDir = mkdtempSync(join(tmpdir(), 'generated-'));
  const app = await buildApp({ orm, publicUrl, dataDir });
  const result = await read(app);
  await app.close();
  await orm.close();
  rmSync(dataDir, { recursive: true });
  return result;
}
