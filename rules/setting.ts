import type { Issues } from './issues.ts';
import { TAG_SETTING_KEY } from './limits.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';
import { HOMEPAGE } from './records/homepage.ts';
import { textOrNull } from './stored-text.ts';

export const HOMEPAGE_SETTING_KEY = 'homepage';

/** The settings that everyone may read. Any other key is not found. */
export const PUBLIC_SETTING_KEYS = [TAG_SETTING_KEY, HOMEPAGE_SETTING_KEY] as const;

export type SettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

export interface HomepageSettings extends InputOf<typeof HOMEPAGE> {}

/** The addresses of the pages that the footer names (spec §2); null for a page that does not exist. */
export interface FooterLinks extends Omit<HomepageSettings, 'liveCounters'> {}

export const DEFAULT_HOMEPAGE: HomepageSettings = defaultOf(HOMEPAGE);

const { liveCounters: _liveCounters, ...links } = DEFAULT_HOMEPAGE;
export const NO_FOOTER_LINKS: FooterLinks = links;

/** Parses the stored value; a missing or invalid property gets its default. */
export function parseHomepageSettings(value: unknown): HomepageSettings {
  const stored = typeof value === 'object' && value !== null ? value : {};
  return {
    ...DEFAULT_HOMEPAGE,
    ...Object.fromEntries(Object.keys(NO_FOOTER_LINKS).map((name) => [name, linkOf(Reflect.get(stored, name))])),
    liveCounters: Reflect.get(stored, 'liveCounters') === true,
  };
}

export function checkFooterLinks(links: FooterLinks): Issues {
  return checkRecord(HOMEPAGE, { ...DEFAULT_HOMEPAGE, ...links });
}

export function storedHomepage(settings: HomepageSettings): HomepageSettings {
  return storedRecord(HOMEPAGE, settings, '');
}

function linkOf(value: unknown): string | null {
  return typeof value === 'string' ? textOrNull(value) : null;
}
