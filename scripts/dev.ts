import { execFile, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { relative, resolve } from 'node:path';

/** `npm run dev`: Node restarts the server when `api/` or `rules/` changes; this process writes the generated files anew. */
const root = resolve(import.meta.dirname, '..');
/** In milliseconds: an editor writes a file in several steps. */
const PAUSE = 100;

const server = spawn(process.execPath, ['--watch-path=api', '--watch-path=rules', '--watch-preserve-output', 'api/main.ts', '--dev'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

// Loaded after the server, which starts meanwhile.
const [{ generate }, { disableFragmentWarnings }, { default: codegen }] = await Promise.all([import('@graphql-codegen/cli'), import('graphql-tag'), import('../codegen.ts')]);
disableFragmentWarnings(); // each run reads the same fragments again
await generateGraphql();
afterChanges('web', /\.graphql$/u, generateGraphql);
afterChanges('api/schema', /\.graphql$/u, generateGraphql);
for (const folder of ['api/rest', 'rules']) afterChanges(folder, /(?<!\.test)\.ts$/u, writeOpenapi);

/** Runs a task when a file of a folder has changed, one run after another. */
function afterChanges(folder: string, files: RegExp, task: () => Promise<void>): void {
  let timer: NodeJS.Timeout;
  let last = Promise.resolve();
  watch(resolve(root, folder), { recursive: true }, (_event, name) => {
    if (!name || !files.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(task)), PAUSE);
  });
}

/** Types, documents and hooks of the operations, resolver types, `docs/schema.graphql`. */
async function generateGraphql(): Promise<void> {
  const afterOneFileWrite = (path: string) => console.log(`generated ${relative(root, path)}`);
  await generate({ ...codegen, cwd: root, silent: true, hooks: { afterOneFileWrite } }).catch((error: Error) => console.error(`Nothing was generated: ${error.message}`));
}

/** `docs/openapi.json`, in a process of its own: modules that are loaded stay as they are. */
async function writeOpenapi(): Promise<void> {
  await new Promise((done) => execFile(process.execPath, ['scripts/write-openapi.ts'], { cwd: root }, done)); // what fails here fails the server too, which says why
}
