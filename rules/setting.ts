import { collect, isBlank, type IssueKey, type Issues } from './issues.ts';
import { TAG_SETTING_KEY, URL_MAX } from './limits.ts';
import { textOrNull } from './stored-text.ts';
import { isOwnAddress, parseHttpUrl } from './url.ts';

export const HOMEPAGE_SETTING_KEY = 'homepage';

/** The settings that everyone may read. Any other key is not found. */
export const PUBLIC_SETTING_KEYS = [TAG_SETTING_KEY, HOMEPAGE_SETTING_KEY] as const;

export type SettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

/**
 * The addresses of the pages that the footer names (spec §2): a URL or a path of this site, for the contact also a
 * mailto address. Null for a page that does not exist.
 */
export interface FooterLinks {
  aboutUrl: string | null;
  contactUrl: string | null;
  privacyUrl: string | null;
}

/** The "other homepage settings" of spec §1. */
export interface HomepageSettings extends FooterLinks {
  /** Whether the counters show real numbers instead of the fixed numbers of spec §9. */
  liveCounters: boolean;
}

export const NO_FOOTER_LINKS: FooterLinks = { aboutUrl: null, contactUrl: null, privacyUrl: null };

export const DEFAULT_HOMEPAGE: HomepageSettings = { liveCounters: false, ...NO_FOOTER_LINKS };

const LINK_NAMES = ['aboutUrl', 'contactUrl', 'privacyUrl'] as const;

const MAILTO = /^mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?$/iu;

/** Parses the stored value; a missing or invalid property gets its default. */
export function parseHomepageSettings(value: unknown): HomepageSettings {
  const stored = typeof value === 'object' && value !== null ? value : {};
  const links = LINK_NAMES.map((name) => [name, linkOf(Reflect.get(stored, name))]);
  return {
    ...DEFAULT_HOMEPAGE,
    ...Object.fromEntries(links),
    liveCounters: Reflect.get(stored, 'liveCounters') === true,
  };
}

/** Validates the links of the footer. */
export function checkFooterLinks({ aboutUrl, contactUrl, privacyUrl }: FooterLinks): Issues {
  return collect({
    aboutUrl: checkLink(aboutUrl, 'footerLinkInvalid'),
    contactUrl:
      contactUrl && MAILTO.test(contactUrl.trim())
        ? checkLength(contactUrl)
        : checkLink(contactUrl, 'contactLinkInvalid'),
    privacyUrl: checkLink(privacyUrl, 'footerLinkInvalid'),
  });
}

/** The settings as they are stored: a blank link is none. */
export function storedHomepage(settings: HomepageSettings): HomepageSettings {
  const links = LINK_NAMES.map((name) => [name, textOrNull(settings[name])]);
  return { ...settings, ...Object.fromEntries(links) };
}

function checkLink(link: string | null, invalid: IssueKey): IssueKey | null {
  if (link === null || isBlank(link)) return null;
  return isOwnAddress(link.trim()) || parseHttpUrl(link.trim()) ? checkLength(link) : invalid;
}

function checkLength(link: string): IssueKey | null {
  return link.length > URL_MAX ? 'urlTooLong' : null;
}

function linkOf(value: unknown): string | null {
  return typeof value === 'string' ? textOrNull(value) : null;
}
