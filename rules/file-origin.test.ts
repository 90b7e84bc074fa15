import { describe, expect, test } from 'vitest';
import { fileOrigin, isNewHost } from './file-origin.ts';

const MAKER = {
  websiteUrl: 'https://www.brave.example/leo',
  hosts: 'Braveco.example，files.cdn.test',
  accounts: ['Brave'],
};
const originOf = (url: string, servedBy: string | null = null, knownHost: string | null = servedBy) =>
  fileOrigin({ url, servedBy, knownHost }, MAKER);

describe('a file comes from', () => {
  test.each([
    ['the domain of its website', 'https://dl.brave.example/setup.exe', null],
    ['an address of its domain that another host serves', 'https://dl.brave.example/setup.exe', 'x.cloudfront.net'],
    ['another address that its domain serves', 'https://short.example/brave', 'cdn.brave.example'],
  ])('the maker: %s', (_name, url, servedBy) => {
    expect(originOf(url, servedBy)).toEqual({ kind: 'maker', name: 'brave.example' });
  });

  test.each([
    ['https://dl.braveco.example/setup.exe', 'braveco.example'],
    ['https://a.cdn.test/setup.exe', 'cdn.test'],
  ])('the maker: another of its hosts (%s)', (url, name) => {
    expect(originOf(url)).toEqual({ kind: 'maker', name });
  });

  test('an account of the maker, whatever the letters', () => {
    const url = 'https://github.com/brave/brave-browser/releases/download/v1/setup.exe';
    expect(originOf(url, 'release-assets.githubusercontent.com')).toEqual({
      kind: 'account',
      name: 'github.com/brave',
    });
    expect(originOf(url.replace('/brave/', '/brave2/'))).toEqual({ kind: 'unknown', name: null });
    expect(originOf('https://github.com.evil.example/brave/setup.exe')).toEqual({ kind: 'unknown', name: null });
  });

  test('a store', () => {
    expect(originOf('https://apps.apple.com/app/brave/id1')).toEqual({ kind: 'store', name: null });
  });

  test.each([
    'https://notbrave.example/setup.exe',
    'https://brave.example.evil.example/setup.exe',
    'https://x.cloudfront.net/brave.example/setup.exe',
  ])('an unknown host: %s', (url) => {
    expect(originOf(url)).toEqual({ kind: 'unknown', name: null });
  });

  test('an unknown host if the address leads to a new one', () => {
    expect(originOf('https://dl.brave.example/setup.exe', 'evil.example', 'dl.brave.example').kind).toBe('unknown');
    expect(originOf('https://apps.apple.com/app/id1', 'evil.example', 'apps.apple.com').kind).toBe('unknown');
    expect(originOf('https://old.example/setup.exe', 'cdn.brave.example', 'old.example').kind).toBe('maker');
  });

  test('an unknown host if the browser has no website', () => {
    expect(
      fileOrigin(
        { url: 'https://null/setup.exe', servedBy: null, knownHost: null },
        { websiteUrl: null, hosts: null, accounts: [] },
      ).kind,
    ).toBe('unknown');
  });
});

test.each([
  ['a.vendor.example', 'b.vendor.example', false],
  ['vendor.example:8443', 'vendor.example', false],
  ['vendor.example', 'other.example', true],
  ['one.github.io', 'two.github.io', true],
  ['vendor.co.uk', 'other.co.uk', true],
  ['127.0.0.1', '127.0.0.2', true],
  [null, 'vendor.example', false],
  ['vendor.example', null, false],
])('%s after %s is a new host: %s', (servedBy, knownHost, isNew) => {
  expect(isNewHost({ servedBy, knownHost })).toBe(isNew);
});
