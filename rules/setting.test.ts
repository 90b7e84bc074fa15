import { expect, test } from 'vitest';
import { checkFooterLinks, parseHomepageSettings, storedHomepage, type FooterLinks } from './records/homepage.ts';

const NONE: FooterLinks = { aboutUrl: null, contactUrl: null, privacyUrl: null };

test.each(['https://example.org/about', 'http://example.org', '/about', '/about?lang=zh#team', ' /about ', '', null])(
  'the footer may link %s',
  (url) => {
    expect(checkFooterLinks({ aboutUrl: url, contactUrl: url, privacyUrl: url })).toEqual({});
  },
);

test.each([
  'about',
  'example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://user:password@example.org',
  'https://',
])('the footer may not link %s', (url) => {
  expect(checkFooterLinks({ aboutUrl: url, contactUrl: url, privacyUrl: url })).toEqual({
    aboutUrl: { key: 'footerLinkInvalid' },
    contactUrl: { key: 'contactLinkInvalid' },
    privacyUrl: { key: 'footerLinkInvalid' },
  });
});

test('only the contact may be a mailto address', () => {
  for (const contactUrl of ['mailto:me@example.org', 'mailto:me@example.org?subject=Hello'])
    expect(checkFooterLinks({ ...NONE, contactUrl })).toEqual({});
  for (const contactUrl of ['mailto:', 'mailto:me', 'mailto:me @example.org', 'me@example.org'])
    expect(checkFooterLinks({ ...NONE, contactUrl })).toEqual({ contactUrl: { key: 'contactLinkInvalid' } });
  expect(checkFooterLinks({ ...NONE, aboutUrl: 'mailto:me@example.org' })).toEqual({
    aboutUrl: { key: 'footerLinkInvalid' },
  });
});

test('a link is at most as long as any URL', () => {
  expect(
    checkFooterLinks({
      ...NONE,
      aboutUrl: `/${'a'.repeat(2048)}`,
      contactUrl: `mailto:${'a'.repeat(2048)}@example.org`,
    }),
  ).toEqual({ aboutUrl: { key: 'urlTooLong' }, contactUrl: { key: 'urlTooLong' } });
});

test('blank links are stored as none, and what is stored wrongly is the default', () => {
  expect(storedHomepage({ liveCounters: true, aboutUrl: ' /about ', contactUrl: ' ', privacyUrl: null })).toEqual({
    liveCounters: true,
    aboutUrl: '/about',
    contactUrl: null,
    privacyUrl: null,
  });
  for (const value of [undefined, null, 'on', [], { liveCounters: 'yes', aboutUrl: 5, contactUrl: '' }])
    expect(parseHomepageSettings(value)).toEqual({ liveCounters: false, ...NONE });
});
