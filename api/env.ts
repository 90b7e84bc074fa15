import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { HISTORY_DAYS } from '../rules/history.ts';
import { PASSWORD_MAX } from '../rules/limits.ts';
import type { OutgoingOptions } from './upstream/http-client.ts';
import type { ObjectStoreLocation } from './storage/object-store.ts';
import { ConfigurationError } from './errors.ts';

/** The configuration of the server. */
export interface Environment {
  port: number;
  host: string;
  /** An absolute path: the SQLite file and the uploads live here. */
  dataDir: string;
  /** The object store for uploads; null stores them in a folder of `dataDir`. */
  objectStore: ObjectStoreLocation | null;
  /** A `postgres://` URL; null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  /** The origin that visitors use, without a slash at its end. */
  publicUrl: string;
  seed: 'real' | 'none';
  /** The administrator's new password; null leaves the stored one unchanged. */
  adminPassword: string | null;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted; usually empty. */
  trustProxy: string[];
  /**
   * The contact for security reports in `/.well-known/security.txt`, as a `mailto:` or `https:` URL; null without one.
   */
  securityContact: string | null;
  /** How many seconds the server still serves requests, while /readyz responds 503, after it receives a stop signal. */
  shutdownDelay: number;
  /** Whether background jobs start by themselves. */
  backgroundJobs: boolean;
  /** How many seconds after the start the first job may start; null for a random time of some minutes. For tests. */
  backgroundJobsDelay: number | null;
  /** The port of the metrics; null does not serve them. */
  metricsPort: number | null;
  /** The address that the metrics server listens on. */
  metricsHost: string;
  /** How the server's own requests leave the machine. */
  outgoing: OutgoingOptions & { mirror: string | null };
  /** How long the history is kept, in days. */
  historyDays: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables. Throws one ConfigurationError that names every invalid variable.
 */
export function readEnvironment(variables: Variables = process.env): Environment {
  const problems: string[] = [];
  const host = variables.HOST || '127.0.0.1';
  const port = readPort(variables.PORT, problems);
  const environment: Environment = {
    port,
    host,
    dataDir: resolve(variables.DATA_DIR || './data'),
    objectStore: readObjectStore(variables, problems),
    databaseUrl: readDatabaseUrl(variables.DATABASE_URL, problems),
    publicUrl: readPublicUrl(variables.PUBLIC_URL, problems) ?? defaultOrigin(host, port),
    seed: readSeed(variables.CATALOGUE_SEED, problems),
    adminPassword: readPassword(variables.ADMIN_PASSWORD, problems),
    trustProxy: readProxies(variables.TRUST_PROXY, problems),
    securityContact: readContact(variables.SECURITY_CONTACT, problems),
    shutdownDelay: readShutdownDelay(variables.SHUTDOWN_DELAY, problems),
    backgroundJobs: readBackgroundJobs(variables.BACKGROUND_JOBS, problems),
    backgroundJobsDelay: readJobsDelay(variables.BACKGROUND_JOBS_DELAY, problems),
    metricsPort: readMetricsPort(variables.METRICS_PORT, port, problems),
    metricsHost: variables.METRICS_HOST || '127.0.0.1',
    outgoing: {
      allowHosts: readHosts(variables.UPSTREAM_HOSTS_ALLOW, problems),
      ...readToken(variables.GITHUB_TOKEN, problems),
      proxy: readProxy(variables, problems),
      mirror: readMirror(variables.UPSTREAM_MIRROR, problems),
    },
    historyDays: readHistoryDays(variables.HISTORY_DAYS, problems),
  };
  // The default origin may come from a variable that is already reported as invalid.
  if (variables.ALLOW_INSECURE_HTTP !== '1' && problems.length === 0)
    checkSecureOrigin(environment.publicUrl, problems);
  if (problems.length > 0) throw new ConfigurationError(problems.join('; '));
  return environment;
}

function readPort(text: string | undefined, problems: string[]): number {
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) problems.push('PORT must be a whole number from 0 to 65535');
  return port;
}

function readShutdownDelay(text: string | undefined, problems: string[]): number {
  const seconds = Number(text || 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 60)
    problems.push('SHUTDOWN_DELAY must be a whole number of seconds from 0 to 60');
  return seconds;
}

function readBackgroundJobs(text: string | undefined, problems: string[]): boolean {
  if (text && text !== 'on' && text !== 'off') problems.push('BACKGROUND_JOBS must be on or off');
  return text !== 'off';
}

function readJobsDelay(text: string | undefined, problems: string[]): number | null {
  if (!text) return null;
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600)
    problems.push('BACKGROUND_JOBS_DELAY must be a whole number of seconds from 0 to 3600');
  return seconds;
}

function readHistoryDays(text: string | undefined, problems: string[]): number {
  const days = Number(text || HISTORY_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > 36_500)
    problems.push('HISTORY_DAYS must be a whole number of days from 1 to 36500');
  return days;
}

function readMetricsPort(text: string | undefined, publicPort: number, problems: string[]): number | null {
  if (!text) return null;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535 || port === publicPort)
    problems.push('METRICS_PORT must be a whole number from 1 to 65535 that is not PORT');
  return port;
}

function readDatabaseUrl(text: string | undefined, problems: string[]): string | null {
  if (!text) return null;
  const url = /^postgres(?:ql)?:\/\//u.test(text) ? URL.parse(text) : null;
  // An @ after the host means that an unescaped character of the password ended the host too early.
  const isWellFormed =
    url &&
    url.pathname.length > 1 &&
    !/@/u.test(`${url.pathname}${url.search}${url.hash}`) &&
    !/%(?![\da-f]{2})/iu.test(text);
  if (!isWellFormed)
    problems.push(
      'DATABASE_URL must be postgres://user:password@host:port/name, with characters such as @ : / ? # % in the password written as %40 and so on',
    );
  return text;
}

/**
 * `s3://bucket/prefix?endpoint=https://…&region=…`, with the access keys in the environment variables that all S3 tools
 * use.
 */
function readObjectStore(variables: Variables, problems: string[]): ObjectStoreLocation | null {
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
  const origin = readOrigin(endpoint);
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
  return { base: `${origin}/${folder}/`, region, accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

function readPublicUrl(text: string | undefined, problems: string[]): string | null {
  if (!text) return null;
  const origin = readOrigin(text);
  if (!origin) problems.push('PUBLIC_URL must be an origin such as https://browsers.example, without a path');
  return origin;
}

function readOrigin(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/u.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
    ? url.origin
    : null;
}

function readSeed(text: string | undefined, problems: string[]): 'real' | 'none' {
  if (!text || text === 'real') return 'real';
  if (text !== 'none') problems.push('CATALOGUE_SEED must be real or none');
  return 'none';
}

function readPassword(text: string | undefined, problems: string[]): string | null {
  if (!text) return null;
  if (text.trim() === '' || text.length > PASSWORD_MAX)
    problems.push(`ADMIN_PASSWORD must be 1 to ${PASSWORD_MAX} characters and not blank`);
  return text;
}

function readContact(text: string | undefined, problems: string[]): string | null {
  if (!text) return null;
  if (!/^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/u.test(text) || !URL.canParse(text))
    problems.push('SECURITY_CONTACT must be a mailto: or https: address, such as mailto:security@browsers.example');
  return text;
}

function readProxies(text: string | undefined, problems: string[]): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  if (!proxies.every(isNetwork))
    problems.push('TRUST_PROXY must be addresses or networks, separated by commas, such as 10.0.0.2,fd00::/8');
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0 || !isIP(address)) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/u.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

function readHosts(text: string | undefined, problems: string[]): string[] {
  const hosts = (text ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  if (
    !hosts.every((host) => !host.includes('*') && URL.parse(`http://${host}`)?.hostname === host.replace(/:\d+$/u, ''))
  )
    problems.push(
      'UPSTREAM_HOSTS_ALLOW must be hosts, or hosts with a port, separated by commas, such as mirror.local,10.0.0.2:8080',
    );
  return hosts;
}

function readMirror(text: string | undefined, problems: string[]): string | null {
  if (!text) return null;
  const origin = readOrigin(text);
  if (!origin) problems.push('UPSTREAM_MIRROR must be an origin such as http://mirror.local, without a path');
  return origin;
}

function readToken(text: string | undefined, problems: string[]): { githubToken?: string } {
  if (!text) return {};
  if (!/^[\w.-]+$/u.test(text)) problems.push('GITHUB_TOKEN must be one token, without spaces');
  return { githubToken: text };
}

/** The variables of proxies as most tools read them, in capitals or in small letters. */
function readProxy(variables: Variables, problems: string[]): OutgoingOptions['proxy'] {
  const read = (name: string) => variables[name] || variables[name.toLowerCase()];
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) {
    const proxy = read(name);
    if (proxy && !/^https?:$/u.test(URL.parse(proxy)?.protocol ?? ''))
      problems.push(`${name} must be an http: or https: address, such as http://proxy.local:3128`);
  }
  return { HTTP_PROXY: read('HTTP_PROXY'), HTTPS_PROXY: read('HTTPS_PROXY'), NO_PROXY: read('NO_PROXY') };
}

/**
 * Anyone on the network could read the password and the session over plain http. Only loopback addresses do not use the
 * network.
 */
function checkSecureOrigin(origin: string, problems: string[]): void {
  if (origin.startsWith('https:') || isLoopback(URL.parse(origin)?.hostname ?? '')) return;
  problems.push(
    `${origin} is not safe to sign in at: set PUBLIC_URL to the https origin that visitors use, or ALLOW_INSECURE_HTTP=1 to accept that passwords can be read on the way`,
  );
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}

/** A server that listens on all addresses is reachable from its own machine at the loopback address. */
function defaultOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
