import Bowser from 'bowser';
import { systemOf } from '../../rules/system.ts';
import type { Platform } from '../../rules/vocabulary.ts';

/**
 * The browser or program of a user agent with its main version, such as "Firefox 150", and its platform; null if they
 * are unknown.
 */
export function parseUserAgent(userAgent: string): { client: string | null; platform: Platform | null } {
  return { client: clientName(userAgent), platform: systemOf({ userAgent })?.platform ?? null };
}

function clientName(userAgent: string): string | null {
  if (!userAgent.startsWith('Mozilla/')) return /^[^/\s]+/u.exec(userAgent)?.[0] ?? null;
  const { name = '', version = '' } = Bowser.getParser(userAgent).getBrowser();
  // An unknown browser is called by the first word of its user agent.
  return name === '' || name === 'Mozilla' ? null : `${name} ${version.split('.')[0]}`.trim();
}
