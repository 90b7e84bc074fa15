import { describe, expect, it } from 'vitest';
import { absoluteUrl, hostOf, ownPath, parseHttpUrl } from './url.ts';

describe('a web address', () => {
  it.each(['http://example.com', 'https://example.com/a?b#c', 'https://例子.中国/下载', 'HTTPS://EXAMPLE.COM'])(
    'is %s',
    (text) => {
      expect(parseHttpUrl(text)).not.toBeNull();
    },
  );

  it.each([
    '',
    'example.com',
    '/path',
    '//example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a/b',
    'ftp://a',
    'https://user:secret@a',
    'https://user@a',
    'https://',
    'https:example.com',
    'https:/example.com',
    'https://example.com/a\r\nb',
    String.raw`https://example.com\@evil.example/a`,
  ])('is not %s', (text) => {
    expect(parseHttpUrl(text)).toBeNull();
  });
});

it('shows the host of an address, and the text itself where there is none', () => {
  expect(hostOf('https://cdn.example.com:8443/file.exe')).toBe('cdn.example.com:8443');
  expect(hostOf('somewhere')).toBe('somewhere');
});

it('makes own paths absolute and back, and leaves other addresses alone', () => {
  expect(absoluteUrl('/icons/a.svg', 'https://site')).toBe('https://site/icons/a.svg');
  expect(ownPath('https://site/icons/a.svg', 'https://site')).toBe('/icons/a.svg');
  expect(absoluteUrl('//evil.example/a', 'https://site')).toBe('//evil.example/a');
  expect(ownPath('https://site.evil.example/a', 'https://site')).toBe('https://site.evil.example/a');
  for (const address of [
    'https://site//evil.example/a',
    String.raw`https://site/\evil.example/a`,
    'https://site/\t/evil.example/a',
  ])
    expect(ownPath(address, 'https://site')).toBe(address);
});
