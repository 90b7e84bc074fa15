import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageText } from '#rules/texts.ts';
import type { FieldIssue } from '../errors.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, TAG, VERSION, toRest, withField } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

type Row = [field: string, message: string, restField: string, value: unknown];

const REQUIRED = 'Please fill in all required fields';
const INVALID_URLS = [
  'arc.png',
  '/uploads',
  '//cdn.example/a',
  'ftp://cdn.example/a',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'blob:https://a/b',
  'https://user:secret@cdn.example',
];

/** A row for each invalid URL. */
function urlRows(field: string, restField: string, message: string, inList = false): Row[] {
  return INVALID_URLS.map((url) => [field, message, restField, inList ? [url] : url]);
}

const LONG_URL = `https://cdn.example/${'x'.repeat(2048)}`;
const TOO_LONG_URL = 'URL must be less than 2048 characters';

const BROWSER_ROWS: Row[] = [
  ['name.en', 'English name is required', 'name_en', ''],
  ['name.en', 'English name is required', 'name_en', '   '],
  ['name.en', 'English name must be less than 100 characters', 'name_en', 'x'.repeat(101)],
  ['name.zh', 'Chinese name is required', 'name_zh', ''],
  ['name.zh', 'Chinese name must be less than 100 characters', 'name_zh', '字'.repeat(101)],
  ['description.en', 'English description is required', 'description_en', ''],
  ['description.en', 'English description must be less than 1000 characters', 'description_en', 'x'.repeat(1001)],
  ['description.zh', 'Chinese description is required', 'description_zh', ''],
  ['description.zh', 'Chinese description must be less than 1000 characters', 'description_zh', '字'.repeat(1001)],
  [
    'shortDescription.en',
    'English short description must be less than 100 characters',
    'short_description_en',
    'x'.repeat(101),
  ],
  [
    'shortDescription.zh',
    'Chinese short description must be less than 100 characters',
    'short_description_zh',
    '字'.repeat(101),
  ],
  ['makerHosts', 'Hosts of the maker must be less than 200 characters', 'maker_hosts', 'x'.repeat(201)],
  ['otherNames', 'Other names must be less than 200 characters', 'other_names', 'x'.repeat(201)],
  ['iconUrl', 'Icon URL is required', 'icon_url', ''],
  ...urlRows('iconUrl', 'icon_url', 'Invalid icon URL format'),
  ...urlRows('websiteUrl', 'website_url', 'Invalid website URL format'),
  ['iconUrl', TOO_LONG_URL, 'icon_url', LONG_URL],
  ['websiteUrl', TOO_LONG_URL, 'website_url', LONG_URL],
  ['tags', 'At most 20 tags can be chosen', 'tags', Array.from({ length: 21 }, (_, index) => `tag${index}`)],
  ['tags', 'Tag ID must be less than 50 characters', 'tags', ['hot', 'x'.repeat(51)]],
];

const SIX = Array.from({ length: 6 }, (_, index) => `https://cdn.example/${index}.png`);
const VERSION_ROWS: Row[] = [
  ['versionNumber', 'Version number is required', 'version_number', ''],
  ['versionNumber', 'Version number must be less than 50 characters', 'version_number', 'x'.repeat(51)],
  ['releaseDate', 'Release date is required', 'release_date', ''],
  ['releaseDate', 'Invalid date format', 'release_date', 'soon'],
  ['releaseDate', 'Invalid date format', 'release_date', '2026-02-30'],
  ['releaseDate', 'Invalid date format', 'release_date', '2/3/2026'],
  ['platform', 'Platform is required', 'platform', ''],
  ['platform', 'Invalid platform', 'platform', 'beos'],
  ['platform', 'Invalid platform', 'platform', 'all'],
  ['downloadUrl', 'Download URL is required', 'download_url', ''],
  ...urlRows('downloadUrl', 'download_url', 'Invalid download URL format'),
  ['features.en', 'English features are required', 'features_en', ' \n '],
  ['features.zh', 'Chinese features are required', 'features_zh', ''],
  ['architecture', 'Invalid architecture', 'architecture', 'mips'],
  ['releaseChannel', 'Invalid release channel', 'release_channel', 'nightly'],
  ['updateType', 'Invalid update type', 'update_type', 'huge'],
  ['screenshots', 'At most 5 screenshots can be added', 'screenshots', SIX],
  ['screenshots', 'Invalid screenshot URL at position 3', 'screenshots', ['https://a.example', '', 'no']],
  ...urlRows('screenshots', 'screenshots', 'Invalid screenshot URL at position 1', true),
  ['downloadMirrors', 'Invalid mirror URL at position 2', 'download_mirrors', ['https://a.example', 'no']],
  ...urlRows('downloadMirrors', 'download_mirrors', 'Invalid mirror URL at position 1', true),
  ['sha256', 'Invalid SHA-256 checksum', 'sha256', 'abc'],
  ...urlRows('sourceUrl', 'source_url', 'Invalid source URL format'),
  ['downloadUrl', TOO_LONG_URL, 'download_url', LONG_URL],
  ['sourceUrl', TOO_LONG_URL, 'source_url', LONG_URL],
  [
    'downloadMirrors',
    TOO_LONG_URL.replace('URL', 'URL at position 2'),
    'download_mirrors',
    ['https://a.example', LONG_URL],
  ],
  ['screenshots', TOO_LONG_URL.replace('URL', 'URL at position 1'), 'screenshots', [LONG_URL]],
  [
    'downloadMirrors',
    'At most 20 mirrors can be added',
    'download_mirrors',
    Array.from({ length: 21 }, (_, index) => `https://mirror.example/${index}`),
  ],
  ['minOsVersion', 'Minimum OS version must be less than 100 characters', 'min_os_version', 'x'.repeat(101)],
  ['fileSize', 'File size must be less than 50 characters', 'file_size', '1'.repeat(51)],
  ['features.en', 'English features must be less than 10000 characters', 'features_en', 'x'.repeat(10_001)],
  ['features.zh', 'Chinese features must be less than 10000 characters', 'features_zh', '字'.repeat(10_001)],
];

const SLIDE_ROWS: Row[] = [
  ['title.en', REQUIRED, 'title_en', ''],
  ['title.zh', REQUIRED, 'title_zh', ' '],
  ['imageUrl', REQUIRED, 'image_url', ''],
  ['title.en', 'Title must be less than 200 characters', 'title_en', 'x'.repeat(201)],
  ['title.zh', 'Title must be less than 200 characters', 'title_zh', '字'.repeat(201)],
  ['description.en', 'Description must be less than 500 characters', 'description_en', 'x'.repeat(501)],
  ['description.zh', 'Description must be less than 500 characters', 'description_zh', '字'.repeat(501)],
  ...urlRows('imageUrl', 'image_url', 'Invalid image URL format'),
  ['imageUrl', TOO_LONG_URL, 'image_url', LONG_URL],
  ['linkTargetId', 'Please select a link target', 'link_target_id', null],
  ['linkTargetId', 'Please select a link target', 'link_target_id', 999],
];

const CODE_ROWS: Row[] = [
  ['name', REQUIRED, 'name', ''],
  ['codeContent', REQUIRED, 'code_content', '\n'],
  ['name', 'Name must be less than 200 characters', 'name', 'x'.repeat(201)],
  ['description', 'Description must be less than 500 characters', 'description', 'x'.repeat(501)],
];

interface Kind {
  name: string;
  good: Readonly<Record<string, unknown>>;
  path: string;
  input: string;
  change: string;
  rows: Row[];
}

const KINDS: Kind[] = [
  {
    name: 'Browser',
    good: BROWSER,
    path: '/api/browsers',
    input: 'BrowserInput',
    change: 'BrowserChange',
    rows: BROWSER_ROWS,
  },
  {
    name: 'Version',
    good: VERSION,
    path: '/api/versions',
    input: 'VersionInput',
    change: 'VersionChange',
    rows: VERSION_ROWS,
  },
  { name: 'Slide', good: SLIDE, path: '/api/slides', input: 'SlideInput', change: 'SlideChange', rows: SLIDE_ROWS },
  {
    name: 'CustomCode',
    good: CUSTOM_CODE,
    path: '/api/admin/custom-codes',
    input: 'CustomCodeInput',
    change: 'CustomCodeChange',
    rows: CODE_ROWS,
  },
];

let product: RunningApp;
let administrator: Client;
let untouched: unknown;
beforeAll(async () => {
  product = await startApp(
    catalogueOf(browser('One', { description: { en: 'One', zh: '一' }, versions: [version()] })),
  );
  administrator = await product.signIn();
  for (const { good, path } of KINDS.slice(2))
    await administrator.rest(path, { method: 'POST', payload: toRest(good) });
  await administrator.rest('/api/admin/settings', {
    method: 'POST',
    payload: { key: 'browser_tags', value: [toRest(TAG)] },
  });
  untouched = await allRecords();
});
afterAll(() => product.close());

async function allRecords(): Promise<unknown> {
  const paths = [
    '/api/browsers',
    '/api/browsers/1/versions',
    '/api/slides',
    '/api/admin/custom-codes',
    '/api/admin/settings/browser_tags',
    '/api/settings?key=homepage',
  ];
  return Promise.all(paths.map(async (path) => (await administrator.rest(path)).body));
}

describe.each(KINDS)(
  'G6 §3.11 §5.2 §8.4 a new $name, through both interfaces,',
  ({ name, good, path, input, rows }) => {
    test.each(rows)('with a bad %s is refused: %s', async (field, message, restField, value) => {
      const record = withField(good, field, value);
      const rest = await administrator.rest<{ issues?: FieldIssue[] }>(path, {
        method: 'POST',
        payload: toRest(record),
      });
      expect(rest.status).toBe(400);
      const [issue] = rest.body.issues ?? [];
      expect(rest.body).toEqual({
        success: false,
        error: message,
        code: 'BAD_REQUEST',
        key: issue?.key,
        fields: { [restField]: message },
        issues: [{ ...issue, field: restField }],
        requestId: expect.any(String) as string,
      });
      expect(issue && messageText(issue.key, issue.params)).toBe(message);
      const graph = await administrator.graph(`mutation ($input: ${input}!) { create${name}(input: $input) { id } }`, {
        input: record,
      });
      expect(graph.errors).toMatchObject([
        { message, extensions: { code: 'BAD_REQUEST', fields: { [field]: message } } },
      ]);
      expect(graph.errors?.[0]?.extensions).toEqual({
        code: 'BAD_REQUEST',
        key: issue?.key,
        fields: { [field]: message },
        issues: [{ ...issue, field }],
      });
    });
  },
);

describe.each(KINDS)('G6 a changed $name, through both interfaces,', ({ name, path, change, rows }) => {
  test.each(rows)('with a bad %s is refused: %s', async (field, message, restField, value) => {
    const record = field.includes('.')
      ? withField({ [field.split('.')[0] ?? '']: { en: 'x', zh: 'x' } }, field, value)
      : { [field]: value };
    const rest = await administrator.rest(`${path}/1`, { method: 'PUT', payload: { [restField]: value } });
    expect(rest.status).toBe(400);
    expect(rest.body).toMatchObject({ error: message, code: 'BAD_REQUEST', fields: { [restField]: message } });
    const graph = await administrator.graph(
      `mutation ($input: ${change}!) { update${name}(id: 1, input: $input) { id } }`,
      { input: record },
    );
    expect(graph.errors).toMatchObject([
      { message, extensions: { code: 'BAD_REQUEST', fields: { [field]: message } } },
    ]);
  });
});

describe('what is left out altogether', () => {
  test('§5.1 of a browser is named field by field, and the first is the message', async () => {
    const { body } = await administrator.rest('/api/browsers', { method: 'POST', payload: {} });
    expect(body).toMatchObject({
      error: 'English name is required',
      fields: {
        name_en: 'English name is required',
        name_zh: 'Chinese name is required',
        description_en: 'English description is required',
        description_zh: 'Chinese description is required',
        icon_url: 'Icon URL is required',
      },
    });
  });

  test.each([
    ['Version', 'VersionInput', VERSION, '/api/versions', 'browserId', 'browser_id', 'Browser ID is required'],
    ['CustomCode', 'CustomCodeInput', CUSTOM_CODE, '/api/admin/custom-codes', 'codeType', 'code_type', REQUIRED],
  ])(
    '§5.5 §5.23 of a %s is refused alike by both interfaces',
    async (name, input, good, path, field, restField, message) => {
      for (const missing of [undefined, null]) {
        const record = withField(good, field, missing);
        expect(await administrator.rest(path, { method: 'POST', payload: toRest(record) })).toMatchObject({
          status: 400,
          body: { error: message, fields: { [restField]: message } },
        });
        const { errors } = await administrator.graph(
          `mutation ($input: ${input}!) { create${name}(input: $input) { id } }`,
          { input: record },
        );
        expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', fields: { [field]: message } } }]);
      }
    },
  );

  test('of a slide: an external one needs no target, and its address only if there is one', async () => {
    const payload = { ...toRest(SLIDE), link_type: 'external', link_target_id: null };
    expect(
      await administrator.rest('/api/slides', {
        method: 'POST',
        payload: { ...payload, link_url: 'javascript:alert(1)' },
      }),
    ).toMatchObject({ status: 400, body: { fields: { link_url: 'Invalid link URL format' } } });
    const input = { ...SLIDE, linkType: 'external', linkTargetId: null, linkUrl: 'javascript:alert(1)' };
    const { errors } = await administrator.graph(
      'mutation ($input: SlideInput!) { createSlide(input: $input) { id } }',
      { input },
    );
    expect(errors).toMatchObject([
      { message: 'Invalid link URL format', extensions: { fields: { linkUrl: 'Invalid link URL format' } } },
    ]);
  });
});

describe('null', () => {
  const BLANK_FIELDS: [name: string, path: string, field: string, restFields: string[], message: string][] = [
    ['Browser', '/api/browsers', 'name', ['name_en', 'name_zh'], 'English name is required'],
    [
      'Browser',
      '/api/browsers',
      'description',
      ['description_en', 'description_zh'],
      'English description is required',
    ],
    ['Browser', '/api/browsers', 'iconUrl', ['icon_url'], 'Icon URL is required'],
    ['Version', '/api/versions', 'browserId', ['browser_id'], 'Browser ID is required'],
    ['Version', '/api/versions', 'versionNumber', ['version_number'], 'Version number is required'],
    ['Version', '/api/versions', 'releaseDate', ['release_date'], 'Release date is required'],
    ['Version', '/api/versions', 'platform', ['platform'], 'Platform is required'],
    ['Version', '/api/versions', 'downloadUrl', ['download_url'], 'Download URL is required'],
    ['Version', '/api/versions', 'features', ['features_en', 'features_zh'], 'English features are required'],
    ['Slide', '/api/slides', 'title', ['title_en', 'title_zh'], REQUIRED],
    ['Slide', '/api/slides', 'imageUrl', ['image_url'], REQUIRED],
    ['Slide', '/api/slides', 'linkType', ['link_type'], 'Invalid link type'],
    ['Slide', '/api/slides', 'linkTargetId', ['link_target_id'], 'Please select a link target'],
    ['CustomCode', '/api/admin/custom-codes', 'name', ['name'], REQUIRED],
    ['CustomCode', '/api/admin/custom-codes', 'codeType', ['code_type'], REQUIRED],
    ['CustomCode', '/api/admin/custom-codes', 'codeContent', ['code_content'], REQUIRED],
  ];
  test.each(BLANK_FIELDS)(
    'in a changed %s (%s) for %s is refused by both interfaces',
    async (name, path, field, restFields, message) => {
      const payload = Object.fromEntries(restFields.map((restField) => [restField, null]));
      const rest = await administrator.rest<{ fields: object }>(`${path}/1`, { method: 'PUT', payload });
      expect(rest).toMatchObject({ status: 400, body: { error: message } });
      expect(Object.keys(rest.body.fields)).toEqual(restFields);
      const { errors } = await administrator.graph(
        `mutation ($input: ${name}Change!) { update${name}(id: 1, input: $input) { id } }`,
        { input: { [field]: null } },
      );
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
      expect(Object.values(errors?.[0]?.extensions.fields ?? {})).toEqual(Object.values(rest.body.fields));
    },
  );

  test.each([
    ['Browser', '/api/browsers', 'isFeatured', 'is_featured'],
    ['Slide', '/api/slides', 'isActive', 'is_active'],
    ['CustomCode', '/api/admin/custom-codes', 'isActive', 'is_active'],
  ])('in a changed %s (%s) for %s is neither yes nor no', async (name, path, field, restField) => {
    expect(await administrator.rest(`${path}/1`, { method: 'PUT', payload: { [restField]: null } })).toMatchObject({
      status: 400,
      body: { fields: { [restField]: `Invalid ${restField}` } },
    });
    const { errors } = await administrator.graph(
      `mutation ($input: ${name}Change!) { update${name}(id: 1, input: $input) { id } }`,
      { input: { [field]: null } },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST', fields: { [field]: `Invalid ${field}` } } }]);
  });
});

describe('values of wrong types', () => {
  test.each(['POST', 'PUT'] as const)('are named by a %s with everything else that is wrong', async (method) => {
    const payload = {
      ...toRest(BROWSER),
      name_en: 5,
      name_zh: '',
      icon_url: 'no',
      is_featured: 'x',
      display_order: [],
      revision: 'x',
    };
    const { status, body } = await administrator.rest<{ fields: object }>(
      `/api/browsers${method === 'PUT' ? '/1' : ''}`,
      { method, payload },
    );
    expect([status, body.fields]).toEqual([
      400,
      {
        name_en: 'Invalid name_en',
        is_featured: 'Invalid is_featured',
        display_order: 'Invalid display_order',
        revision: 'Invalid revision',
        name_zh: 'Chinese name is required',
        icon_url: 'Invalid icon URL format',
      },
    ]);
  });

  test.each([
    [
      'facts',
      '/api/browsers/1/facts',
      'PUT',
      (facts: object[]) => ({ facts }),
      { topic: 'price', answer: 'x' },
      '2_answer',
    ],
    [
      'tags',
      '/api/admin/settings',
      'POST',
      (value: object[]) => ({ key: 'browser_tags', value }),
      { ...toRest(TAG), id: 'other', label_en: 5 },
      '2_label_en',
    ],
  ] as const)('in a list of %s are named with their position', async (_what, path, method, bodyOf, record, field) => {
    const { status, body } = await administrator.rest<{ fields: object }>(path, {
      method,
      payload: bodyOf([{}, record]),
    });
    expect([status, Object.keys(body.fields)]).toEqual([
      400,
      expect.arrayContaining([field, expect.stringMatching(/^1_/u)]),
    ]);
  });

  test('are named together by GraphQL', async () => {
    const { errors } = await administrator.graph(
      'mutation { updateBrowser(id: 1, input: { isFeatured: null, iconUrl: "no" }) { id } }',
    );
    expect(errors).toMatchObject([
      { extensions: { fields: { isFeatured: 'Invalid isFeatured', iconUrl: 'Invalid icon URL format' } } },
    ]);
  });
});

describe('unknown fields of a body', () => {
  const RECORDS = [
    ['/api/browsers', BROWSER],
    ['/api/versions', VERSION],
    ['/api/slides', SLIDE],
    ['/api/admin/custom-codes', CUSTOM_CODE],
  ] as const;

  test.each(RECORDS)(
    'are named in the answer of %s, and are an error with Prefer: handling=strict',
    async (path, good) => {
      for (const [method, url] of [
        ['POST', path],
        ['PUT', `${path}/1`],
      ] as const) {
        const payload = { ...toRest(good), nmae_en: 'x', useImageUrl: true };
        const strict = await administrator.rest<{ fields: object }>(url, {
          method,
          payload,
          headers: { prefer: 'respond-async, Handling="strict"; x' },
        });
        expect(strict).toMatchObject({
          status: 400,
          body: {
            error: 'Unknown field nmae_en',
            key: 'unknownField',
            fields: { nmae_en: 'Unknown field nmae_en' },
          },
        });
        const both = await administrator.rest<{ fields: object }>(url, {
          method,
          payload: { ...payload, revision: 'x' },
          headers: { prefer: 'handling=strict' },
        });
        expect([both.status, Object.keys(both.body.fields)]).toEqual([
          400,
          expect.arrayContaining(['nmae_en', 'revision']),
        ]);
        // Only the form of slides has this flag (spec §7).
        expect('useImageUrl' in strict.body.fields).toBe(path !== '/api/slides');
      }
    },
  );
});

describe('a version of an unknown browser', () => {
  test('is refused by both interfaces', async () => {
    const record = { ...VERSION, browserId: 999 };
    expect(await administrator.rest('/api/versions', { method: 'POST', payload: toRest(record) })).toMatchObject({
      status: 400,
      body: { error: 'Browser not found', code: 'BAD_REQUEST', fields: { browser_id: 'Browser not found' } },
    });
    const { errors } = await administrator.graph(
      'mutation ($input: VersionInput!) { createVersion(input: $input) { id } }',
      { input: record },
    );
    expect(errors).toMatchObject([
      { message: 'Browser not found', extensions: { code: 'BAD_REQUEST', fields: { browserId: 'Browser not found' } } },
    ]);
  });
});

describe('a tag list, through both interfaces,', () => {
  test.each([
    ['id', REQUIRED, 'id', ''],
    ['label.zh', REQUIRED, 'label_zh', ' '],
    ['label.en', REQUIRED, 'label_en', ''],
    ['id', 'Tag ID already exists', 'id', 'hot'],
    ['id', 'Tag ID can contain only lowercase English letters, digits, hyphens and underscores', 'id', 'Not Lowercase'],
    ['id', 'Tag ID must be less than 50 characters', 'id', 'x'.repeat(51)],
    ['label.zh', 'Tag label must be less than 50 characters', 'label_zh', '字'.repeat(51)],
    ['label.en', 'Tag label must be less than 50 characters', 'label_en', 'x'.repeat(51)],
  ])('with a bad %s is refused: %s', async (field, message, restField, value) => {
    const tags = [TAG, withField({ ...TAG, id: 'other' }, field, value)];
    const rest = await administrator.rest('/api/admin/settings', {
      method: 'POST',
      payload: { key: 'browser_tags', value: tags.map(toRest) },
    });
    expect(rest).toMatchObject({
      status: 400,
      body: { error: message, code: 'BAD_REQUEST', fields: { [`2_${restField}`]: message } },
    });
    const { errors } = await administrator.graph(
      'mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }',
      { tags },
    );
    expect(errors).toMatchObject([
      { message, extensions: { code: 'BAD_REQUEST', fields: { [`2.${field}`]: message } } },
    ]);
  });

  test('with more than 100 tags is refused', async () => {
    const tags = Array.from({ length: 101 }, (_, index) => ({ ...TAG, id: `tag${index}` }));
    const message = 'At most 100 tags can be added';
    const rest = await administrator.rest('/api/admin/settings', {
      method: 'POST',
      payload: { key: 'browser_tags', value: tags.map(toRest) },
    });
    expect(rest).toMatchObject({ status: 400, body: { error: message, fields: { '101_id': message } } });
    const { errors } = await administrator.graph(
      'mutation ($tags: [TagInput!]!) { saveTags(tags: $tags) { revision } }',
      { tags },
    );
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', fields: { '101.id': message } } }]);
  });

  test('with a colour that is none is refused by REST, and by the type of GraphQL', async () => {
    const value = [toRest({ ...TAG, color: 'pink' })];
    expect(
      await administrator.rest('/api/admin/settings', { method: 'POST', payload: { key: 'browser_tags', value } }),
    ).toMatchObject({ status: 400, body: { error: 'Invalid tag colour' } });
    expect(
      (
        await administrator.graph(
          'mutation { saveTags(tags: [{ id: "a", label: { en: "a", zh: "a" }, color: pink }]) { revision } }',
        )
      ).errors,
    ).toBeDefined();
  });
});

describe('a body', () => {
  const bodies = ['null', '[]', '"text"', '5', 'true', ''];
  test.each(bodies)('that is %s is refused', async (payload) => {
    for (const { path } of KINDS) {
      for (const [method, url] of [
        ['POST', path],
        ['PUT', `${path}/1`],
      ] as const) {
        const response = await administrator.rest(url, {
          method,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        expect(response).toMatchObject({
          status: 400,
          body: { success: false, code: 'BAD_REQUEST', error: 'Invalid request' },
        });
      }
    }
  });

  test('that is no JSON is refused', async () => {
    expect(
      await administrator.rest('/api/browsers', {
        method: 'POST',
        payload: '{oops',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  test('with a NUL character is refused; the six letters that stand for one are text like any other', async () => {
    for (const payload of [{ name_en: 'a\u0000b' }, { name_en: '\\\u0000' }])
      expect(await administrator.rest('/api/browsers/1', { method: 'PUT', payload })).toMatchObject({
        status: 400,
        body: { error: 'Invalid request' },
      });
    const update = 'mutation ($name: LocalizedTextInput!) { updateBrowser(id: 1, input: { name: $name }) { id } }';
    expect(await administrator.graph(update, { name: { en: 'a\u0000b', zh: 'x' } })).toMatchObject({
      errors: [{ message: 'Invalid request', extensions: { code: 'BAD_REQUEST' } }],
    });
    expect(
      await administrator.rest('/api/admin/custom-codes/1', {
        method: 'PUT',
        payload: { name: '', code_content: String.raw`"\u0000 \\u0000"` },
      }),
    ).toMatchObject({ body: { fields: { name: REQUIRED } } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'C3 §7.1 of type %s is refused',
    async (type) => {
      for (const { path, good } of KINDS) {
        const response = await administrator.rest(path, {
          method: 'POST',
          payload: JSON.stringify(toRest(good)),
          headers: { 'content-type': type },
        });
        expect(response).toMatchObject({ status: 415, body: { success: false, code: 'UNSUPPORTED_MEDIA_TYPE' } });
      }
    },
  );

  test.each([
    '{"__proto__":{"isAdmin":true},"name_en":"x"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"name_en":""}',
  ])('I2 that reaches for prototypes changes none: %s', async (payload) => {
    expect(
      await administrator.rest('/api/browsers', {
        method: 'POST',
        payload,
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 400 });
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  test.each([
    ['name_en', 5],
    ['name_en', ['x']],
    ['name_en', { en: 'x' }],
    ['tags', 5],
    ['tags', [1]],
    ['is_featured', 'yes'],
    ['is_featured', 2],
    ['icon_url', false],
    ['display_order', true],
    ['display_order', {}],
    ['display_order', ['x']],
    ['display_order', 2 ** 53],
    ['display_order', -(2 ** 53)],
    ['revision', '1'],
    ['revision', 1.5],
  ])('with %s %j names the field', async (field, value) => {
    expect(await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { [field]: value } })).toMatchObject({
      status: 400,
      body: { error: `Invalid ${field}`, fields: { [field]: `Invalid ${field}` } },
    });
  });

  test('I9 over 1 MiB is too large, but a custom code may have 5', async () => {
    const long = 'x'.repeat(1024 * 1024);
    expect(await administrator.rest('/api/browsers', { method: 'POST', payload: { name_en: long } })).toMatchObject({
      status: 413,
      body: { success: false, code: 'TOO_LARGE', key: 'bodyTooLarge' },
    });
    expect(
      await administrator.rest('/api/admin/custom-codes', {
        method: 'POST',
        payload: { name: '', code_content: long },
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await administrator.rest('/api/admin/custom-codes', {
        method: 'POST',
        payload: { name: '', code_content: long.repeat(5) },
      }),
    ).toMatchObject({ status: 413 });
    const create = 'mutation ($input: CustomCodeInput!) { createCustomCode(input: $input) { id } }';
    const input = { ...CUSTOM_CODE, name: '', codeContent: long };
    expect((await administrator.graph(create, { input })).errors).toMatchObject([{ message: REQUIRED }]);
    expect(
      await product.rest('/graphql', { method: 'POST', payload: { query: create, variables: { input } } }),
    ).toMatchObject({ status: 413, body: { errors: [{ extensions: { code: 'TOO_LARGE' } }] } });
  });
});

test('nothing of all this left a trace', async () => {
  expect(await allRecords()).toEqual(untouched);
});
