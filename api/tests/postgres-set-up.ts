import type { TestProject } from 'vitest/node';
import { preparePostgres } from './fresh-database.ts';
import { startPostgres } from './postgres-server.ts';

/** Starts one PostgreSQL for all tests of a project; each test has its own database there. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await preparePostgres(server.url);
  project.provide('postgres', server.url);
  return () => server.stop();
}
