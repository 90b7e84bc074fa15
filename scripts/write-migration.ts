import { openDatabase } from '../api/database/open.ts';
import WRITTEN from '../api/database/migrations/statements.generated.json' with { type: 'json' };
import { MIGRATIONS } from '../api/database/migrations/migrations.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { toJson, writeGenerated } from './generated.ts';

/** What the ORM would run so that the migrated tables are what the entities say. */
async function statementsFor(location: string) {
  const orm = await openDatabase(location);
  await orm.migrator.up(); // without the triggers, which need the tables
  const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split(/;\s*(?:\n|$)/u);
  await orm.close();
  return statements.filter(Boolean);
}

const [name = ''] = process.argv.slice(2);
if (!/^[A-Z]\w+$/u.test(name)) throw new Error('Say what it does: npm run migration -- Partners');
const server = await startPostgres();
const sqlite = await statementsFor(':memory:');
const postgres = await statementsFor(server.url);
await server.stop();
if (sqlite.length + postgres.length === 0) throw new Error('The tables are what the entities say');
const last = Number(MIGRATIONS.at(-1)?.name.slice(1, 5));
const id = `M${String(last + 1).padStart(4, '0')}${name}`;
writeGenerated('api/database/migrations/statements.generated.json', toJson({ ...WRITTEN, [id]: { sqlite, postgres } }));
console.log(`${id}: ${[...new Set([...sqlite, ...postgres])].join('\n')}`);
