/**
 * Sets the administrator's password and ends all sessions.
 *
 *     npm run admin:password                  asks for it, twice, without showing it
 *     npm run admin:password -- --generate    makes one up and shows it
 *     npm run admin:password < file           takes the first line
 *
 * Never from an argument: other people on the machine can read those.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { DATABASE_FILE, PRIVATE_UMASK, prepareDataDir } from '../api/database/data-dir.ts';
import { entityManagerOf, migrate, openDatabase } from '../api/database/open.ts';
import { readEnvironment } from '../api/env.ts';
import { generatePassword } from '../api/password-hash.ts';
import { sessionService } from '../api/services/sessions.ts';
import { lengthOf } from '../rules/issues.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules/limits.ts';

try {
  const generates = process.argv.includes('--generate');
  const password = generates ? generatePassword() : await readPassword();
  if (password === null) throw new Error('The two passwords are not the same. Nothing was changed.');
  assertAllowed(password);
  await store(password);
  console.log(generates ? `The administrator's password is now ${password}` : "The administrator's password is set.");
  console.log('All sessions have ended.');
  if (process.env.ADMIN_PASSWORD) console.log('ADMIN_PASSWORD is set here: the next start with it sets that password again.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function assertAllowed(password: string): void {
  if (password.trim() === '' || lengthOf(password) < PASSWORD_MIN || password.length > PASSWORD_MAX) throw new Error(`A password has ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. Nothing was changed.`);
}

/** What is typed or piped in; null when what was typed the second time differs. */
async function readPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return firstLine();
  const first = await ask('New password: ');
  return first === (await ask('Once more: ')) ? first : null;
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Asks in the terminal without showing what is typed. */
async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

async function store(text: string): Promise<void> {
  const { databaseUrl, dataDir } = readEnvironment();
  process.umask(PRIVATE_UMASK);
  prepareDataDir(dataDir);
  const orm = await openDatabase(databaseUrl ?? join(dataDir, DATABASE_FILE));
  await migrate(orm);
  await sessionService({ em: entityManagerOf(orm) }).setPassword(text);
  await orm.close();
}
