import { execFile, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** In milliseconds: an editor writes a file in several steps. */
const DEBOUNCE_MS = 100;
/** After the restart of the server, because both need the processor. */
const AFTER_RESTART_MS = 2000;

const server = spawn(
  process.execPath,
  ['--watch-path=api', '--watch-path=rules', '--watch-preserve-output', 'api/main.ts', '--dev'],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));

// Loaded after the start of the server, because they load slowly.
const [{ generate }, { disableFragmentWarnings }, { default: codegen }] = await Promise.all([
  import('@graphql-codegen/cli'),
  import('graphql-tag'),
  import('../codegen.ts'),
]);
disableFragmentWarnings(); // each run reads the same fragments again
await generateGraphql();
afterChanges('web', /\.graphql$/u, generateGraphql);
afterChanges('api/schema', /\.graphql$/u, generateGraphql);
const SOURCE = /(?<!\.test)\.ts$/u;
const WORDS_AND_FIELDS = /^(?:records\/.+|facts|limits|sources|vocabulary)(?<!\.test)\.ts$/u;
afterChanges('rules', WORDS_AND_FIELDS, () => run('write-record-schema')); // which changes api/schema
for (const folder of ['api/rest', 'rules']) afterChanges(folder, SOURCE, () => run('write-openapi'), AFTER_RESTART_MS);

/** Two runs never overlap. */
function afterChanges(folder: string, files: RegExp, task: () => Promise<void>, delay = DEBOUNCE_MS) {
  let timer: NodeJS.Timeout;
  let last = Promise.resolve();
  watch(resolve(root, folder), { recursive: true }, (_event, name) => {
    if (!name || !files.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (last = last.then(task)), delay);
  });
}

async function generateGraphql() {
  const afterOneFileWrite = (path: string) => console.log(`generated ${relative(root, path)}`);
  await generate({ ...codegen, cwd: root, silent: true, hooks: { afterOneFileWrite } }).catch((error: Error) =>
    console.error(`Nothing was generated: ${error.message}`),
  );
}

/** In a new process, because this one has loaded the old modules. */
async function run(script: string) {
  await new Promise((done) => execFile(process.execPath, [`scripts/${script}.ts`], { cwd: root }, done)); // errors are ignored, because the server reports the same errors
}
