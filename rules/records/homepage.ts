import { isBlank, type IssueKey } from '../issues.ts';
import { URL_MAX } from '../limits.ts';
import { isOwnAddress, parseHttpUrl } from '../url.ts';
import { flag, urlOrNull, type Field } from './fields.ts';

const WEB_ADDRESS = 'an http(s) URL or a path of this site';

/** The settings of the home page: the "other homepage settings" of spec §1, and the links of the footer (spec §2). */
export const HOMEPAGE = {
  liveCounters: {
    ...flag({ about: 'Whether the counters of versions and platforms show the real numbers.' }),
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
};

function footerLink(page: string, kinds: string, invalid: IssueKey, other?: RegExp): Field<string | null> {
  const isValid = (link: string) => isOwnAddress(link) || parseHttpUrl(link) !== null || Boolean(other?.test(link));
  const check = (value: string | null): IssueKey | null => {
    if (value === null || isBlank(value)) return null;
    if (!isValid(value.trim())) return invalid;
    return value.length > URL_MAX ? 'urlTooLong' : null;
  };
  return {
    ...urlOrNull({ about: `The address of the ${page}, which the footer links: ${kinds}; null for none.`, invalid }),
    kind: 'text',
    check: (value, name) => ({ [name]: check(value) }),
  };
}
