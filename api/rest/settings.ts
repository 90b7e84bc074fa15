import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  DEFAULT_HOMEPAGE,
  HOMEPAGE,
  PUBLIC_SETTING_KEYS,
  type HomepageSettings,
  type SettingKey,
} from '#rules/records/homepage.ts';
import { isRecord } from '#rules/json.ts';
import { TAG_LIST_MAX, TAG_SETTING_KEY } from '#rules/limits.ts';
import { TAG, type TagInput } from '#rules/records/tag.ts';
import type { Tag as StoredTag } from '#rules/tag.ts';
import { memberOf, TAG_COLORS } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { assertFound, fieldError, invalidField } from '../errors.ts';
import type { Services } from '../services/create-services.ts';
import type { Patch } from '../services/writes.ts';
import {
  newSchemas,
  createParser,
  parseList,
  parseUpdate,
  readOnly,
  recordSchemas,
  restFields,
  restPart,
} from './fields.ts';
import { nullable, text } from './kinds.ts';
import {
  objectSchema,
  editedRevision,
  failures,
  preconditionHeaders,
  oneOf,
  ref,
  revision,
  success,
  tagged,
  updated,
  orNull,
  string,
  object,
} from './schemas.ts';
import type { RestApp } from './validation.ts';

const { color, ...fields } = restFields(TAG.fields);

const TAG_FIELDS = {
  ...fields,
  color: {
    ...color,
    inBody: oneOf(TAG_COLORS, 'The colour of the tag; the default is blue.', { default: 'blue' }),
  },
  order: readOnly(orNull('integer', 'The position in the list, from 1.')),
};

export const tagPart = restPart<StoredTag, TagInput>('tag', TAG_FIELDS, 'A tag of the new list.', {
  id: 'hot',
  label_en: 'Hot',
  label_zh: '热门',
  color: 'red',
  order: 1,
});

const HOMEPAGE_EXAMPLE: HomepageSettings = {
  ...DEFAULT_HOMEPAGE,
  aboutUrl: '/about',
  contactUrl: 'mailto:editors@browsers.example',
};

const HOMEPAGE_FIELDS = restFields(HOMEPAGE.fields);

const HomepageSetting = objectSchema('HomepageSetting', recordSchemas(HOMEPAGE_FIELDS), HOMEPAGE.about, {
  ...DEFAULT_HOMEPAGE,
});

const ChangedHomepageSetting = objectSchema(
  'ChangedHomepageSetting',
  newSchemas(HOMEPAGE_FIELDS),
  'The settings of the home page. Omitted links are not changed.',
  { ...HOMEPAGE_EXAMPLE },
);

const parseHomepageFields = createParser<HomepageSettings>(HOMEPAGE_FIELDS);

const SettingName = Type.Object({
  key: string('browser_tags or homepage.', { examples: ['browser_tags'] }),
});

const key = string('The name of the setting.');
const description = string('A note about its purpose.');
const value = Type.Union([Type.Array(ref(tagPart.schemas.record)), ref(HomepageSetting)], {
  description: 'The tags in their order (browser_tags), or the settings of the home page (homepage).',
});

const Setting = object('The setting.', { key, value });

const StoredSetting = object('The stored setting.', { key, value, revision });

const ChangedSetting = objectSchema(
  'ChangedSetting',
  {
    key: oneOf(PUBLIC_SETTING_KEYS, 'The name of the setting.'),
    value: Type.Union(
      [Type.Array(ref(tagPart.schemas.created), { maxItems: TAG_LIST_MAX }), ref(ChangedHomepageSetting)],
      {
        description: 'All tags in their order (browser_tags), or the settings of the home page (homepage).',
      },
    ),
    description: Type.Optional(description),
    revision: Type.Optional(editedRevision),
  },
  'The setting with its whole new value.',
  { key: 'homepage', value: HOMEPAGE_EXAMPLE },
);

export function settingRoutes(app: RestApp, { servicesFor }: AppContext) {
  app.get(
    '/api/settings',
    {
      schema: {
        operationId: 'getSetting',
        tags: ['Settings'],
        description: 'Returns a public setting.',
        querystring: SettingName,
        response: { 200: success(Setting), ...failures(404) },
      },
    },
    async (request, reply) => {
      const { key } = request.query;
      const { value, revision } = await servicesFor(request).settings.getPublic(key);
      return tagged(reply, 'setting', { id: key, revision }, { key, value: valueToRest(value) });
    },
  );
}

export function settingWrites(app: RestApp, { servicesFor }: AppContext) {
  app.get(
    '/api/admin/settings/:key',
    {
      schema: {
        operationId: 'getStoredSetting',
        tags: ['Settings'],
        description: 'Returns a setting with its revision; 404 if it was never saved.',
        params: SettingName,
        response: { 200: success(StoredSetting) },
      },
    },
    async (request, reply) => {
      const { settings } = servicesFor(request);
      const name = knownKey(request.params.key);
      await settings.assertSaved(name);
      return sendStored(reply, settings, name);
    },
  );

  app.post(
    '/api/admin/settings',
    {
      schema: {
        operationId: 'saveSetting',
        tags: ['Settings'],
        description: 'Replaces the tag list (browser_tags) or the settings of the home page (homepage).',
        headers: preconditionHeaders,
        body: ref(ChangedSetting),
        response: {
          200: updated(StoredSetting, 'The saved setting.'),
          ...failures(404, 409),
        },
      },
    },
    async (request, reply) => {
      const { settings } = servicesFor(request);
      const { body, headers } = request;
      const name = knownKey(body.key);
      const [note, guard] = parseUpdate({ params: { id: name }, body, headers }, 'setting', parseNote);
      const edit = { ...note, ...guard };
      if (name === TAG_SETTING_KEY) await settings.saveTags(parseList(body.value, 'value', tagPart.parse), edit);
      else await settings.saveHomepage(parseHomepage(body.value), edit);
      return sendStored(reply, settings, name);
    },
  );
}

const parseNote = createParser<{ description: string | null }>({
  description: { kind: nullable(text), schema: description },
});

async function sendStored(reply: Pick<FastifyReply, 'header'>, settings: Services['settings'], key: SettingKey) {
  const { revision, ...stored } = key === TAG_SETTING_KEY ? await settings.tagList() : await settings.homepage();
  const value = valueToRest('tags' in stored ? stored.tags : stored);
  return tagged(reply, 'setting', { id: key, revision }, { key, value, revision });
}

function valueToRest(value: StoredTag[] | HomepageSettings) {
  return Array.isArray(value) ? value.map((tag) => tagPart.write(tag, '')) : { ...value };
}

/** Throws BAD_REQUEST without a key, NOT_FOUND for an unknown one. */
function knownKey(name: unknown): SettingKey {
  if (name === undefined) throw fieldError('key', 'missingField', { params: { field: 'key' } });
  return assertFound(memberOf(PUBLIC_SETTING_KEYS, name), 'settingNotFound');
}

function parseHomepage(value: unknown): Patch<HomepageSettings> {
  if (!isRecord(value)) throw invalidField('value');
  // It is required, so its absence is a wrong type.
  return parseHomepageFields({ liveCounters: undefined, ...value });
}
