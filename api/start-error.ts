import { join, resolve } from 'node:path';
import { DATABASE_FILE } from './database/data-dir.ts';
import { withSecrets } from './env.ts';
import { ConfigurationError } from './errors.ts';

interface SystemError extends NodeJS.ErrnoException {
  address?: string;
  port?: number;
  hostname?: string;
  /** From PostgreSQL. */
  severity?: unknown;
}

/** A line of the log: plain text in a terminal, otherwise JSON with a level of pino. */
export function logLine(level: number, msg: string) {
  return `${process.stderr.isTTY ? msg : JSON.stringify({ level, time: Date.now(), pid: process.pid, msg })}\n`;
}

/** The codes of a full disk or quota, with which SQLite cannot enlarge its shared memory. */
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/u;
const NO_CONNECTION = /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout|terminated/u;

/** One line with the variable, file or port to check; for a fault of the product, its stack. */
export function describeStartError(error: unknown, variables: NodeJS.ProcessEnv) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigurationError) return error.message;
  return describeSystemError(error, withSecrets(variables)) ?? error.stack ?? error.message;
}

function describeSystemError(error: SystemError, variables: NodeJS.ProcessEnv) {
  const { code, syscall, path, message, hostname } = error;
  if (syscall === 'listen' || (hostname && [variables.HOST, variables.METRICS_HOST].includes(hostname)))
    return describeListenError(error, variables);
  const dataDir = resolve(variables.DATA_DIR || './data');
  if (FULL.test(code ?? '')) return `DATA_DIR: the disk of ${dataDir} is full: free space on it (${code})`;
  const variable = path?.startsWith(dataDir) ? 'DATA_DIR: ' : '';
  if (path !== undefined) return `${variable}${path} cannot be used (${message.split(',', 1)[0]})`;
  if (code?.startsWith('SQLITE_')) return `${join(dataDir, DATABASE_FILE)}: ${message} (${code})`;
  const isDatabaseError = error.severity !== undefined || NO_CONNECTION.test(code ?? message);
  // The rest of the URL contains the password.
  return isDatabaseError && variables.DATABASE_URL
    ? `DATABASE_URL: ${URL.parse(variables.DATABASE_URL)?.host}: ${message || code}`
    : null;
}

function describeListenError(
  { code, address, port, hostname }: SystemError,
  { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost }: NodeJS.ProcessEnv,
) {
  if (address === undefined)
    return `${hostname === metricsHost ? 'METRICS_HOST' : 'HOST'}: ${hostname} is not an address of this machine (${code})`;
  const where = `${address}:${port}`;
  const prefix = String(port) === metricsPort ? 'METRICS_' : '';
  if (code === 'EADDRINUSE') return `${prefix}PORT: ${where} is in use by another program (${code})`;
  if (code === 'EACCES') return `${prefix}PORT: only another user may listen on ${where} (${code})`;
  return `${prefix}HOST: it is not possible to listen on ${where} (${code})`;
}
