import type { TestProject } from 'vitest/node';
import { migrate, openDatabase } from '../database/open.ts';
import { readCatalogue, seed } from '../database/seed.ts';
import { preparePostgres } from './fresh-database.ts';
import { startPostgres } from './postgres-server.ts';

/** Starts one PostgreSQL for all tests of a project; each test has its own database there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await preparePostgres(server.url, async (location, content) => {
    const orm = await openDatabase(location);
    await migrate(orm);
    if (content === 'catalogue') await seed(orm, readCatalogue());
    await orm.close();
  });
  project.provide('postgres', server.url);
  return () => server.stop();
}
