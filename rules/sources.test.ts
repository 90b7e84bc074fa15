import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SOURCES_PER_BROWSER, URL_MAX } from './limits.ts';
import { DEFAULT_SOURCE, checkSource, checkSources, storedSource, type SourceInput } from './records/source.ts';
import { SOURCE_KINDS, SOURCE_RULES, patternMatch } from './sources.ts';

const source = (fields: Partial<SourceInput>): SourceInput => ({
  ...DEFAULT_SOURCE,
  kind: 'github',
  identifier: 'vendor/browser',
  ...fields,
});

describe('an address has a pattern', () => {
  const address = 'https://github.com/vendor/browser/releases/download/v1.93.136/Browser%20Setup_x64.exe?raw=1';

  test.each<[string | null, string | null]>([
    [null, null],
    ['*', null],
    ['Browser Setup*.exe', null],
    ['browser setup_x64.EXE', null],
    ['*/v{version}/*', '1.93.136'],
    ['https://github.com/*/v{version}/Browser*', '1.93.136'],
    ['*/v{version}*.exe*', '1.93.136'],
  ])('%s', (pattern, versionNumber) => {
    expect(patternMatch(pattern, address)).toEqual({ versionNumber });
  });

  test.each(['Setup*.exe', '*.dmg', 'Browser Setup', '/v{version}/', 'Browser.Setup*', '{version}'])(
    'but not %s',
    (pattern) => {
      expect(patternMatch(pattern, address)).toBeNull();
    },
  );

  test('and the first number of the shortest length is the version; before a star, the whole number', () => {
    // What regular expressions of the same meaning find in texts that are too short to keep them busy.
    const parts = ['*', '*', '*', '{version}', 'a', '_', '.', '1', '64', '.exe'];
    const texts = fc
      .array(fc.constantFrom('a', 'A', '_', '.', '1', '64', '.exe', '-'), { maxLength: 8 })
      .map((letters) => letters.join(''));
    const patterns = fc.shuffledSubarray(parts, { minLength: 1 }).map((chosen) => chosen.join(''));
    fc.assert(
      fc.property(patterns, texts, (pattern, text) => {
        const source = pattern.split(/(\*|\{version\})/u).map((part, index, all) => {
          if (part === '*') return '.*?';
          if (part !== '{version}') return RegExp.escape(part);
          const isBeforeStar = all[index + 1] === '' && all[index + 2] === '*';
          const isAfterStar = all[index - 1] === '' && all[index - 2] === '*';
          return [
            isAfterStar ? String.raw`(?<![a-uw-z\d]|\d\.)` : '',
            isBeforeStar ? String.raw`(\d+(?:\.\d+)*)(?!\.?\d)` : String.raw`(\d[\w.]*?)`,
            isAfterStar && isBeforeStar ? '(?![a-z])' : '',
          ].join('');
        });
        const match = new RegExp(`^${source.join('')}$`, 'iu').exec(text);
        expect(patternMatch(pattern, text)).toEqual(match && { versionNumber: match[1] ?? null });
      }),
      { numRuns: 2000 },
    );
  }, 60_000);

  test.each([
    ['*{version}*.exe', 'browser_x64_1.2.exe', '1.2'],
    ['*{version}*.exe', 'Browser-64bit-V1.2-x64.exe', '1.2'],
    ['*{version}.exe', 'arm64-1.2.exe', '1.2'],
    ['*{version}*.exe', 'Browser-x64.exe', null],
    ['x{version}*.exe', 'x64.exe', '64'],
  ])('%s in %s, which is no part of a word after a star', (pattern, name, versionNumber) => {
    expect(patternMatch(pattern, `https://vendor.example/${name}`)?.versionNumber ?? null).toBe(versionNumber);
  });

  test('P1 in no more time than the address takes to be read, and not if it is too long', () => {
    const before = process.cpuUsage(); // what other processes take does not count
    for (const letters of ['_1_64', '1', '1.', 'a1', '_', '*']) {
      for (const pattern of ['*_{version}_*64*.exe', '*{version}*1*1', '*1*{version}1*', '*1*1*1', '1*{version}.x'])
        patternMatch(pattern, letters.repeat(URL_MAX).slice(0, URL_MAX));
    }
    expect(process.cpuUsage(before).user / 1000 / 30).toBeLessThan(5);
    expect(patternMatch('*', 'a'.repeat(URL_MAX + 1))).toBeNull();
    expect(patternMatch(null, 'a'.repeat(URL_MAX + 1))).toBeNull();
  });

  test('or an address that cannot be decoded', () => {
    expect(patternMatch('a%.exe', 'https://vendor.example/a%.exe')).toEqual({ versionNumber: null });
  });
});

describe('a source', () => {
  test.each(SOURCE_KINDS)('%s is valid with the identifier that the form shows', (kind) => {
    expect(checkSource(source({ kind, identifier: SOURCE_RULES[kind].example, platform: 'windows' }))).toEqual({});
  });

  test.each<[Partial<SourceInput>, string, string]>([
    [{ kind: 'scoop' }, 'kind', 'sourceKindInvalid'],
    [{ kind: 'constructor' }, 'kind', 'sourceKindInvalid'],
    [{ identifier: ' ' }, 'identifier', 'sourceIdentifierRequired'],
    [{ identifier: `a/${'b'.repeat(500)}` }, 'identifier', 'sourceIdentifierTooLong'],
    [{ identifier: 'https://github.com/vendor/browser' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ identifier: '../secrets' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'winget', identifier: 'Vendor' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'winget', identifier: 'Vendor/../../x.y' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'homebrew', identifier: 'a/../b' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'sparkle', identifier: 'ftp://vendor.example/feed.xml' }, 'identifier', 'sourceIdentifierInvalid'],
    [
      { kind: 'sparkle', identifier: 'https://name:secret@vendor.example/feed.xml' },
      'identifier',
      'sourceIdentifierInvalid',
    ],
    [{ kind: 'debian', identifier: 'https://vendor.example/deb stable main' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'appStore', identifier: '1?country=us&x=' }, 'identifier', 'sourceIdentifierInvalid'],
    [{ kind: 'chrome', identifier: 'chrome' }, 'platform', 'platformRequired'],
    [{ platform: 'dos' }, 'platform', 'platformInvalid'],
    [{ releaseChannel: 'esr' }, 'releaseChannel', 'releaseChannelInvalid'],
    [{ assetPattern: '*'.repeat(4) }, 'assetPattern', 'assetPatternInvalid'],
    [{ assetPattern: '{version}-{version}' }, 'assetPattern', 'assetPatternInvalid'],
    [{ assetPattern: '{name}.exe' }, 'assetPattern', 'assetPatternInvalid'],
    [{ assetPattern: 'a'.repeat(201) }, 'assetPattern', 'assetPatternTooLong'],
  ])('with %j is refused', (fields, field, key) => {
    expect(checkSource(source(fields))).toEqual({ [field]: { key } });
  });

  test('is in the list once, with settings that its kind uses', () => {
    expect(checkSources([source({}), source({ platform: 'macos' })])).toEqual({});
    expect(checkSources([source({}), source({ identifier: ' vendor/browser ', platform: '' })])).toEqual({
      '2.identifier': { key: 'sourceRepeated' },
    });
    expect(checkSources([source({}), source({ kind: '?' })])).toEqual({ '2.kind': { key: 'sourceKindInvalid' } });
    expect(
      checkSources(
        Array.from({ length: SOURCES_PER_BROWSER + 1 }, (_, index) => source({ identifier: `a/b${index}` })),
      ),
    ).toEqual({ [`${SOURCES_PER_BROWSER + 1}.kind`]: { key: 'tooManySources' } });
  });

  test('is stored without spaces, blanks and settings that its kind does not use', () => {
    expect(
      storedSource({
        kind: 'debian',
        identifier: ' https://a.example/deb  stable main browser ',
        releaseChannel: 'beta',
        platform: 'linux',
        assetPattern: ' *.deb ',
      }),
    ).toEqual({
      kind: 'debian',
      identifier: 'https://a.example/deb stable main browser',
      releaseChannel: 'beta',
      platform: null,
      assetPattern: null,
    });
    expect(storedSource(source({ releaseChannel: '', platform: '', assetPattern: ' ' }))).toEqual({
      kind: 'github',
      identifier: 'vendor/browser',
      releaseChannel: null,
      platform: null,
      assetPattern: null,
    });
  });
});
