import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOLD_HOURS, type UpstreamFile, type UpstreamRelease } from '#rules/proposals.ts';
import type { SourceFailure } from '#rules/sources.ts';
import { Browser } from '../entities/browser.ts';
import { Proposal } from '../entities/proposal.ts';
import { Source } from '../entities/source.ts';
import { SourceState } from '../entities/source-state.ts';
import { createServices } from '../services/create-services.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const HOUR = 60 * 60_000;
const YEAR = 365 * 24 * HOUR;
const START = Date.parse('2026-11-22T10:00:00Z');
const LIST =
  '{ proposals { id kind browser { id } releaseChannel versionNumber files { platform architecture versionId previousNumber notesFrom values { field value previous sources } } missing { platform architecture } sources { kind identifier url } failure hasAlarm heldUntil revision } proposalCount }';
const ACCEPT =
  'mutation ($id: Int!, $revision: Int!) { acceptProposals(proposals: [{ id: $id, revision: $revision }]) { versions { id versionNumber architecture releaseDate downloadUrl fileSize sha256 minOsVersion sourceUrl updateType isLatest features { en zh } } } }';
const decide = (name: string) =>
  `mutation ($id: Int!, $revision: Int) { ${name}Proposal(id: $id, revision: $revision) { id revision } }`;

interface Listed {
  proposals: {
    id: number;
    kind: string;
    versionNumber: string;
    revision: number;
    heldUntil: string;
    hasAlarm: boolean;
    files: { architecture: string | null; values: object[] }[];
  }[];
  proposalCount: number;
}

let now: number;
let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  now = START;
  const stored = { versionNumber: '1.9', fileSize: '10', minOsVersion: 'Windows 10', releaseDate: '2026-10-01' };
  const versions = [
    version({ ...stored, architecture: 'x64', features: { en: 'Fast', zh: '快' } }),
    version({ ...stored, architecture: 'arm64', downloadUrl: 'https://vendor.example/arm-1.9.exe' }),
  ];
  product = await startApp(catalogueOf(browser('One', { versions }), browser('Two')), undefined, { clock: () => now });
  administrator = await product.signIn();
});
afterEach(() => product.close());

const file = (architecture: 'x64' | 'arm64', fields: Partial<UpstreamFile> = {}): UpstreamFile => ({
  platform: 'windows',
  architecture,
  downloadUrl: `https://vendor.example/${architecture}-1.10.exe`,
  fileSize: '20',
  sha256: 'a'.repeat(64),
  minOsVersion: null,
  ...fields,
});
const release = (versionNumber: string, files: UpstreamFile[]): UpstreamRelease => ({
  versionNumber,
  releaseChannel: 'stable',
  releaseDate: '2026-11-20',
  sourceUrl: `https://source.example/${versionNumber}`,
  files,
  doubts: [],
});
const BOTH = release('1.10', [file('x64'), file('arm64')]);

/** Stores what a source of the first browser says today, and compares. */
async function say(
  releases: UpstreamRelease[],
  state: Partial<{ failures: number; failure: SourceFailure }> = {},
  kind = 'winget',
): Promise<void> {
  const em = product.em();
  const source =
    (await em.findOne(Source, { kind })) ??
    em.create(Source, {
      browser: em.getReference(Browser, 1),
      kind,
      identifier: 'Vendor.One',
      releaseChannel: null,
      platform: null,
      assetPattern: null,
    });
  await em.flush();
  await em.nativeDelete(SourceState, { source });
  await em.insert(SourceState, {
    source: source.id,
    etag: null,
    lastModified: null,
    checkedAt: null,
    succeededAt: null,
    failures: 0,
    failure: null,
    releases: JSON.stringify(releases),
    ...state,
  });
  await refresh();
}
const service = () =>
  createServices({
    em: product.em(),
    actor: 'administrator',
    origin: ORIGIN,
    store: { save: async () => {}, read: async () => null },
    clock: () => now,
  }).proposals;
const refresh = () => service().refresh(1);
/** Lets hours pass, after which the administrator signs in again. */
async function pass(hours: number): Promise<void> {
  now += hours * HOUR;
  administrator = await product.signIn();
}
const list = async () => (await administrator.graph<Listed>(LIST)).data;
const accept = async (id: number, seen?: { revision: number }) => {
  const { revision } = seen ?? (await product.em().findOne(Proposal, id)) ?? { revision: 1 };
  return administrator.graph<{ acceptProposals: { versions: object[] } }>(ACCEPT, { id, revision });
};
const acceptAll = (proposals: object[]) =>
  administrator.graph<{ acceptProposals: { versions: object[] } }>(
    'mutation ($proposals: [SeenProposal!]!) { acceptProposals(proposals: $proposals) { versions { id } } }',
    { proposals },
  );
const input = (architecture: string) => ({
  browserId: 1,
  versionNumber: '1.10',
  releaseDate: '2026-11-20',
  platform: 'windows',
  architecture,
  downloadUrl: `https://vendor.example/${architecture}-1.10.exe`,
  fileSize: '20',
  sha256: 'a'.repeat(64),
  sourceUrl: 'https://source.example/1.10',
  features: { en: 'New', zh: '新' },
});
const add = (inputs: object[]) =>
  administrator.graph('mutation ($inputs: [VersionInput!]!) { createVersions(inputs: $inputs) { id } }', { inputs });
const only = async () => {
  const { proposals } = await list();
  expect(proposals).toHaveLength(1);
  return proposals[0] as Listed['proposals'][number];
};

describe('a new release', () => {
  test('is one proposal, held for some hours', async () => {
    await say([BOTH]);
    const { proposals, proposalCount } = await list();
    expect(proposalCount).toBe(1);
    expect(proposals).toMatchObject([
      {
        kind: 'release',
        browser: { id: 1 },
        versionNumber: '1.10',
        files: [
          { architecture: 'x64', versionId: null, previousNumber: '1.9', notesFrom: '1.9' },
          { architecture: 'arm64' },
        ],
        missing: [],
        sources: [{ kind: 'winget', identifier: 'Vendor.One', url: 'https://source.example/1.10' }],
        failure: null,
        heldUntil: new Date(START + HOLD_HOURS * HOUR).toISOString(),
        revision: 1,
      },
    ]);
    expect(proposals[0]?.files[0]?.values).toContainEqual({
      field: 'fileSize',
      value: '20',
      previous: '10',
      sources: [0],
    });
  });

  test('when it is accepted becomes the latest versions, each with its facts and the notes of the version before', async () => {
    await say([BOTH]);
    const { id, revision } = await only();
    const { data } = await accept(id, { revision });
    expect(data.acceptProposals.versions).toEqual([
      {
        id: 3,
        versionNumber: '1.10',
        architecture: 'x64',
        releaseDate: '2026-11-20',
        downloadUrl: 'https://vendor.example/x64-1.10.exe',
        fileSize: '20',
        sha256: 'a'.repeat(64),
        minOsVersion: 'Windows 10',
        sourceUrl: 'https://source.example/1.10',
        updateType: 'minor',
        isLatest: true,
        features: { en: 'Notes of version 1.9:\nFast', zh: '沿用版本 1.9 的更新说明：\n快' },
      },
      expect.objectContaining({ architecture: 'arm64', versionNumber: '1.10', isLatest: true }),
    ]);
    expect(await list()).toEqual({ proposals: [], proposalCount: 0 });
    await refresh();
    expect((await list()).proposals).toEqual([]);
  });

  test('is no longer open when its versions were added by hand, except for a file that was left out', async () => {
    await say([BOTH]);
    await only();
    await add([input('x64')]);
    expect((await only()).files).toMatchObject([{ architecture: 'arm64' }]);
    await add([input('arm64')]);
    expect((await list()).proposalCount).toBe(0);
  });

  test('without a date says that its date is the day on which it was first seen', async () => {
    await say([{ ...BOTH, releaseDate: null }]);
    const { id } = await only();
    await accept(id);
    const { data } = await administrator.graph(
      '{ browser(id: 1) { versions(limit: 2) { nodes { architecture releaseDateIsFirstSeen } } } }',
    );
    expect(data).toEqual({
      browser: {
        versions: {
          nodes: [
            { architecture: 'arm64', releaseDateIsFirstSeen: true },
            { architecture: 'x64', releaseDateIsFirstSeen: true },
          ],
        },
      },
    });
  });

  test('is accepted as a whole or not at all', async () => {
    await say([release('1.10', [file('x64'), { ...file('arm64'), downloadUrl: 'ftp://x' }])]);
    const { id } = await only();
    const { errors } = await accept(id);
    expect(errors?.[0]).toMatchObject({ message: 'Invalid download URL format', extensions: { code: 'BAD_REQUEST' } });
    expect((await product.graph('{ browser(id: 1) { versions { totalCount } } }')).data).toEqual({
      browser: { versions: { totalCount: 2 } },
    });
    expect((await list()).proposalCount).toBe(1);
  });

  test('is accepted once, and only in the state that was seen', async () => {
    await say([BOTH]);
    const { id, revision } = await only();
    await say([release('1.10', [file('x64')])]);
    expect((await only()).revision).toBe(revision + 1);
    expect((await accept(id, { revision })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await accept(id);
    expect((await accept(id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('that was withdrawn is gone', async () => {
    await say([BOTH]);
    await say([release('1.9', [])]);
    expect((await list()).proposals).toEqual([]);
  });

  test('whose next file is published later is proposed again', async () => {
    await say([release('1.10', [file('x64')])]);
    await accept((await only()).id);
    await say([BOTH]);
    expect(await only()).toMatchObject({ versionNumber: '1.10', files: [{ architecture: 'arm64' }] });
  });

  test('that was dismissed is not proposed again, until it is listed again', async () => {
    await say([BOTH]);
    const { id, revision } = await only();
    expect((await administrator.graph(decide('dismiss'), { id, revision: revision + 1 })).errors).toMatchObject([
      { extensions: { code: 'CONFLICT' } },
    ]);
    const { data } = await administrator.graph<{ dismissProposal: { revision: number } }>(decide('dismiss'), { id });
    await refresh();
    expect((await list()).proposals).toEqual([]);
    await administrator.graph(decide('reopen'), { id, revision: data.dismissProposal.revision });
    expect((await only()).id).toBe(id);
  });

  test('that was postponed comes back after a day', async () => {
    await say([BOTH]);
    await administrator.graph(decide('postpone'), { id: (await only()).id });
    expect(await list()).toEqual({ proposals: [], proposalCount: 0 });
    await pass(25);
    expect((await list()).proposalCount).toBe(1);
  });

  test('that was accepted is deleted after a year; one that was dismissed never is', async () => {
    await say([BOTH, release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe' })])]);
    const [release110, facts] = (await list()).proposals.toSorted((a, b) => b.kind.localeCompare(a.kind));
    await accept(release110?.id ?? 0);
    await administrator.graph(decide('dismiss'), { id: facts?.id });
    now += YEAR - HOUR;
    expect(await service().deleteAccepted(10)).toBe(0);
    now += 2 * HOUR;
    expect(await service().deleteAccepted(10)).toBe(1);
    expect((await product.em().find(Proposal, {})).map(({ status }) => status)).toEqual(['dismissed']);
  });

  test('that is held comes after what can be decided', async () => {
    await say([BOTH]);
    await pass(HOLD_HOURS + 1);
    await say([
      release('1.11', [file('x64')]),
      release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe' })]),
      BOTH,
    ]);
    expect((await list()).proposals.map(({ kind, versionNumber }) => `${kind} ${versionNumber}`)).toEqual([
      'release 1.10',
      'facts 1.9',
      'release 1.11',
    ]);
  });
});

test('missing facts complete the stored version when they are accepted', async () => {
  await say([release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe' })])]);
  const { id, kind } = await only();
  const { data } = await accept(id);
  expect([kind, data.acceptProposals.versions]).toEqual([
    'facts',
    [
      expect.objectContaining({
        id: 1,
        versionNumber: '1.9',
        sha256: 'a'.repeat(64),
        fileSize: '10',
        features: { en: 'Fast', zh: '快' },
      }),
    ],
  ]);
});

test('a changed file and a failed source only inform', async () => {
  await say([release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe' })])]);
  await accept((await only()).id);
  await say(
    [release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe', sha256: 'b'.repeat(64) })])],
    { failures: 3, failure: 'timeout' },
  );
  const { proposals } = await list();
  expect(proposals).toMatchObject([{ kind: 'changedFile' }, { kind: 'sourceFailure', failure: 'timeout' }]);
  for (const { id } of proposals)
    expect((await accept(id)).errors?.[0]).toMatchObject({
      message: 'This proposal only informs, so it cannot be accepted',
    });
  await say([], { failures: 2, failure: 'timeout' });
  expect((await list()).proposals).toEqual([]);
});

test('a dismissed failure is told again when the source fails anew after it was read', async () => {
  const failing = { failures: 3, failure: 'timeout' } as const;
  await say([], failing);
  await administrator.graph(decide('dismiss'), { id: (await only()).id });
  await say([], { ...failing, failures: 4 });
  expect((await list()).proposals).toEqual([]);
  await say([]);
  await say([], failing);
  expect((await list()).proposals).toMatchObject([{ kind: 'sourceFailure' }]);
});

test('an alarm about one file of a version marks what completes the other files, until it is dismissed', async () => {
  const one = 'https://vendor.example/setup.exe';
  const other = file('arm64', { downloadUrl: 'https://vendor.example/arm-1.9.exe' });
  await say([release('1.9', [file('x64', { downloadUrl: one })])]);
  await accept((await only()).id);
  await say([release('1.9', [file('x64', { downloadUrl: one, sha256: 'b'.repeat(64) }), other])]);
  const marks = async () => (await list()).proposals.map(({ kind, hasAlarm }) => `${kind} ${hasAlarm}`);
  expect(await marks()).toEqual(['facts true', 'changedFile true']);
  const alarm = (await list()).proposals.find(({ kind }) => kind === 'changedFile');
  await administrator.graph(decide('postpone'), { id: alarm?.id });
  expect(await marks()).toEqual(['facts true']);
  await administrator.graph(decide('reopen'), { id: alarm?.id });
  await administrator.graph(decide('dismiss'), { id: alarm?.id });
  expect(await marks()).toEqual(['facts false']);
});

test('P4 sources with different hashes for one address are an alarm, which is not accepted, until they agree', async () => {
  const other = release('1.10.0', [file('x64', { sha256: 'b'.repeat(64) })]);
  await say([BOTH]);
  await say([other], {}, 'homebrew');
  const { id, revision, ...alarm } = await only();
  const hash = (value: string, position: number) => ({
    field: 'sha256',
    value: value.repeat(64),
    previous: null,
    sources: [position],
  });
  expect(alarm).toMatchObject({
    kind: 'contradiction',
    versionNumber: '1.10',
    files: [{ architecture: 'x64', values: [{ field: 'downloadUrl', sources: [0, 1] }, hash('a', 0), hash('b', 1)] }],
    sources: [{ kind: 'winget' }, { kind: 'homebrew' }],
  });
  const message = 'This proposal only informs, so it cannot be accepted';
  expect((await accept(id)).errors?.[0]).toMatchObject({ message });
  expect((await acceptAll([{ id, revision }])).errors?.[0]).toMatchObject({ message });
  await say([release('1.10.0', [file('x64')])], {}, 'homebrew');
  expect(await only()).toMatchObject({
    kind: 'release',
    files: [
      { architecture: 'x64', values: expect.arrayContaining([{ ...hash('a', 0), sources: [0, 1] }]) },
      { architecture: 'arm64' },
    ],
  });
});

test('a dismissed release hides no lower one, which is proposed at once', async () => {
  await say([release('99999999.0', BOTH.files), BOTH]);
  await administrator.graph(decide('dismiss'), { id: (await only()).id });
  expect(await only()).toMatchObject({ versionNumber: '1.10' });
});

test('a dismissed release is not proposed again when another source names it with more zeros', async () => {
  await say([BOTH], {}, 'homebrew');
  await administrator.graph(decide('dismiss'), { id: (await only()).id });
  await say([release('1.10.0', [file('x64')])]);
  expect((await list()).proposals).toEqual([]);
});

test('several proposals are accepted as one change, which is undone as one, all or none of them', async () => {
  await say([BOTH, release('1.9', [file('x64', { downloadUrl: 'https://vendor.example/setup.exe' })])]);
  const seen = (await list()).proposals.map(({ id, revision }) => ({ id, revision }));
  expect(seen).toHaveLength(2);
  const versions = async () =>
    (await product.graph('{ browser(id: 1) { versions(limit: 10) { nodes { id versionNumber sha256 isLatest } } } }'))
      .data;
  const before = await versions();
  expect(
    (await acceptAll(seen.map((one, index) => ({ ...one, revision: one.revision + index })))).errors?.[0]?.extensions
      .code,
  ).toBe('CONFLICT');
  expect(await versions()).toEqual(before);
  expect((await acceptAll(seen)).data.acceptProposals.versions).toHaveLength(3);
  expect((await list()).proposals).toEqual([]);
  const { data } = await administrator.graph<{ changes: { changes: { id: number; kind: string }[] } }>(
    '{ changes { changes { id kind } } }',
  );
  expect(data.changes.changes.map(({ kind }) => kind)).toEqual(['approval', 'update']); // the source was added before
  expect(
    (
      await administrator.graph('mutation ($id: Int!) { undoChange(id: $id) { obstacles { reason } } }', {
        id: data.changes.changes[0]?.id,
      })
    ).errors,
  ).toBeUndefined();
  expect(await versions()).toEqual(before);
  expect((await list()).proposals.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
});

test('comparing does not change the revision of the catalogue, accepting does', async () => {
  const revision = async () =>
    (await product.em().getConnection().execute<{ number: number }[]>('select number from catalogue_revision'))[0]
      ?.number;
  const before = await revision();
  await say([BOTH]);
  const em = product.em();
  await em.flush();
  const compared = await revision();
  await refresh();
  expect(await revision()).toBe(compared);
  await accept((await only()).id);
  expect(await revision()).toBeGreaterThan(Number(before));
});

test('an unknown proposal is not found, and visitors see none', async () => {
  await say([BOTH]);
  expect((await accept(99)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const query of ['{ proposals { id } }', '{ proposalCount }'])
    expect((await product.graph(query)).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
});
