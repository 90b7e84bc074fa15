import { isBlank, type Issues } from '../issues.ts';
import type { MessageKey } from '../messages.ts';
import { isRecord } from '../json.ts';
import { TAG_SETTING_KEY, URL_MAX } from '../limits.ts';
import { isOwnAddress, parseHttpUrl } from '../url.ts';
import type { RecordDefinition } from './definition.ts';
import { flag, storedText, urlOrNull } from './field-kinds.ts';
import { checkRecord, defaultOf, type Field, type InputOf } from './fields.ts';

const WEB_ADDRESS = 'an http(s) URL or a path of this site';

/** The "other homepage settings" of spec §1, and the links of the footer (spec §2). */
export const HOMEPAGE = {
  about: 'The settings of the home page.',
  title: ['key'],
  fields: {
    liveCounters: {
      ...flag({ about: 'Whether the counters of versions and platforms are real.' }),
      isRequired: true,
    },
    aboutUrl: footerLink('page about this site', WEB_ADDRESS, 'footerLinkInvalid'),
    contactUrl: footerLink(
      'contact page',
      'an http(s) URL, a path of this site or a mailto address',
      'contactLinkInvalid',
      /^mailto:[^\s@?]+@[^\s@?]+(?:\?\S*)?$/iu,
    ),
    privacyUrl: footerLink('privacy page', WEB_ADDRESS, 'footerLinkInvalid'),
  },
} as const satisfies RecordDefinition;

function footerLink(page: string, kinds: string, invalid: MessageKey, other?: RegExp): Field<string | null> {
  const isValid = (link: string) => isOwnAddress(link) || parseHttpUrl(link) !== null || Boolean(other?.test(link));
  const check = (value: string | null): MessageKey | null => {
    if (value === null || isBlank(value)) return null;
    if (!isValid(value)) return invalid;
    return value.length > URL_MAX ? 'urlTooLong' : null;
  };
  return {
    ...urlOrNull({ about: `The address of the ${page}, which the footer links: ${kinds}; null for none.`, invalid }),
    kind: 'text',
    check: (value, name) => ({ [name]: check(value) }),
  };
}

export const HOMEPAGE_SETTING_KEY = 'homepage';

/** Everyone may read them. */
export const PUBLIC_SETTING_KEYS = [TAG_SETTING_KEY, HOMEPAGE_SETTING_KEY] as const;

export type SettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

export interface HomepageSettings extends InputOf<typeof HOMEPAGE.fields> {}

/** Null for a page that does not exist. */
export interface FooterLinks extends Omit<HomepageSettings, 'liveCounters'> {}

export const DEFAULT_HOMEPAGE: HomepageSettings = defaultOf(HOMEPAGE.fields);

const { liveCounters: _liveCounters, ...links } = DEFAULT_HOMEPAGE;
export const NO_FOOTER_LINKS: FooterLinks = links;

/** A missing or invalid property gets its default. */
export function parseHomepageSettings(value: unknown): HomepageSettings {
  const stored = isRecord(value) ? value : {};
  const linkOf = (link: unknown) => (typeof link === 'string' ? storedText(link) : null);
  return {
    ...DEFAULT_HOMEPAGE,
    ...Object.fromEntries(Object.keys(NO_FOOTER_LINKS).map((name) => [name, linkOf(stored[name])])),
    liveCounters: stored.liveCounters === true,
  };
}

export function checkHomepage(settings: HomepageSettings): Issues {
  return checkRecord(HOMEPAGE.fields, settings);
}
