import { setImmediate, setTimeout } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE_SCHEMA_PATH, type FileFormat, type ImportResult } from '#rules/import.ts';
import { readCatalogue, type Catalogue } from '../database/seed.ts';
import { ROOT } from '../root.ts';
import type { ImportProgress } from '../services/catalogue-files.ts';
import { createServices, type Services } from '../services/create-services.ts';
import { createLocalStore } from '../storage/upload-store.ts';
import { isOnPostgres } from './fresh-database.ts';
import { BROWSER, CUSTOM_CODE, FACTS, SLIDE, VERSION } from './good-records.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

const FIRST = readFileSync(join(ROOT, 'api/database/catalogue.json'), 'utf8');

const apps: RunningApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
});

/** Some browsers of the first catalogue. */
const PART: Catalogue = { ...readCatalogue(), browsers: readCatalogue().browsers.slice(0, 3), slides: [] };

async function start(catalogue: Catalogue | 'real' | 'none'): Promise<() => Services> {
  const app = await startApp(catalogue);
  apps.push(app);
  const store = await createLocalStore(app.dataDir);
  return () => createServices({ em: app.em(), actor: 'administrator', origin: ORIGIN, store });
}

const read = async (services: () => Services, format: FileFormat = 'json') =>
  (await Array.fromAsync(services().catalogueFiles.export({ format }))).join('');
const write = async (
  services: () => Services,
  text: string,
  { dryRun = false, format = 'json' }: { dryRun?: boolean; format?: FileFormat } = {},
): Promise<ImportResult> => services().catalogueFiles.import({ format, text, dryRun });
const changesOf = ({ counts }: ImportResult) => counts.filter(({ added, changed }) => added + changed > 0);

describe('a catalogue with everything', () => {
  let services: () => Services;
  let text: string;
  beforeAll(async () => {
    services = await start(PART);
    const { browsers, versions, facts, slides, customCodes } = services();
    const own = await browsers.create({
      ...BROWSER,
      iconUrl: `${ORIGIN}/icons/plain.svg`,
      name: { en: '=Arc', zh: '弧' },
      downloadCount: 7,
    });
    await facts.save(own.id, Object.values(FACTS));
    await versions.create({
      ...VERSION,
      browserId: own.id,
      screenshots: [`${ORIGIN}/uploads/1.png`],
      features: { en: '=1+1\n"b", c', zh: "'=一" },
    });
    const twin = await versions.create({
      ...VERSION,
      browserId: own.id,
      downloadUrl: 'https://vendor.example/[1]',
      pinned: null,
    });
    const other = await browsers.create({ ...BROWSER, name: { en: '=Arc', zh: '另一个' } });
    await slides.create({ ...SLIDE, linkType: 'version', linkTargetId: twin.id });
    await slides.create({ ...SLIDE, title: { en: 'Other', zh: '另' }, linkTargetId: other.id });
    const lost = await browsers.create(BROWSER);
    await slides.create({ ...SLIDE, title: { en: 'Lost', zh: '失' }, linkTargetId: lost.id });
    await browsers.remove([lost.id]);
    await customCodes.create(CUSTOM_CODE);
    text = await read(services);
  });

  test('§10.35 imported into an empty catalogue it is the same, byte for byte', async () => {
    const copy = await start('none');
    const result = await write(copy, text);
    expect(changesOf(result)).toEqual(result.counts);
    expect(await read(copy)).toBe(text);
    expect(await read(copy, 'csv')).toBe(await read(services, 'csv'));
  });

  test('imported into the same catalogue it changes nothing', async () => {
    expect(changesOf(await write(services, text))).toEqual([]);
    expect(changesOf(await write(services, await read(services, 'csv'), { format: 'csv' }))).toEqual([]);
    expect(await read(services)).toBe(text);
  });

  test('an import is one change, and undoing it restores everything', async () => {
    const copy = await start(PART);
    const before = await read(copy);
    const expected = await write(copy, text, { dryRun: true });
    expect(await read(copy)).toBe(before);
    expect(await write(copy, text)).toEqual({ ...expected, isApplied: true });
    const {
      changes: [change],
      total,
    } = await copy().history.list({});
    expect([total, change?.kind]).toEqual([1, 'import']);
    expect(await copy().undo.undo(change?.id ?? 0)).toMatchObject({ obstacles: [] });
    expect(await read(copy)).toBe(before);
  });

  test('versions that were deleted come back from a table', async () => {
    const copy = await start('none');
    await write(copy, text);
    const [versions, table] = [JSON.parse(text) as { browsers: { versions: unknown[] }[] }, await read(copy, 'csv')];
    const withoutVersions = await start('none');
    await write(
      withoutVersions,
      JSON.stringify({
        ...versions,
        slides: [],
        browsers: versions.browsers.map((browser) => ({ ...browser, versions: [] })),
      }),
    );
    await write(withoutVersions, table, { format: 'csv' });
    expect(await read(withoutVersions, 'csv')).toBe(table);
  });
});

describe('an import of several transactions', () => {
  const many = JSON.stringify({
    browsers: [
      ...PART.browsers.map((browser) => ({ ...browser, shortDescription: { en: 'Other', zh: '另一个' } })),
      ...Array.from({ length: 40 }, (_, index) => ({
        ...BROWSER,
        slug: `many-${index}`,
        name: { en: `Many ${index}`, zh: `许多 ${index}` },
        facts: [FACTS.answer],
        versions: [{ ...VERSION, browserId: undefined }],
      })),
    ],
  });
  let services: () => Services;
  let text: string;
  beforeAll(async () => {
    services = await start(PART);
    text = await read(services);
  });
  const importMany = async (progress: ImportProgress) =>
    services().catalogueFiles.import({ format: 'json', text: many, dryRun: false }, progress);
  const lastChange = async () => (await services().history.list({ limit: 1 })).changes[0];

  test('is one change, which can be undone at once', async () => {
    const fractions: number[] = [];
    await importMany({ onProgress: (done, total) => fractions.push(done / total) });
    expect(fractions.length).toBeGreaterThan(0);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    const { changes, total } = await services().history.list({});
    const [change] = changes;
    expect([total, change?.kind]).toEqual([1, 'import']);
    expect(change?.counts).toEqual(
      expect.arrayContaining([
        { recordType: 'browser', operation: 'create', count: 40 },
        { recordType: 'browser', operation: 'update', count: PART.browsers.length },
        { recordType: 'version', operation: 'create', count: 40 },
      ]),
    );
    expect(await services().undo.undo(change?.id ?? 0)).toMatchObject({ obstacles: [] });
    expect(await read(services)).toBe(text);
  });

  test('Q4 is undone if the client leaves, and that is one change too', async () => {
    const left = new AbortController();
    let steps = 0;
    const onProgress = () => {
      steps += 1;
      if (steps === 2) left.abort();
    };
    await expect(importMany({ signal: left.signal, onProgress })).rejects.toMatchObject({ key: 'importCancelled' });
    expect(steps).toBe(2);
    expect(await read(services)).toBe(text);
    const undone = await lastChange();
    const change = await services().history.get(undone?.undoes ?? 0);
    expect([undone?.kind, change.kind, change.undoneBy]).toEqual(['undo', 'import', undone?.id]);
    // What was taken back can be brought back.
    await expect(services().undo.undo(undone?.id ?? 0)).resolves.toMatchObject({ obstacles: [] });
    await expect(services().undo.undo(change.id)).resolves.toMatchObject({ obstacles: [] });
    expect(await read(services)).toBe(text);
  });

  /** An import during which something else happens. */
  const importBeside = async (others: () => Promise<unknown>) => {
    const begun = Promise.withResolvers<void>();
    const left = new AbortController();
    const imported = importMany({ signal: left.signal, onProgress: () => begun.resolve() });
    imported.catch(() => {}); // it is awaited below
    await begun.promise;
    await others();
    return { imported, left };
  };

  test('is undone if a later one fails, without what others have changed meanwhile', async () => {
    const { imported } = await importBeside(async () =>
      services().browsers.create({ ...BROWSER, slug: 'many-39', name: { en: 'Mine', zh: '我的' } }),
    );
    await expect(imported).rejects.toMatchObject({ key: 'slugTaken' });
    await services().browsers.remove([await services().browsers.idOf('many-39')]);
    expect(await read(services)).toBe(text);
  });

  test('says so if something stands in the way of its undoing', async () => {
    const slug = PART.browsers[0]?.slug ?? '';
    const { imported, left } = await importBeside(async () =>
      services().browsers.update(await services().browsers.idOf(slug), { shortDescription: { en: 'Mine' } }),
    );
    left.abort();
    await expect(imported).rejects.toMatchObject({ key: 'importHalfUndone' });
    expect(await read(services)).toContain('"Mine"');
  });
});

describe('an existing site', () => {
  test('has a first catalogue that the committed schema accepts, with all limits', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'docs/catalogue.schema.json'), 'utf8')) as object;
    expect([...Compile(schema).Errors(JSON.parse(FIRST))]).toEqual([]);
  });

  test('has all of the first catalogue', async () => {
    expect(changesOf(await write(await start('real'), FIRST, { dryRun: true }))).toEqual([]);
  });

  test('gets what is new in the first catalogue and keeps its own', async () => {
    const services = await start('real');
    await services().browsers.create({ ...BROWSER, name: { en: 'Own', zh: '自有' } });
    await services().browsers.remove([1]);
    const catalogue = readCatalogue();
    const { records } = await write(services, FIRST);
    expect(records.filter(({ recordType }) => recordType === 'browser')).toEqual([
      {
        recordType: 'browser',
        status: 'added',
        title: 'Perplexity Comet',
        path: 'browsers[0]',
        line: null,
        differences: [],
      },
    ]);
    const { browsers } = JSON.parse(await read(services)) as {
      browsers: { name: { en: string }; versions: unknown[]; displayOrder: number }[];
    };
    expect(browsers.map(({ name }) => name.en)).toEqual([
      ...catalogue.browsers.slice(1).map(({ name }) => name.en),
      'Own',
      'Perplexity Comet',
    ]);
    expect(browsers.at(-1)).toMatchObject({
      displayOrder: catalogue.browsers.length + 1,
      versions: { length: catalogue.browsers[0]?.versions.length },
    });
  });
});

describe('an empty catalogue', () => {
  let services: () => Services;
  beforeAll(async () => {
    services = await start('none');
  });

  const browser = { slug: 'arc', ...BROWSER, versions: [{ ...VERSION, browserId: undefined }] };
  const faultsOf = async (catalogue: object | string, format: FileFormat = 'json') => {
    const isText = typeof catalogue === 'string';
    const text = isText ? catalogue : JSON.stringify(catalogue); // one line, which is left out
    return (await write(services, text, { dryRun: true, format })).faults.map(({ path, line, key }) =>
      isText && line !== null ? `${line} ${path} ${key}` : `${path} ${key}`,
    );
  };

  test.each<[string, object | string, string[]]>([
    ['no JSON', '{"browsers": [],\n"slides": [1,]\n}', ['2  importNotJson']],
    ['what is no JSON at all', '<!doctype html>\n', ['1  importNotJson']],
    ['a file that was cut in a text', '{\n"browsers": [{\n"slug": "ar', ['3  importFileCut']],
    ['a file that was cut after a value', '{\n"slides": []\n', ['2  importFileCut']],
    ['text after the end', '{"browsers": []}\nx', ['2  importNotJson']],
    ['another encoding', '\uFFFD\uFFFD{\0}\0', ['1  importNotUtf8']],
    ['a text in another encoding', '{"browsers": [{"slug": "\uFFFD"}]}', ['1  importNotUtf8']],
    ['a byte order mark before no catalogue', '\uFEFF1', ['1  importOtherFormat']],
    [
      'a text that is too long for any field',
      { browsers: [{ slug: 'a', name: { en: 'x'.repeat(1_000_001), zh: '长' } }] },
      ['browsers[0].name.en textTooLong'],
    ],
    ['the file of another program', { name: 'x', version: '1' }, [' importOtherFormat']],
    [
      'browsers in another format',
      {
        browsers: [
          { slug: 'arc', name_en: 'Arc' },
          { slug: 'dia', name_en: 'Dia' },
        ],
      },
      [' importOtherFormat'],
    ],
    ['a NUL character', { about: '\0' }, [' importUnreadable']],
    ['a NUL character after a backslash', '{\n"about": "\\\\\\u0000"}', ['2  importUnreadable']],
    [
      'the letters that stand for a NUL character, and an unknown field',
      '{"about": "\\\\u0000", "a.b": 1}',
      ['1 a.b importFieldUnknown'],
    ],
    [
      'keys that an object has twice',
      '{"browsers": [],\n"homepage": {"aboutUrl": "/a", "contactUrl": "/}\\"", "about\\u0055rl": "/b"},\n"browsers": []}',
      ['2 homepage.aboutUrl importKeyRepeated', '3 browsers importKeyRepeated'],
    ],
    [
      'a key that a record in a list has twice',
      '{"browsers": [{"slug": "a"}, {"versions": [{}, {"platform": "ios", "platform": "ios"}]}]}',
      ['1  importOtherFormat', '1 browsers[1].versions[1].platform importKeyRepeated'],
    ],
    [
      'wrong types',
      {
        browsers: [{ ...browser, tags: 'hot', versions: [{ versionNumber: 1, platform: 'windows' }], colour: 1 }],
        slides: 1,
      },
      [
        'slides importTypeInvalid',
        'browsers[0].colour importFieldUnknown',
        'browsers[0].tags importTypeInvalid',
        'browsers[0].versions[0].versionNumber importTypeInvalid',
      ],
    ],
    [
      'wrong types in records',
      {
        browsers: [
          { ...browser, tags: 'hot', colour: 1 },
          { ...browser, slug: 'b', versions: [{ versionNumber: 1 }] },
        ],
      },
      [
        'browsers[0].colour importFieldUnknown',
        'browsers[0].tags importTypeInvalid',
        'browsers[1].versions[0] missingField',
        'browsers[1].versions[0].versionNumber importTypeInvalid',
      ],
    ],
    [
      'values that forms refuse',
      {
        browsers: [
          {
            ...browser,
            name: { en: 'Arc', zh: '' },
            facts: [FACTS.choice, { ...FACTS.choice, choice: 'x' }],
            sources: [{ kind: 'github', identifier: 'x' }],
            versions: [{ ...VERSION, browserId: undefined, platform: 'amiga', createdAt: 'today' }],
          },
        ],
      },
      [
        'browsers[0].facts[1].topic factTopicRepeated',
        'browsers[0].sources[0].identifier sourceIdentifierInvalid',
        'browsers[0].name.zh nameZhRequired',
        'browsers[0].versions[0].platform platformInvalid',
        'browsers[0].versions[0].createdAt importTimeInvalid',
      ],
    ],
    [
      'a negative file size',
      {
        browsers: [
          {
            ...browser,
            versions: [
              { ...VERSION, browserId: undefined, fileSize: '-5' },
              { ...VERSION, browserId: undefined, fileSize: '−1.5 MB' },
            ],
          },
        ],
      },
      ['browsers[0].versions[0].fileSize fileSizeNegative', 'browsers[0].versions[1].fileSize fileSizeNegative'],
    ],
    [
      'a discontinued browser that is featured',
      { browsers: [{ ...browser, facts: [{ ...FACTS.choice, topic: 'status', choice: 'ended' }] }] },
      ['browsers[0].isFeatured discontinuedFeatured'],
    ],
    [
      'references',
      {
        browsers: [browser, browser],
        slides: [
          { ...SLIDE, linkTargetId: undefined, linkTarget: 'opera' },
          { ...SLIDE, linkTargetId: undefined },
        ],
      },
      [
        'browsers[1].slug importSlugRepeated',
        'slides[0].linkTarget importTargetUnknown',
        'slides[1].linkTarget linkTargetRequired',
      ],
    ],
    [
      'tags and settings',
      { tags: [{ id: 'a b', label: { en: '', zh: '一' } }], homepage: { aboutUrl: 'x' } },
      ['tags[0].id tagIdInvalid', 'tags[0].label.en requiredFields', 'homepage.aboutUrl footerLinkInvalid'],
    ],
    [
      'a code that pages cannot contain',
      { customCodes: [{ ...CUSTOM_CODE, codeContent: '<b>'.repeat(600) }] },
      ['customCodes[0].codeContent codeTooComplex'],
    ],
  ])('refuses %s', async (_what, catalogue, faults) => {
    expect(new Set(await faultsOf(catalogue))).toEqual(new Set(faults));
  });

  test.each([
    '',
    'browsers[0]',
    'browsers[0].name',
    'browsers[0].versions[0]',
    'browsers[0].facts[0]',
    'browsers[0].sources[0]',
    'slides[0]',
    'slides[0].linkTarget',
    'customCodes[0]',
    'tags[0]',
    'homepage',
  ])('reports each unknown field of %j, however many there are', async (path) => {
    const [found, expected]: [string[][], string[][]] = [[], []];
    for (let count = 1; count <= 20; count += 1) {
      const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index]));
      const slide = {
        ...SLIDE,
        linkTargetId: undefined,
        linkType: 'version',
        linkTarget: {
          slug: 'arc',
          versionNumber: VERSION.versionNumber,
          platform: VERSION.platform,
          architecture: VERSION.architecture,
        },
      };
      const file = structuredClone({
        browsers: [{ ...browser, facts: [FACTS.answer], sources: [{ kind: 'github', identifier: 'a/b' }] }],
        slides: [slide],
        customCodes: [CUSTOM_CODE],
        tags: [{ id: 'new', label: { en: 'New', zh: '新' }, color: 'red' }],
        homepage: {},
      });
      const keys = path.match(/\w+/gu) ?? [];
      const target = keys.reduce((value: unknown, key) => Reflect.get(value as object, key) as unknown, file);
      Object.assign(target as object, unknown);
      found.push(await faultsOf(file));
      expected.push(Object.keys(unknown).map((name) => `${[path, name].filter(Boolean).join('.')} importFieldUnknown`));
    }
    expect(found).toEqual(expected);
  });

  test.each<[string, unknown]>([
    ['tags', 'hot'],
    ['iconUrl', 5],
    ['websiteUrl', 5],
    ['name', 5],
    ['name', null],
    ['isFeatured', null],
    ['displayOrder', 'abc'],
    ['displayOrder', -1],
    ['displayOrder', 1.5],
    ['downloadCount', -1],
    ['downloadCount', 2 ** 31],
    ['versions', 'x'],
    ['facts', 'x'],
    ['sources', {}],
    ['slug', ['arc']],
    ['__proto__', 1],
    ['constructor', 1],
  ])('refuses a browser whose %s is %j, with its line', async (field, value) => {
    const { [field as 'slug']: _replaced, ...others } = browser;
    const text = JSON.stringify({ browsers: [others] }, null, 1).replace(
      '[\n  {',
      `[\n  {\n   "${field}": ${JSON.stringify(value)},`,
    );
    expect(await faultsOf(text)).toContain(
      `4 browsers[0].${field} ${Object.hasOwn(Object.prototype, field) ? 'importFieldUnknown' : 'importTypeInvalid'}`,
    );
  });

  test('refuses a record of REST in place of a browser', async () => {
    const record = {
      id: 1,
      slug: 'arc',
      name_en: 'Arc',
      name_zh: '弧',
      description_en: 'a',
      description_zh: 'b',
      icon_url: 'https://a.example/a.svg',
      website_url: null,
      is_featured: false,
      display_order: 1,
      tags: [],
    };
    const names = [
      'name_en',
      'name_zh',
      'description_en',
      'description_zh',
      'icon_url',
      'website_url',
      'is_featured',
      'display_order',
    ];
    expect(await faultsOf({ browsers: [record, browser] })).toEqual(
      expect.arrayContaining(names.map((name) => `browsers[0].${name} importFieldUnknown`)),
    );
  });

  test('reports the first thousand of many faults, and counts the others', async () => {
    const { faults, faultCount } = await write(
      services,
      JSON.stringify({
        about: '',
        ...Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`x${index}`, 1])),
      }),
      { dryRun: true },
    );
    expect([faults.length, faultCount]).toEqual([1000, 3000]);
  });

  test('§10.36 reports all faults at once, each with its line', async () => {
    const lost = {
      slug: 'lost',
      name: { en: 'Lost' },
      iconUrl: 'x',
      versions: [{ ...VERSION, browserId: undefined, platform: 'amiga' }],
    };
    const file = {
      browsers: [
        {
          ...browser,
          iconUrl: 'x',
          versions: [
            { ...VERSION, browserId: undefined, platform: 'amiga', pinned: 'perhaps', fileSize: 7, downloadUrl: 'x' },
          ],
          facts: [{ topic: 1 }, { ...FACTS.choice, choice: 'x' }],
        },
        lost,
      ],
      tags: [{ id: 'hot', label: { en: 'Hot', zh: '热' }, color: 'beige' }],
      slides: [{ ...SLIDE, linkTargetId: undefined, linkTarget: 'lost', title: 'Lost' }],
      customCodes: [{ ...CUSTOM_CODE, name: 1, codeType: 'tail' }],
      homepage: { liveCounters: 1, aboutUrl: 'x' },
    };
    const text = JSON.stringify(file, null, 1);
    const found = (await faultsOf(text)).map((fault) => fault.split(' '));
    expect(found.map(([, path, key]) => `${path} ${key}`).toSorted()).toEqual(
      [
        'browsers[0].iconUrl iconUrlInvalid',
        'browsers[0].versions[0].platform platformInvalid',
        'browsers[0].versions[0].pinned importTypeInvalid',
        'browsers[0].versions[0].fileSize importTypeInvalid',
        'browsers[0].versions[0].downloadUrl downloadUrlInvalid',
        'browsers[0].facts[0].topic importTypeInvalid',
        'browsers[0].facts[1].choice factValueInvalid',
        'browsers[1].name missingField',
        'browsers[1].iconUrl iconUrlInvalid',
        'browsers[1].versions[0].platform platformInvalid',
        'tags[0].color tagColorInvalid',
        'slides[0].title importTypeInvalid',
        'customCodes[0].name importTypeInvalid',
        'customCodes[0].codeType codeTypeInvalid',
        'homepage.liveCounters importTypeInvalid',
        'homepage.aboutUrl footerLinkInvalid',
      ].toSorted(),
    );
    const lines = text.split('\n');
    for (const [line, path = ''] of found) expect(lines[Number(line) - 1]).toContain(`"${path.split('.').at(-1)}":`);
    expect(found.map(([line]) => Number(line))).toEqual(found.map(([line]) => Number(line)).toSorted((a, b) => a - b));
  });

  test('refuses tables, by row', async () => {
    expect(await faultsOf('browser,nonsense\n', 'csv')).toEqual([
      '1 nonsense importFieldUnknown',
      '1  missingField',
      '1  missingField',
    ]);
    expect(
      await faultsOf(
        'browserName,versionNumber,platform,features.en,features.zh,pinned\nArc,1,windows,"a\nb",一,true\n\nArc,2,windows,a,b,perhaps\n',
        'csv',
      ),
    ).toEqual(['2 browser browserNotFound', '4 pinned importTypeInvalid', '4 browser browserNotFound']);
    expect(
      await faultsOf(
        'browserName,versionNumber,platform,features.en,features.zh\nArc,1,windows,"a\nb",一\nArc,2,windows,a,b\n',
        'csv',
      ),
    ).toEqual(['2 browser browserNotFound', '3 browser browserNotFound']);
    expect(await faultsOf('a,"b\n', 'csv')).toEqual(['1  importUnreadable']);
    expect(await faultsOf('a,b\nc,d\ne,"f\n', 'csv')).toEqual(['3 b importUnreadable']);
    expect(await faultsOf('\uFFFD\uFFFDb\0r\0', 'csv')).toEqual([' importNotUtf8']);
    expect(await faultsOf('browserName,versionNumber,platform\n\uFFFD,1,windows\n', 'csv')).toEqual([' importNotUtf8']);
    expect(await faultsOf('browserName,versionNumber,platform,platform\n', 'csv')).toEqual([
      '1 platform importColumnRepeated',
    ]);
    expect(await faultsOf('browserName,versionNumber,platform\nArc,1,windows,,\nArc,1,,windows,x\n', 'csv')).toContain(
      '3  importCellsTooMany',
    );
    expect(await faultsOf('browserName;versionNumber;platform\nArc;1;windows\n', 'csv')).toEqual([
      '2 browser browserNotFound',
    ]);
  });

  test('browsers keep their display order beside one that gets the same, and the preview warns where the file gives it twice', async () => {
    const own = await start('none');
    const placed = (name: string, displayOrder?: number) => ({
      ...browser,
      slug: name,
      name: { en: name, zh: name },
      displayOrder,
    });
    const warningsOf = async (...browsers: object[]) =>
      (await write(own, JSON.stringify({ browsers }, null, 1), { dryRun: true })).warnings.map(
        ({ path, key, params }) => `${path} ${key} ${Object.values(params).join(' ')}`,
      );
    const orders = async () =>
      (JSON.parse(await read(own)) as { browsers: { slug: string; displayOrder: number }[] }).browsers
        .map(({ slug, displayOrder }) => `${slug} ${displayOrder}`)
        .join();
    await write(own, JSON.stringify({ browsers: [placed('a', 1), placed('b', 2), placed('c', 2)] }));
    expect(await warningsOf(placed('b', 2), placed('c', 2))).toEqual([]);
    expect(await warningsOf(placed('c', 1), placed('d', 4), placed('e', 4))).toEqual([
      'browsers[1].displayOrder importSamePlace d e 4',
      'browsers[2].displayOrder importSamePlace e d 4',
    ]);
    await write(
      own,
      JSON.stringify({
        browsers: [placed('c', 1), placed('d', 2), placed('e'), { ...placed('b'), websiteUrl: 'https://b.example' }],
      }),
    );
    expect(await orders()).toBe('a 1,b 2,c 1,d 2,e 3');
  });

  test('a browser is recognised by its slug, or else by its English name', async () => {
    const own = await start('none');
    const named = (slug: string, name: string) => ({ ...browser, slug, name: { en: name, zh: name }, versions: [] });
    const importing = async (...browsers: object[]) => {
      const { records, faults } = await write(own, JSON.stringify({ browsers }), { dryRun: true });
      return [
        ...records.map(({ status, title, differences }) =>
          [status, title, ...differences.map(({ field, before }) => `${field} ${before}`)].join(' '),
        ),
        ...faults.map(({ path, key, params }) => [path, key, ...Object.values(params)].join(' ')),
      ];
    };
    await write(own, JSON.stringify({ browsers: [named('comet', 'Comet'), named('dia', 'Dia')] }));
    expect(await importing(named('comet', 'Comet 2'))).toEqual(['changed Comet 2 name.en Comet name.zh Comet']);
    expect(await importing(named('comet', 'Dia'), named('dia', 'Dia 2'))).toEqual([
      'changed Dia name.en Comet name.zh Comet',
      'changed Dia 2 name.en Dia name.zh Dia',
    ]);
    expect(await importing(named('mine', 'COMET'))).toEqual(['changed COMET name.en Comet name.zh Comet slug comet']);
    expect(await importing(named('comet-2', 'Comet 2'))).toEqual(['added Comet 2']);
    expect(await importing(named('comet', 'Dia'))).toEqual([
      'changed Dia name.en Comet name.zh Comet',
      'browsers[0].slug importSlugConflict Comet',
    ]);
    const table = async (rows: string) =>
      (await write(own, `browser,browserName,versionNumber,platform\n${rows}`, { dryRun: true, format: 'csv' })).faults
        .filter(({ key }) => key === 'importSlugConflict' || key === 'importSlugRepeated')
        .map(({ path, line }) => `${line} ${path}`);
    expect(await table(',Comet,1,windows\n,Dia,1,windows\n')).toEqual([]);
    expect(await table('dia,Dia,1,windows\ncomet,Comet,1,windows\n')).toEqual([]);
  });

  test('a new browser without a slug gets one from its name', async () => {
    const own = await start('none');
    const { slug: _slug, ...unnamed } = browser;
    const version = { ...VERSION, browserId: undefined };
    const browsers = ['Quark', 'Quark Plus'].map((en) => ({ ...unnamed, name: { en, zh: en }, versions: [version] }));
    expect((await write(own, JSON.stringify({ browsers }))).faults).toEqual([]);
    const stored = JSON.parse(await read(own)) as { browsers: { slug: string; versions: object[] }[] };
    expect(stored.browsers.map(({ slug, versions }) => [slug, versions.length])).toEqual([
      ['quark', 1],
      ['quark-plus', 1],
    ]);
    expect(changesOf(await write(own, JSON.stringify({ browsers })))).toEqual([]);
  });

  test('finds the browser of each row of a table, by its slug, its name or both, and names the faults in the order of the lines', async () => {
    const own = await start('none');
    await write(
      own,
      JSON.stringify({
        browsers: [
          { ...browser, slug: 'dia', name: { en: 'Dia', zh: 'Dia' } },
          { ...browser, slug: 'arc', name: { en: 'Arc', zh: '弧' } },
        ],
      }),
    );
    const table = async (rows: string) =>
      write(own, `browser,browserName,versionNumber,platform\n${rows}`, { dryRun: true, format: 'csv' });
    const orders = ['dia,Dia', 'dia,', ',dia'];
    for (const names of [orders, orders.toReversed()]) {
      const { faults, records, warnings } = await table(names.map((name) => `${name},9,linux\n`).join(''));
      expect(faults.filter(({ key }) => key === 'browserNotFound')).toEqual([]);
      expect(records.map(({ title }) => title.toLowerCase())).toEqual(['dia 9', 'dia 9', 'dia 9']);
      expect(warnings.map(({ line, key }) => `${line} ${key}`)).toEqual([
        '3 importVersionRepeated',
        '4 importVersionRepeated',
      ]);
    }
    const { faults } = await table(
      'dia,Dia,1,amiga\nlost,Lost,1,windows\ndia,Arc,1,windows\narc,,1,amiga\ndia,,1,amiga\n',
    );
    expect([
      ...new Set(faults.map(({ line, path, key }) => (path === 'browser' ? `${line} ${key}` : `${line}`))),
    ]).toEqual(['2', '3 browserNotFound', '4 browserNotFound', '5', '6']);
  });

  test('§5.7 stores the day that is written in another form', async () => {
    const own = await start('none');
    const written = { ...browser.versions[0], releaseDate: 'November 20, 2026' };
    await write(own, JSON.stringify({ browsers: [{ ...browser, versions: [written] }] }));
    const table = await read(own, 'csv');
    expect(table).toContain(',2026-11-20,');
    await write(own, table.replace('2026-11-20', '2026/11/21'), { format: 'csv' });
    expect(await read(own, 'csv')).toContain(',2026-11-21,');
    const faults = await write(own, table.replace('2026-11-20', '2/3/2026'), { format: 'csv', dryRun: true });
    expect(faults.faults).toMatchObject([{ path: 'releaseDate', key: 'releaseDateInvalid' }]);
  });

  describe('reads what a spreadsheet writes by itself', () => {
    const HEADER = 'browser,versionNumber,platform,architecture,releaseDate,downloadUrl,features.en,features.zh';
    const ROW = 'arc,8.8.8,windows,x64,2026-11-20,https://vendor.example/8.8.8.exe,Fast,更快';
    const table = `${HEADER}\r\n${ROW}\r\n`;

    test.each([
      ['a line that names the delimiter', `"sep=,"\r\n${table}`],
      ['such a line with semicolons', `sep=;\r\n${table.replaceAll(',', ';')}`],
      ['such a line with empty cells', `sep=,,,,,,,,\r\n${table}`],
      ['tabs', table.replaceAll(',', '\t')],
      ['empty columns', table.replaceAll('\r\n', ',,,\r\n')],
      ['empty rows', `,,,\r\n${table},,,,,,,\r\n , ,\u00A0,,,,,\r\n`],
      ['a date of a Chinese Excel', table.replace('2026-11-20', '2026/11/20')],
      ['a long date of a Chinese Excel', table.replace('2026-11-20', '2026年11月20日')],
      ['a date of an American Excel', table.replace('2026-11-20', '11/20/2026')],
      ['capitals', table.replace('windows,x64', 'Windows,X64')],
      ['blanks', table.replace('windows,x64', ' windows ,x64\u00A0')],
    ])('%s', async (_what, text) => {
      const own = await start('none');
      await write(own, JSON.stringify({ browsers: [{ ...browser, slug: 'arc', versions: [] }] }));
      const { faults, records } = await write(own, text, { format: 'csv' });
      expect(faults).toEqual([]);
      expect(records).toMatchObject([
        { title: expect.stringContaining('8.8.8'), platform: 'windows', architecture: 'x64' },
      ]);
      expect(await read(own, 'csv')).toContain(",'8.8.8,2026-11-20,");
    });

    test('a cell beside the table, a column without a name and a row that cannot be read are named by their line', async () => {
      expect(await faultsOf(`"sep=,"\n${HEADER},\n\n${ROW},x\n`, 'csv')).toContain('4  importCellsTooMany');
      expect(await faultsOf(`${HEADER}\n,,,\n${ROW.replace('2026-11-20', '2/3/2026')}\n`, 'csv')).toContain(
        '3 browser browserNotFound',
      );
      expect(await faultsOf(`${HEADER}\n${ROW.replace('Fast', '"Fa"st')}\n`, 'csv')).toEqual([
        '2 features.en importUnreadable',
      ]);
    });
  });

  test('a table comes back unchanged from a spreadsheet that writes numbers and days in its own form', async () => {
    const own = await start('none');
    const numbers = [
      '2.0',
      '1.10',
      '007',
      '1e5',
      '2026-04-02',
      '1-2',
      '123456789012',
      '1,000',
      '50%',
      '10:30',
      "'2.0",
      '148.0.3',
    ];
    const versions = numbers.map((versionNumber) => ({
      ...VERSION,
      browserId: undefined,
      versionNumber,
      fileSize: '123456789012',
      minOsVersion: '10.10',
    }));
    await write(own, JSON.stringify({ browsers: [{ ...browser, versions }] }));
    const cells = (await read(own, 'csv')).split('\r\n').map((row) => row.split(','));
    const rewritten = cells.map((row) => row.map((cell) => (Number(cell) ? String(Number(cell)) : cell)));
    const text = rewritten
      .map((row) => row.join())
      .join('\r\n')
      .replaceAll('2026-02-28', '2026/2/28');
    expect(text).not.toContain('2026-02-28');
    expect(changesOf(await write(own, text, { format: 'csv' }))).toEqual([]);
  });

  test('P9 guards and quotes the cells of a table', async () => {
    const own = await start('none');
    await write(
      own,
      JSON.stringify({
        browsers: [
          { ...browser, versions: [{ ...VERSION, browserId: undefined, minOsVersion: '＝1;2', fileSize: '5;6' }] },
        ],
      }),
    );
    expect(await read(own, 'csv')).toMatch(/,"5;6","'＝1;2",/u);
  });

  test('warns of a version that the file adds although it has another one like it, which is new or stored', async () => {
    const own = await start('none');
    const twice = JSON.stringify({ browsers: [{ ...browser, versions: [browser.versions[0], browser.versions[0]] }] });
    const warnings = async () =>
      (await write(own, twice, { dryRun: true })).warnings.map(({ path, key }) => `${path} ${key}`);
    expect(await warnings()).toEqual(['browsers[0].versions[1] importVersionRepeated']);
    await write(own, JSON.stringify({ browsers: [browser] }));
    expect(await warnings()).toEqual(['browsers[0].versions[1] importVersionRepeated']);
    await write(own, twice);
    expect(await warnings()).toEqual([]);
  });

  test('saves nothing with a fault', async () => {
    const catalogue = JSON.stringify({ browsers: [browser, { ...browser, slug: 'b', iconUrl: 'x' }] });
    await expect(write(services, catalogue)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      key: 'importHasFaults',
      issues: [{ field: 'browsers[1].iconUrl', key: 'iconUrlInvalid', params: {} }],
    });
    expect(JSON.parse(await read(services))).toEqual({ browsers: [], slides: [], customCodes: [] });
  });
});

/** Texts with what a table or a name could lose. */
const someText = fc
  .array(fc.constantFrom('a', 'B', '中', ' ', "'", '=', '-', '"', ',', ';', '\n', '\t', '😀', '\\'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => `x${parts.join('')}x`);
const startingText = fc
  .tuple(fc.constantFrom("'=", '=', '+1', '-', '@', '＝', "'－", 'x', "''", '['), someText)
  .map((parts) => parts.join(''));
const bilingual = fc.record({ en: startingText, zh: startingText });
const someVersion = fc.record({
  versionNumber: fc.constantFrom('1.0', '2', '10.0.0'),
  platform: fc.constantFrom('windows', 'macos'),
  architecture: fc.constantFrom('x64', null),
  releaseChannel: fc.constantFrom('stable', 'beta'),
  releaseDate: fc.constant('2026-01-02'),
  features: bilingual,
  fileSize: fc.option(startingText),
  minOsVersion: fc.option(startingText),
  downloadUrl: fc.constant('https://vendor.example/a'),
  downloadMirrors: fc.array(fc.constantFrom('https://a.example/1', 'https://b.example/a b', 'https://c.example/"x",'), {
    maxLength: 3,
  }),
  screenshots: fc.array(fc.constantFrom('/uploads/a.png', 'https://a.example/1.png'), { maxLength: 2 }),
  pinned: fc.constantFrom(true, false, null),
  createdAt: fc.constantFrom('2020-01-01T00:00:00.001Z', '2026-01-01T10:00:00.000Z'),
});
const someBrowser = fc.record({
  name: fc.record({ en: fc.constantFrom('Arc', 'arc', 'Arc 2', '弧', 'Ärc'), zh: startingText }),
  description: bilingual,
  iconUrl: fc.constantFrom('/icons/plain.svg', 'https://a.example/i.svg'),
  displayOrder: fc.nat(5),
  downloadCount: fc.nat(),
  tags: fc.subarray(['hot', 'new', 'other']),
  facts: fc.subarray([FACTS.answer, FACTS.choice, FACTS.text]),
  sources: fc.subarray([
    { kind: 'github', identifier: 'a/b', assetPattern: '*.zip' },
    { kind: 'homebrew', identifier: 'arc' },
  ]),
  versions: fc.array(someVersion, { maxLength: 4 }),
  updatedAt: fc.constantFrom('2020-01-01T00:00:00.001Z', '2026-01-01T10:00:00.000Z'),
});

test('the latest version is another one after an import that adds or changes versions', async () => {
  const services = await start('none');
  const file = (versions: object[]) =>
    JSON.stringify({
      browsers: [
        {
          slug: 'arc',
          ...BROWSER,
          versions: versions.map((version) => ({ ...VERSION, browserId: undefined, ...version })),
        },
      ],
    });
  const latest = async () => Promise.all([1, 2].map(async (id) => (await services().versions.get(id)).isLatest));
  await write(services, file([{ versionNumber: '1.0' }]));
  await write(services, file([{ versionNumber: '2.0' }]));
  expect(await latest()).toEqual([false, true]);
  await write(services, file([{ versionNumber: '2.0', isDraft: true }]));
  expect(await latest()).toEqual([true, false]);
});

test('counts the stored sources and tags with those of a file', async () => {
  const services = await start('none');
  const browser = { slug: 'arc', ...BROWSER };
  const faultsOf = async (catalogue: object) =>
    (await write(services, JSON.stringify(catalogue), { dryRun: true })).faults.map(
      ({ path, key }) => `${path} ${key}`,
    );
  const sources = Array.from({ length: 30 }, (_, index) => ({ kind: 'github', identifier: `acme/b${index}` }));
  const tags = Array.from({ length: 100 }, (_, index) => ({ id: `t${index}`, label: { en: 'T', zh: '标' } }));
  await write(services, JSON.stringify({ browsers: [{ ...browser, sources }], tags }));
  const more = { browsers: [{ ...browser, sources: [{ kind: 'github', identifier: 'acme/more' }] }] };
  expect(await faultsOf(more)).toEqual(['browsers[0].sources tooManySources']);
  expect(await faultsOf({ tags: [{ id: 'more', label: { en: 'T', zh: '标' } }] })).toEqual(['tags tooManyTagsInList']);
});

test('every catalogue comes back from its file and its table as it was', async () => {
  const [services, copy] = [await start('none'), await start('none')];
  const empty = async ({ browsers }: Services) =>
    browsers.remove(
      (await browsers.numberedPage({ sort: 'default', language: 'en', limit: 50 })).items.map(({ id }) => id),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(someBrowser, { maxLength: 4 }), async (browsers) => {
      await Promise.all([services, copy].map(async (one) => empty(one())));
      await write(
        services,
        JSON.stringify({ browsers: browsers.map((browser, index) => ({ slug: `b${index}`, ...browser })) }),
      );
      const [text, table] = [await read(services), await read(services, 'csv')];
      expect(changesOf(await write(services, text, { dryRun: true }))).toEqual([]);
      expect(changesOf(await write(services, table, { dryRun: true, format: 'csv' }))).toEqual([]);
      await write(copy, text);
      expect(await read(copy)).toBe(text);
    }),
    { numRuns: 10 },
  );
}, 60_000);

test('a browser that an import adds beside a move comes last', async () => {
  const app = await startApp(PART);
  apps.push(app);
  const store = await createLocalStore(app.dataDir);
  const [em, other] = [app.em(), app.em()];
  const [mover, importer] = [em, other].map((one) =>
    createServices({ em: one, actor: 'administrator', origin: ORIGIN, store }),
  );
  for (const id of [1, 2, 3]) await importer?.browsers.update(id, { displayOrder: id - 1 });
  const [moved, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const move = em.transactional(async () => {
    await mover?.browsers.moveTo(1, 3);
    moved.resolve();
    await ended.promise;
  });
  await moved.promise;
  const imported = importer?.catalogueFiles.import({
    format: 'json',
    dryRun: false,
    text: JSON.stringify({ browsers: [{ slug: 'new', ...BROWSER, displayOrder: undefined }] }),
  });
  await Promise.race([imported, setTimeout(1000)]);
  ended.resolve();
  await Promise.all([move, imported]);
  const { items } = (await importer?.browsers.numberedPage({ sort: 'default', language: 'en', limit: 50 })) ?? {
    items: [],
  };
  expect(items.map(({ id, displayOrder }) => `${id} ${displayOrder}`)).toEqual(['2 1', '3 2', '1 3', '4 4']);
});

describe('over REST', () => {
  const browsers = JSON.stringify({
    browsers: [{ slug: 'arc', ...BROWSER, versions: [{ ...VERSION, browserId: undefined }] }],
  });

  test('the administrator exports a selection, tries an import and applies it', async () => {
    const product = await startApp('none');
    apps.push(product);
    const client = await product.signIn();
    expect((await client.rest(CATALOGUE_SCHEMA_PATH)).body).toEqual(
      JSON.parse(readFileSync(join(ROOT, 'docs/catalogue.schema.json'), 'utf8')),
    );
    const send = async (query: string, payload: string, type = 'application/json') =>
      client.rest<{ data: { is_applied: boolean; faults: unknown[] } }>(`/api/admin/import${query}`, {
        method: 'POST',
        headers: { 'content-type': type },
        payload,
      });
    expect((await send('?dry_run=true', browsers)).body.data).toMatchObject({
      is_applied: false,
      counts: [
        { record_type: 'browser', added: 1 },
        { record_type: 'version', added: 1 },
      ],
      faults: [],
    });
    const applied = await send('', browsers);
    expect(applied).toMatchObject({ status: 200, headers: { 'change-id': '1' }, body: { data: { is_applied: true } } });
    const { headers, body } = await client.rest('/api/admin/export?ids=1');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="catalogue-[\d-]+\.json"$/u) as string,
      'cache-control': 'no-store',
    });
    expect(body).toEqual({
      browsers: [
        expect.objectContaining({
          slug: 'arc',
          versions: [
            expect.objectContaining(JSON.parse(JSON.stringify({ ...VERSION, browserId: undefined })) as object),
          ],
        }),
      ],
    });
    expect(
      (await send('?dry_run=true', 'browserName,versionNumber,platform\nArc,3,amiga\n', 'text/csv')).body.data.faults,
    ).toContainEqual({ path: 'platform', line: 2, message: 'Invalid platform', key: 'platformInvalid', params: {} });
    expect(await send('', '{"browsers":[{"slug":"a","name":{"en":"","zh":""}}]}')).toMatchObject({
      status: 400,
      body: {
        code: 'BAD_REQUEST',
        key: 'importHasFaults',
        fields: { 'browsers[0].name.en': 'English name is required' },
      },
    });
    expect([
      (await send('', '[['.repeat(100))).status,
      (await send('', 'x', 'text/plain')).status,
      (await send('?dry_run=1', browsers)).status,
      (await send('?dryRun=true', browsers)).status,
    ]).toEqual([400, 415, 400, 400]);
    expect(
      await client.rest('/api/admin/import', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        payload: gzipSync(browsers),
      }),
    ).toMatchObject({ status: 415, body: { key: 'bodyCompressed' } });
    expect((await product.rest('/api/admin/export')).status).toBe(401);
  });

  test('others are served while a large file is read', async () => {
    const services = await start('none');
    const file = {
      browsers: Array.from({ length: 5000 }, (_, index) => ({
        slug: `b${index}`,
        ...BROWSER,
        name: { en: `B ${index}`, zh: `浏览器 ${index}` },
        iconUrl: 'x',
      })),
    };
    const ended = new AbortController();
    const report = write(services, JSON.stringify(file), { dryRun: true }).finally(() => ended.abort());
    let turns = 0;
    for (; !ended.signal.aborted; turns += 1) await setImmediate();
    expect((await report).faultCount).toBe(5000);
    expect(turns).toBeGreaterThan(5);
  });

  // On SQLite, where the statements too occupy the process.
  test.skipIf(isOnPostgres())(
    'P8 others are served while thousands of versions are imported',
    async () => {
      const product = await startApp('none');
      apps.push(product);
      const client = await product.signIn();
      const versions = Array.from({ length: 2000 }, (_, index) => ({
        ...VERSION,
        browserId: undefined,
        versionNumber: `1.${index}`,
      }));
      const turnsOf = async (text: string, type = 'application/json', status = 200) => {
        const ended = new AbortController();
        const imported = client
          .rest('/api/admin/import', { method: 'POST', headers: { 'content-type': type }, payload: text })
          .finally(() => ended.abort());
        // The processor's time, because other processes do not count.
        const turns: number[] = [];
        while (!ended.signal.aborted) {
          const before = process.threadCpuUsage();
          await product.app.inject('/healthz');
          await setImmediate();
          turns.push(process.threadCpuUsage(before).user / 1000);
        }
        expect((await imported).status).toBe(status);
        return { longest: Math.max(...turns), whole: turns.reduce((sum, turn) => sum + turn, 0) };
      };
      const { longest, whole } = await turnsOf(JSON.stringify({ browsers: [{ slug: 'arc', ...BROWSER, versions }] }));
      const limit = whole / 15;
      expect(longest).toBeLessThan(limit);
      const { body } = await client.rest<string>('/api/admin/export?format=csv');
      expect((await turnsOf(body.replace('1.1999', '2.0'), 'text/csv')).longest).toBeLessThan(limit);
      const columns = Array.from({ length: 20_000 }, (_, index) => `c${index}`);
      const refused = await turnsOf(`browser,versionNumber,platform,${columns.join()}\n`, 'text/csv', 400);
      expect(refused.longest).toBeLessThan(limit);
    },
    120_000,
  );
});
