import { expect, test } from 'vitest';
import { storedRecord } from './records/fields.ts';
import { DEFAULT_HOMEPAGE, HOMEPAGE, checkHomepage, parseHomepageSettings } from './records/homepage.ts';

const allLinks = (url: string | null) => ({ ...DEFAULT_HOMEPAGE, aboutUrl: url, contactUrl: url, privacyUrl: url });

test.each(['https://example.org/about', 'http://example.org', '/about', '/about?lang=zh#team', ' /about ', '', null])(
  'the footer may link %s',
  (url) => {
    expect(checkHomepage(allLinks(url))).toEqual({});
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
  expect(checkHomepage(allLinks(url))).toEqual({
    aboutUrl: { key: 'footerLinkInvalid' },
    contactUrl: { key: 'contactLinkInvalid' },
    privacyUrl: { key: 'footerLinkInvalid' },
  });
});

test('only the contact may be a mailto address', () => {
  for (const contactUrl of ['mailto:me@example.org', 'mailto:me@example.org?subject=Hello'])
    expect(checkHomepage({ ...DEFAULT_HOMEPAGE, contactUrl })).toEqual({});
  for (const contactUrl of ['mailto:', 'mailto:me', 'mailto:me @example.org', 'me@example.org'])
    expect(checkHomepage({ ...DEFAULT_HOMEPAGE, contactUrl })).toEqual({ contactUrl: { key: 'contactLinkInvalid' } });
  expect(checkHomepage({ ...DEFAULT_HOMEPAGE, aboutUrl: 'mailto:me@example.org' })).toEqual({
    aboutUrl: { key: 'footerLinkInvalid' },
  });
});

test('a link is at most as long as any URL', () => {
  expect(
    checkHomepage({
      ...DEFAULT_HOMEPAGE,
      aboutUrl: `/${'a'.repeat(2048)}`,
      contactUrl: `mailto:${'a'.repeat(2048)}@example.org`,
    }),
  ).toEqual({ aboutUrl: { key: 'urlTooLong' }, contactUrl: { key: 'urlTooLong' } });
});

test('blank links are stored as none, and what is stored wrongly is the default', () => {
  expect(
    storedRecord(HOMEPAGE.fields, { liveCounters: true, aboutUrl: ' /about ', contactUrl: ' ', privacyUrl: null }),
  ).toEqual({
    liveCounters: true,
    aboutUrl: '/about',
    contactUrl: null,
    privacyUrl: null,
  });
  for (const value of [undefined, null, 'on', [], { liveCounters: 'yes', aboutUrl: 5, contactUrl: '' }])
    expect(parseHomepageSettings(value)).toEqual(DEFAULT_HOMEPAGE);
});
