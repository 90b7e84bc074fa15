import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { DATABASE_FILE } from './data-dir.ts';

const NAME = /^before-upgrade-.*\.sqlite$/u;
const KEPT = 2;

/** For going back to the version before (docs/operations.md, "Upgrade"). The newest copies stay. Returns the path. */
export function copyBeforeUpgrade(dataDir: string) {
  const path = join(dataDir, `before-upgrade-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  const database = new SQLite(join(dataDir, DATABASE_FILE), { readonly: true });
  database.prepare('vacuum into ?').run(path);
  database.close();
  const copies = readdirSync(dataDir).filter((name) => NAME.test(name));
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(join(dataDir, name));
  return path;
}
