import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { entityManagerOf } from '../api/database/open.ts';
import { generatePassword } from '../api/password-hash.ts';
import { sessionService } from '../api/services/sessions.ts';
import { lengthOf } from '#rules/issues.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#rules/limits.ts';
import { runCommand } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';

const USAGE = 'npm run admin:password reads the new password from the terminal or from a file; -- --generate makes one';

await runCommand(USAGE, async (environment) => {
  const { generate: isGenerated } = parseArgs({ options: { generate: { type: 'boolean' } } }).values;
  const password = isGenerated ? generatePassword() : await readPassword();
  assertValidPassword(password);
  const orm = await openCatalogue(environment);
  await sessionService({ em: entityManagerOf(orm) }).setPassword(password);
  await orm.close();
  console.log(isGenerated ? `The administrator's password is now ${password}` : "The administrator's password is set.");
  console.log('All sessions have ended.');
  if (environment.adminPassword !== null)
    console.log('ADMIN_PASSWORD is set: the next start with it sets that password again.');
});

function assertValidPassword(password: string) {
  if (password.trim() === '' || lengthOf(password) < PASSWORD_MIN || password.length > PASSWORD_MAX)
    throw new Error(`A password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters. Nothing was changed.`);
}

/** No argument, because other users of the machine can read the arguments of a process. */
async function readPassword() {
  if (!process.stdin.isTTY) return readFirstLine();
  const first = await prompt('New password: ');
  if (first !== (await prompt('Repeat the password: ')))
    throw new Error('The two passwords are not the same. Nothing was changed.');
  return first;
}

async function readFirstLine() {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

async function prompt(question: string) {
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  process.stdout.write(question);
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}
