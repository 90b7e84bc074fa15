import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { HISTORY_DAYS, TRASH_DAYS } from '#rules/history.ts';
import { PASSWORD_MAX } from '#rules/limits.ts';
import { memberOf } from '#rules/vocabulary.ts';
import type { ObjectStoreLocation } from './storage/object-store.ts';
import { ConfigurationError } from './errors.ts';

export type Environment = ReturnType<typeof readEnvironment>;

/** Throws one ConfigurationError that names every invalid variable. */
export function readEnvironment(given: NodeJS.ProcessEnv = process.env) {
  const problems: string[] = [];
  const variables = withSecrets(given, problems);
  /** `parse` returns undefined for an invalid text. An empty variable is the fallback. */
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, must: string) => {
    const text = variables[name];
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${must}`);
    return value ?? fallback;
  };
  const readInteger = <T>(name: string, fallback: T, [least, most]: readonly [number, number], of = '') =>
    read<number | T>(name, fallback, integerIn(least, most), `a whole number ${of}from ${least} to ${most}`);

  const host = variables.HOST || '127.0.0.1';
  const port = readInteger('PORT', 3000, [0, 65535]);
  const proxies = Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].map((name) => [name, variables[name] || variables[name.toLowerCase()]]),
  );
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY'])
    if (proxies[name] && !/^https?:$/u.test(URL.parse(proxies[name])?.protocol ?? ''))
      problems.push(`${name} must be an http: or https: address, such as http://proxy.local:3128`);
  const githubToken = read(
    'GITHUB_TOKEN',
    undefined,
    textIf((text) => /^[\w.-]+$/u.test(text)),
    'one token, without spaces',
  );
  const environment = {
    port,
    host,
    /** Absolute; for the SQLite file and the uploads. */
    dataDir: resolve(variables.DATA_DIR || './data'),
    /** The object store for uploads; null stores them in `dataDir`. */
    objectStore: readObjectStore(variables, problems),
    /** Null for SQLite in `dataDir`. */
    databaseUrl: read(
      'DATABASE_URL',
      null,
      textIf(isDatabaseUrl),
      'postgres://user:password@host:port/name, with characters such as @ : / ? # % in the password written as %40 and so on',
    ),
    /** The origin that visitors use. */
    publicUrl: read(
      'PUBLIC_URL',
      defaultOrigin(host, port),
      originOf,
      'an origin such as https://browsers.example, without a path',
    ),
    seed: read('CATALOGUE_SEED', 'real', (text) => memberOf(['real', 'none'], text), 'real or none'),
    /** Null leaves the stored one. */
    adminPassword: read(
      'ADMIN_PASSWORD',
      null,
      textIf((text) => text.trim() !== '' && text.length <= PASSWORD_MAX),
      `1 to ${PASSWORD_MAX} characters and not blank`,
    ),
    trustProxy: read(
      'TRUST_PROXY',
      [],
      listOf(isNetwork),
      'addresses or networks, separated by commas, such as 10.0.0.2,fd00::/8',
    ),
    /** What `Strict-Transport-Security` covers, if the origin is https. */
    hsts: read('HSTS', 'host', (text) => memberOf(['off', 'host', 'subdomains'], text), 'off, host or subdomains'),
    securityContact: read(
      'SECURITY_CONTACT',
      null,
      textIf((text) => /^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/u.test(text) && URL.canParse(text)),
      'a mailto: or https: address, such as mailto:security@browsers.example',
    ),
    /** In seconds, after a stop signal: requests are served, and /readyz responds 503. */
    shutdownDelay: readInteger('SHUTDOWN_DELAY', 0, [0, 60], 'of seconds '),
    backgroundJobs: read('BACKGROUND_JOBS', 'on', (text) => memberOf(['on', 'off'], text), 'on or off') === 'on',
    /** In seconds, until the first job may start; null for some minutes at random. For tests. */
    backgroundJobsDelay: readInteger('BACKGROUND_JOBS_DELAY', null, [0, 3600], 'of seconds '),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => memberOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], text),
      'fatal, error, warn, info, debug or trace',
    ),
    metricsPort: read(
      'METRICS_PORT',
      null,
      (text) => (Number(text) === port ? undefined : integerIn(1, 65535)(text)),
      'a whole number from 1 to 65535 that is not PORT',
    ),
    metricsHost: variables.METRICS_HOST || '127.0.0.1',
    outgoing: {
      allowHosts: read(
        'UPSTREAM_HOSTS_ALLOW',
        [],
        (text) => listOf(isHost)(text.toLowerCase()),
        'hosts, or hosts with a port, separated by commas, such as mirror.local,10.0.0.2:8080',
      ),
      githubToken,
      proxy: proxies,
      mirror: read('UPSTREAM_MIRROR', null, originOf, 'an origin such as http://mirror.local, without a path'),
    },
    historyDays: readInteger('HISTORY_DAYS', HISTORY_DAYS, [TRASH_DAYS, 36_500], 'of days '),
  };
  const allowsHttp = read('ALLOW_INSECURE_HTTP', undefined, (text) => memberOf(['1'], text), '1, or not set');
  // An invalid variable that is reported already may give the default origin.
  if (!allowsHttp && problems.length === 0) checkSecureOrigin(environment.publicUrl, problems);
  if (problems.length > 0) throw new ConfigurationError(problems.join('; '));
  return environment;
}

/** Each may instead be in a file, whose path is in the variable with `_FILE` behind its name. */
export const SECRETS = [
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'GITHUB_TOKEN',
] as const;

/** The variables, with the secrets that stand in files. */
export function withSecrets(variables: NodeJS.ProcessEnv, problems: string[] = []) {
  const read = { ...variables };
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`];
    if (!file) continue;
    if (variables[name]) problems.push(`${name} and ${name}_FILE are both set`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      problems.push(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`); // Node throws these
    }
  }
  return read;
}

const integerIn = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
};

const textIf = (isValid: (text: string) => boolean) => (text: string) => (isValid(text) ? text : undefined);

const listOf = (isValid: (item: string) => boolean) => (text: string) => {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  return items.every(isValid) ? items : undefined;
};

function originOf(text: string) {
  const url = URL.parse(text);
  return url && /^https?:$/u.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    ? url.origin
    : undefined;
}

/** An @ in the path shows a password that is not escaped, so that the host ended early. */
function isDatabaseUrl(text: string) {
  const url = /^postgres(?:ql)?:\/\//u.test(text) ? URL.parse(text) : null;
  return (
    url !== null &&
    url.pathname.length > 1 &&
    !/@/u.test(`${url.pathname}${url.search}${url.hash}`) &&
    !/%(?![\da-f]{2})/iu.test(text)
  );
}

function isNetwork(text: string) {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || !isIP(address)) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

function isHost(text: string) {
  return !text.includes('*') && URL.parse(`http://${text}`)?.hostname === text.replace(/:\d+$/u, '');
}

/** The access keys are in the variables of all S3 tools. */
function readObjectStore(variables: NodeJS.ProcessEnv, problems: string[]): ObjectStoreLocation | null {
  const {
    UPLOADS_URL: text,
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
  } = variables;
  if (!text) return null;
  if (!accessKeyId || !secretAccessKey) problems.push('UPLOADS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const url = URL.parse(text);
  const {
    region = 'us-east-1',
    endpoint = `https://s3.${region}.amazonaws.com`,
    ...unknown
  } = Object.fromEntries(url?.searchParams ?? []);
  const origin = originOf(endpoint);
  const isWellFormed =
    url &&
    origin &&
    /^s3:\/\/[\w.-]{3,63}(?:\/[\w.-]*)*(?:\?|$)/u.test(text) &&
    /^[\w-]+$/u.test(region) &&
    Object.keys(unknown).length === 0;
  if (!isWellFormed) {
    problems.push(
      'UPLOADS_URL must be s3://bucket or s3://bucket/prefix, with ?region=… and, for a store that is not AWS, &endpoint=https://… (an origin)',
    );
    return null;
  }
  const folder = [url.host, ...url.pathname.split('/')].filter(Boolean).join('/');
  return { base: `${origin}/${folder}/`, region, accessKeyId, secretAccessKey, sessionToken };
}

/** Over plain http anyone on the network could read the password. */
function checkSecureOrigin(origin: string, problems: string[]) {
  if (origin.startsWith('https:') || isLoopback(URL.parse(origin)?.hostname ?? '')) return;
  problems.push(
    `${origin} is not safe to sign in at: set PUBLIC_URL to the https origin that visitors use, or ALLOW_INSECURE_HTTP=1 to accept that passwords can be read on the way`,
  );
}

function isLoopback(hostname: string) {
  return /^(?:(?:.+\.)?localhost|\[::1\]|127(?:\.\d+){3})$/u.test(hostname);
}

/** A server on all addresses is at the loopback address, too. */
function defaultOrigin(host: string, port: number) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
