import { describe, expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';
import type {
  KnownVersion,
  ProposedField,
  ProposedFile,
  ProposedValue,
  SourcedRelease,
  UpstreamFile,
} from './proposals.ts';
import { isSafe } from './safe-proposals.ts';

const HASH = { a: 'a'.repeat(64), b: 'b'.repeat(64) };
const TODAY = '2026-11-22';

const file = (fields: Partial<UpstreamFile> = {}): UpstreamFile => ({
  platform: 'windows',
  architecture: 'x64',
  downloadUrl: 'https://vendor.example/new.exe',
  fileSize: null,
  sha256: null,
  minOsVersion: null,
  ...fields,
});
const release = (
  versionNumber: string,
  files: UpstreamFile[],
  fields: Partial<SourcedRelease> = {},
): SourcedRelease => ({
  versionNumber,
  releaseChannel: 'stable',
  releaseDate: '2026-11-01',
  sourceUrl: `https://source.example/${versionNumber}`,
  source: { kind: 'winget', identifier: 'Vendor.Browser' },
  files,
  doubts: [],
  ...fields,
});
let id = 0;
const known = (versionNumber: string, fields: Partial<KnownVersion> = {}): KnownVersion => ({
  id: (id += 1),
  versionNumber,
  releaseDate: '2026-10-01',
  platform: 'windows',
  architecture: 'x64',
  releaseChannel: 'stable',
  minOsVersion: null,
  fileSize: null,
  downloadUrl: 'https://vendor.example/old.exe',
  sha256: null,
  ...fields,
});
const find = (releases: SourcedRelease[], versions: KnownVersion[]) =>
  findDifferences(
    releases,
    versions,
    () => TODAY,
    () => false,
  );
const valuesOf = ({ values }: ProposedFile) => Object.fromEntries(values.map(({ field, value }) => [field, value]));
const groupsOf = (files: readonly { platform: string; architecture: string | null }[]) =>
  files.map(({ platform, architecture }) => `${platform} ${architecture}`);

describe('a newer release', () => {
  test('is one proposal with all its architectures, beside what was', () => {
    const stored = [
      known('1.9', { fileSize: '10', minOsVersion: 'Windows 10' }),
      known('1.9', { architecture: 'arm64' }),
    ];
    const [found, ...others] = find(
      [
        release('1.10', [
          file({ fileSize: '20', sha256: HASH.a }),
          file({ architecture: 'arm64', downloadUrl: 'https://vendor.example/arm.exe' }),
        ]),
      ],
      stored,
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      kind: 'release',
      versionNumber: '1.10',
      missing: [],
      files: [
        { architecture: 'x64', previousNumber: '1.9', notesFrom: { versionNumber: '1.9' } },
        { architecture: 'arm64' },
      ],
    });
    expect(found?.files[0]?.values).toEqual([
      { field: 'releaseDate', value: '2026-11-01', previous: '2026-10-01', sources: [0] },
      {
        field: 'downloadUrl',
        value: 'https://vendor.example/new.exe',
        previous: 'https://vendor.example/old.exe',
        sources: [0],
      },
      { field: 'fileSize', value: '20', previous: '10', sources: [0] },
      { field: 'sha256', value: HASH.a, previous: null, sources: [0] },
      { field: 'minOsVersion', value: 'Windows 10', previous: 'Windows 10', sources: [] },
      { field: 'sourceUrl', value: 'https://source.example/1.10', previous: null, sources: [0] },
    ]);
  });

  test.each(['1.8', '1.9', '1.9-beta'])('is not %s when 1.9 is stored', (number) => {
    expect(find([release(number, [file({ downloadUrl: 'https://vendor.example/old.exe' })])], [known('1.9')])).toEqual(
      [],
    );
  });

  test('is not what is stored with more or fewer zeros', () => {
    expect(find([release('1.9.0', [file({ downloadUrl: 'https://vendor.example/old.exe' })])], [known('1.9')])).toEqual(
      [],
    );
    expect(find([release('1.9', [file()])], [known('1.9.0.0')])).toEqual([]);
  });

  test('of another channel is no new platform where the browser has versions', () => {
    const beta = { releaseChannel: 'beta' } as const;
    expect(find([release('1.10-beta', [file()], beta)], [known('1.9')])).toMatchObject([
      { kind: 'release', releaseChannel: 'beta', files: [{ previousNumber: null }] },
    ]);
    expect(
      find([release('1.10-beta', [file({ architecture: null })], beta)], [known('1.9', { architecture: 'universal' })]),
    ).toMatchObject([{ kind: 'release', files: [{ architecture: 'universal' }] }]);
    expect(find([release('1.10-beta', [file({ platform: 'linux' })], beta)], [known('1.9')])).toMatchObject([
      { kind: 'platform' },
    ]);
  });

  test('is compared within its channel', () => {
    const versions = [known('1.9'), known('2.0', { releaseChannel: 'beta' })];
    expect(
      find([release('1.10', [file()]), release('1.99', [file()], { releaseChannel: 'beta' })], versions).map(
        ({ versionNumber }) => versionNumber,
      ),
    ).toEqual(['1.10']);
  });

  test('is only the newest of several', () => {
    expect(
      find([release('1.10', [file()]), release('1.11', [file()])], [known('1.9')]).map(
        ({ versionNumber }) => versionNumber,
      ),
    ).toEqual(['1.11']);
  });

  test('that was dismissed hides no lower one', () => {
    const both = [release('99999999.0', [file()]), release('1.10', [file()])];
    const isDismissed = ({ versionNumber }: { versionNumber: string }) => versionNumber === '99999999.0';
    const found = findDifferences(both, [known('1.9')], () => TODAY, isDismissed);
    expect(found.map(({ versionNumber }) => versionNumber)).toEqual(['99999999.0', '1.10']);
  });

  test('names the architectures that it lost, on its platforms only', () => {
    const versions = [
      known('1.9'),
      known('1.9', { architecture: 'arm64' }),
      known('1.8', { architecture: 'x86' }),
      known('1.9', { platform: 'linux' }),
    ];
    expect(groupsOf(find([release('1.10', [file()])], versions)[0]?.missing ?? [])).toEqual(['windows arm64']);
  });

  test('shows a platform or architecture that is new with the others, and by itself as such', () => {
    const linux = file({ platform: 'linux', downloadUrl: 'https://vendor.example/new.deb' });
    expect(find([release('1.10', [file(), linux])], [known('1.9')])).toMatchObject([
      {
        kind: 'release',
        files: [{ previousNumber: '1.9' }, { previousNumber: null, notesFrom: { versionNumber: '1.9' } }],
      },
    ]);
    expect(find([release('1.9', [linux])], [known('1.9')])).toMatchObject([
      { kind: 'platform', files: [{ platform: 'linux' }] },
    ]);
  });

  test('has the day on which it was first seen if no source gives a date', () => {
    const [found] = find([release('1.10', [file()], { releaseDate: null })], [known('1.9')]);
    expect(found?.files[0]?.values[0]).toEqual({
      field: 'releaseDate',
      value: TODAY,
      previous: '2026-10-01',
      sources: [],
    });
  });

  test('needs an address: a source without files only confirms', () => {
    expect(find([release('1.10', [])], [known('1.9')])).toEqual([]);
    expect(find([release('1.10', [file({ downloadUrl: null })])], [known('1.9')])).toEqual([]);
  });

  test.each([
    [null, 'universal'],
    ['universal', null],
  ] as const)('with the architecture %s replaces a stored version with %s', (said, stored) => {
    expect(
      find([release('1.10', [file({ architecture: said })])], [known('1.9', { architecture: stored })]),
    ).toMatchObject([{ kind: 'release', files: [{ architecture: stored }] }]);
  });
});

describe('several sources', () => {
  const brew = { source: { kind: 'homebrew', identifier: 'browser' }, sourceUrl: 'https://brew.example/browser' };

  test.each(['1.10', '1.10.0'])('that agree, with the numbers 1.10 and %s, are all named', (number) => {
    const [found, ...others] = find(
      [release('1.10', [file({ sha256: HASH.a })]), release(number, [file({ sha256: HASH.a, fileSize: '20' })], brew)],
      [known('1.9')],
    );
    expect(others).toEqual([]);
    expect(found?.sources.map(({ kind }) => kind)).toEqual(['winget', 'homebrew']);
    const byField = new Map(found?.files[0]?.values.map(({ field, sources }) => [field, sources]));
    expect(Object.fromEntries(byField)).toEqual({
      releaseDate: [0, 1],
      downloadUrl: [0, 1],
      fileSize: [1],
      sha256: [0, 1],
      sourceUrl: [0],
    });
  });

  test('that write one address in other ways are all named', () => {
    const downloadUrl = 'https://vendor.example:443/./%6eew.exe';
    const [found] = find(
      [release('1.10', [file({ sha256: HASH.a })]), release('1.10', [file({ downloadUrl, sha256: HASH.a })], brew)],
      [known('1.9')],
    );
    expect(found?.files[0]?.values).toMatchObject([
      {},
      { field: 'downloadUrl', value: 'https://vendor.example/new.exe', sources: [0, 1] },
      { field: 'sha256', sources: [0, 1] },
      {},
    ]);
  });

  test('that name one address with http and with https offer the one with https', () => {
    const [found] = find(
      [
        release('1.10', [file({ downloadUrl: 'http://vendor.example/new.exe', sha256: HASH.a })]),
        release('1.10', [file({ fileSize: '20' })], brew),
      ],
      [known('1.9')],
    );
    expect(valuesOf(found?.files[0] as ProposedFile)).toEqual({
      releaseDate: '2026-11-01',
      downloadUrl: 'https://vendor.example/new.exe',
      fileSize: '20',
      sha256: HASH.a,
      sourceUrl: 'https://brew.example/browser',
    });
  });

  test('P4 with different hashes for one address of a new version are an alarm instead of a proposal', () => {
    const [found, ...others] = find(
      [
        release('1.10', [
          file({ sha256: HASH.b }),
          file({ architecture: 'arm64', downloadUrl: 'https://vendor.example/arm.exe' }),
        ]),
        release('1.10', [file({ sha256: HASH.a })], brew),
      ],
      [known('1.9')],
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'contradiction', versionNumber: '1.10', detail: `${HASH.a} ${HASH.b}` });
    expect(found?.files).toMatchObject([
      {
        architecture: 'x64',
        versionId: null,
        values: [
          { field: 'downloadUrl', value: 'https://vendor.example/new.exe', sources: [0, 1] },
          { field: 'sha256', value: HASH.b, sources: [0] },
          { field: 'sha256', value: HASH.a, sources: [1] },
        ],
      },
    ]);
  });

  test.each([
    'https://VENDOR.example/new.exe',
    'https://vendor.example:443/new.exe#x',
    'http://vendor.example/./%6eew.exe',
  ])('P4 with different hashes for one address are an alarm, also where one writes %s', (downloadUrl) => {
    const said = (sha256: string, url?: string) => file({ sha256, ...(url && { downloadUrl: url }) });
    const both = [release('1.10', [said(HASH.b)]), release('1.10', [said(HASH.a, downloadUrl)], brew)];
    expect(find(both, [known('1.9')])).toMatchObject([{ kind: 'contradiction' }]);
    const stored = known('1.10', { downloadUrl: 'https://vendor.example/new.exe', sha256: HASH.a });
    expect(find([release('1.10', [said(HASH.b, downloadUrl)])], [stored])).toMatchObject([{ kind: 'changedFile' }]);
  });

  test('P4 with different hashes for one address are an alarm in each channel, where one calls it a prerelease', () => {
    const both = [
      release('1.10', [file({ sha256: HASH.b })]),
      release('1.10', [file({ sha256: HASH.a })], { ...brew, releaseChannel: 'beta' }),
    ];
    const found = find(both, [known('1.9'), known('1.9', { releaseChannel: 'beta' })]);
    expect(found.map(({ kind, releaseChannel }) => `${releaseChannel} ${kind}`)).toEqual([
      'stable contradiction',
      'beta contradiction',
    ]);
    for (const { sources, files } of found)
      expect(files[0]?.values.map(({ value, sources: [at = -1] }) => `${value} ${sources[at]?.kind}`)).toEqual(
        expect.arrayContaining([`${HASH.a} homebrew`, `${HASH.b} winget`]),
      );
  });

  test('P4 with different hashes for one address of a stored version do not complete it', () => {
    const same = { downloadUrl: 'https://vendor.example/old.exe', minOsVersion: 'Windows 11' };
    const both = [
      release('1.9', [file({ ...same, sha256: HASH.a, fileSize: '9' })]),
      release('1.9.0', [file({ ...same, sha256: HASH.b, architecture: 'universal' })], brew),
    ];
    const found = find(both, [known('1.9')]);
    expect(found.map(({ kind }) => kind)).toEqual(['contradiction', 'facts']);
    expect(valuesOf(found[1]?.files[0] as ProposedFile)).toEqual({ minOsVersion: 'Windows 11' });
    expect(
      find(both, [known('1.9', { sha256: HASH.a }), known('1.10', { architecture: 'universal' })]).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['changedFile']);
    expect(find(both, [known('1.9.1'), known('1.9.1', { architecture: 'universal' })])).toEqual([]);
  });

  test('that name the same other hash are one alarm', () => {
    const same = { downloadUrl: 'https://vendor.example/old.exe', sha256: HASH.b };
    const [found, ...others] = find(
      [
        release('1.9', [file(same), file(same)]),
        release('1.9', [file({ ...same, sha256: HASH.b.toUpperCase() })], brew),
      ],
      [known('1.9', { sha256: HASH.a })],
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'changedFile', files: [{ values: [{ value: HASH.b, sources: [0, 1] }] }] });
  });

  test('with different addresses do not lend each other a size or a hash', () => {
    const [found] = find(
      [
        release('1.10', [file()]),
        release('1.10', [file({ downloadUrl: 'https://other.example/x.exe', sha256: HASH.b, fileSize: '9' })], brew),
      ],
      [known('1.9')],
    );
    expect(Object.keys(valuesOf(found?.files[0] as ProposedFile))).toEqual(['releaseDate', 'downloadUrl', 'sourceUrl']);
  });
});

describe('the same release', () => {
  const same = { downloadUrl: 'https://vendor.example/old.exe' };

  test('completes what is missing, and only that', () => {
    const versions = [known('1.9', { fileSize: '10' })];
    const [found, ...others] = find(
      [release('1.9', [file({ ...same, fileSize: '11', sha256: HASH.a, minOsVersion: 'Windows 11' })])],
      versions,
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'facts', files: [{ versionId: versions[0]?.id, notesFrom: null }] });
    expect(valuesOf(found?.files[0] as ProposedFile)).toEqual({ sha256: HASH.a, minOsVersion: 'Windows 11' });
  });

  test('says nothing of the size and hash of another address', () => {
    expect(
      find(
        [release('1.9', [file({ downloadUrl: 'https://other.example/x.exe', sha256: HASH.a, fileSize: '9' })])],
        [known('1.9')],
      ),
    ).toEqual([]);
  });

  test('with another hash is an alarm, never an update', () => {
    const versions = [known('1.9', { sha256: HASH.a })];
    expect(find([release('1.9', [file({ ...same, sha256: HASH.b })])], versions)).toMatchObject([
      {
        kind: 'changedFile',
        detail: `${versions[0]?.id} ${HASH.b}`,
        files: [{ values: [{ field: 'sha256', value: HASH.b, previous: HASH.a }] }],
      },
    ]);
    expect(find([release('1.9.0', [file({ ...same, sha256: HASH.b })])], versions)).toMatchObject([
      { kind: 'changedFile', versionNumber: '1.9' },
    ]);
    expect(find([release('1.9', [file({ ...same, sha256: HASH.a.toUpperCase() })])], versions)).toEqual([]);
  });
});

test('only what replaces or completes versions without losing a file, after its time of waiting, is safe', () => {
  const now = Date.parse(TODAY);
  const value = (field: ProposedField, text: string, previous: string | null = null) => ({
    field,
    value: text,
    previous,
    sources: [],
  });
  const files = (...values: ProposedValue[]) => ({ files: [{ previousNumber: '1.9', unstated: [], values }] });
  const plausible = files(
    value('releaseDate', TODAY, '2026-11-21'),
    value('downloadUrl', 'https://dl.vendor.example:443/x.exe', 'https://dl.vendor.example/x.exe'),
  );
  const onGithub = (owner: string) => `https://github.com/${owner}/browser/releases/download/v2/x.exe`;
  const safe = {
    kind: 'release',
    versionNumber: '20.0',
    ...plausible,
    missing: [],
    doubts: [],
    hasAlarm: false,
    heldUntil: TODAY,
  } as const;
  expect(isSafe(safe, now)).toBe(true);
  expect(isSafe({ ...safe, ...files(value('downloadUrl', onGithub('vendor'), onGithub('Vendor'))) }, now)).toBe(true);
  expect(isSafe({ ...safe, kind: 'facts' }, now)).toBe(true);
  for (const [before, after] of [
    ['files/0a1b2c3d-1111-2222-3333-444455556666/x.msi', 'files/9f8e7d6c-1111-2222-3333-444455556666/x.msi'],
    ['v1.9/win64/x-1.9.exe?build=190', 'v2.0/win64/x-2.0.exe?build=200'],
  ])
    expect(
      isSafe(
        { ...safe, ...files(value('downloadUrl', `https://a.example/${after}`, `https://a.example/${before}`)) },
        now,
      ),
    ).toBe(true);
  for (const other of [
    { heldUntil: '2026-11-23' },
    { missing: [{}] },
    { doubts: [{ reason: 'number', count: 1, examples: ['1.0-foo'] }] },
    { files: [{ previousNumber: null, unstated: [], values: [] }] },
    { files: [{ previousNumber: '1.9', unstated: ['sha256'], values: [] }] },
    files(value('downloadUrl', 'https://cdn.other.example/x.exe', 'https://dl.vendor.example/x.exe')),
    files(value('downloadUrl', onGithub('someone'), onGithub('vendor'))),
    files(value('downloadUrl', onGithub('vendor3'), onGithub('vendor2'))),
    files(value('downloadUrl', onGithub('cafe2026'), onGithub('beef1234'))),
    files(value('downloadUrl', 'https://storage.example/other/x.exe', 'https://storage.example/vendor/x.exe')),
    files(value('downloadUrl', 'https://vendor.example/get?file=b', 'https://vendor.example/get?file=a')),
    files(value('releaseDate', '2099-01-01')),
    files(value('releaseDate', '1970-01-01', '2026-03-03')),
    files(value('fileSize', '1')),
    files(value('downloadUrl', 'https://vendor.example/Setup-2.0.exe', 'https://vendor.example/x-1.9.exe')),
    files(value('downloadUrl', 'https://vendor.example/x-1.9.dmg', 'https://vendor.example/x-1.9.dmg')),
    ...[
      'http://vendor.example/x',
      'https://vendor.example:8443/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://localhost/x.y',
      'https://vendor.localhost/x',
      'https://NAS.local/x',
      'https://nas.local./x',
      'https://dl.vendor.internal/x',
      'https://nas.home.arpa/x',
      'https://nas.lan/x',
      'https://dl.corp/x',
      'https://vendor.test/x',
      'https://vendor.onion/x',
      'https://vendor.invalid/x',
    ].map((url) => files(value('downloadUrl', url, url))),
    { versionNumber: '99999999.0' },
    { versionNumber: '101.0' },
    { versionNumber: '1.99999999999.0' },
    { hasAlarm: true },
    { kind: 'changedFile' },
    { kind: 'contradiction' },
  ] as const)
    expect(isSafe({ ...safe, ...other }, now)).toBe(false);
});

describe('size and hash', () => {
  const SIZE = '90000000';
  const unstatedOf = (releases: SourcedRelease[]) => find(releases, [known('1.9')])[0]?.files[0]?.unstated;

  test('that no source states are told', () => {
    expect(unstatedOf([release('1.10', [file({ fileSize: SIZE, sha256: HASH.a })])])).toEqual([]);
    expect(unstatedOf([release('1.10', [file({ fileSize: SIZE })])])).toEqual(['sha256']);
    expect(unstatedOf([release('1.10', [file()])])).toEqual(['fileSize', 'sha256']);
  });

  test('that the same source states for the release before may be missing; those of another source may not', () => {
    const before = [file({ fileSize: SIZE, sha256: HASH.b })];
    expect(unstatedOf([release('1.10', [file()]), release('1.9', before)])).toEqual([]);
    const other = { source: { kind: 'github', identifier: 'vendor/browser' } };
    expect(unstatedOf([release('1.10', [file()]), release('1.9', before, other)])).toEqual(['fileSize', 'sha256']);
  });
});

test('what the sources of a release leave out is told with its proposal', () => {
  const doubt = { reason: 'system', count: 1, examples: ['visionos'] } as const;
  const doubts = [{ ...doubt, examples: [...doubt.examples] }];
  const other = { source: { kind: 'edge', identifier: 'enterprise' } };
  expect(
    find([release('1.10', [file()], { doubts }), release('1.10', [file()], { ...other, doubts })], [known('1.9')]),
  ).toMatchObject([{ kind: 'release', doubts: [{ ...doubt, count: 2 }] }]);
});
