import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { PRIVATE_UMASK } from '../api/database/data-dir.ts';
import { readEnvironment, type Environment } from '../api/env.ts';
import { AppError } from '../api/errors.ts';
import { messageText } from '#rules/texts.ts';

/** Prints `usage` for `--help`. An error ends a command with its message and the exit code 1. */
export async function runCommand(usage: string, command: (environment: Environment) => Promise<void>) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  process.umask(PRIVATE_UMASK);
  try {
    await command(readEnvironment());
  } catch (error) {
    if (error instanceof AppError)
      for (const { field, key, params } of error.issues) console.error(`${field}: ${messageText(key, params)}`);
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { code, path, message }: NodeJS.ErrnoException = error;
  return code === 'ENOENT' && path ? `${path} does not exist` : message;
}

/** The file that a command needs, and its options. Throws `usage` without a file, or with several. */
export function readArguments<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(usage);
  return { file, values };
}
