import type { IncomingHttpHeaders } from 'node:http';
import { Type } from 'typebox';
import { MESSAGES } from '../../rules/errors.ts';
import { HOMEPAGE_SETTING_KEY, PUBLIC_SETTING_KEYS, type HomepageSettings, type SettingKey } from '../../rules/setting.ts';
import { TAG_ID_MAX, TAG_LABEL_MAX, TAG_LIST_MAX, TAG_SETTING_KEY } from '../../rules/limits.ts';
import type { Tag as TagInside } from '../../rules/tag.ts';
import { TAG_COLORS, memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../errors.ts';
import { parsePreconditions, recordTag } from '../http/preconditions.ts';
import type { Services } from '../services/create-services.ts';
import { parseHomepage, parseSettingChange, parseTags } from './parse-body.ts';
import { HOMEPAGE_SETTING, NEW_TAG, TAG } from './examples.ts';
import { body, editedRevision, failures, filledText, guardHeaders, oneOf, orNull, ref, success, type Body } from './schemas.ts';
import type { RestApp } from './validation.ts';
import { toRestTag } from './mapping.ts';

export const Tag = Type.Object(
  {
    id: Type.String({ description: 'A lowercase English identifier that never changes.' }),
    label_en: Type.String({ description: 'Its English label.' }),
    label_zh: Type.String({ description: 'Its Chinese label.' }),
    color: oneOf(TAG_COLORS, 'The colour it is shown in.'),
    order: orNull('integer', 'Its place in the list, from 1.'),
  },
  { $id: 'Tag', description: 'A label that browsers can carry.', examples: [TAG] },
);

export const NewTag = Type.Object(
  {
    id: filledText(TAG_ID_MAX, 'A lowercase English identifier that never changes.'),
    label_en: filledText(TAG_LABEL_MAX, 'Its English label.'),
    label_zh: filledText(TAG_LABEL_MAX, 'Its Chinese label.'),
    color: Type.Optional(oneOf(TAG_COLORS, 'The colour it is shown in; blue where none is sent.', { default: 'blue' })),
  },
  { $id: 'NewTag', description: 'A tag of the list to save.', examples: [NEW_TAG] },
);

export const HomepageSetting = Type.Object(
  { liveCounters: Type.Boolean({ description: 'Whether the counters of versions and platforms show real numbers.' }) },
  { $id: 'HomepageSetting', description: 'The settings of the home page.', examples: [HOMEPAGE_SETTING] },
);

const SettingQuery = Type.Object({
  key: Type.String({ description: 'The name of the setting: browser_tags or homepage.', examples: ['browser_tags'] }),
});

const key = Type.String({ description: 'The name of the setting.' });
const value = Type.Union([Type.Array(ref(Tag)), ref(HomepageSetting)], {
  description: 'Under browser_tags the list of tags in its order, under homepage the settings of the home page.',
});

const Setting = Type.Object({ key, value }, { description: 'The setting.' });

const StoredSetting = Type.Object(
  { key, value, revision: Type.Integer({ minimum: 0, description: 'Rises with every saved change.' }) },
  { description: 'The setting as it is stored.' },
);

export const ChangedSetting = body(
  'ChangedSetting',
  {
    key: oneOf(PUBLIC_SETTING_KEYS, 'The name of the setting.'),
    value: Type.Union([Type.Array(ref(NewTag), { maxItems: TAG_LIST_MAX }), ref(HomepageSetting)], {
      description: 'Under browser_tags the whole list of tags in its order, under homepage the settings of the home page.',
    }),
    description: Type.Optional(Type.String({ description: 'A note on what the setting is for.' })),
    revision: Type.Optional(editedRevision),
  },
  'The setting with its whole new value. The order of tags is their order in the list.',
  { key: 'homepage', value: HOMEPAGE_SETTING },
);

const KeyParams = Type.Object({ key: Type.String({ description: 'The name of the setting: browser_tags or homepage.', examples: ['browser_tags'] }) });

/** The public read of settings (spec §7). */
export function settingRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/settings',
    {
      schema: {
        operationId: 'getSetting',
        tags: ['Settings'],
        summary: 'One setting',
        description: 'Reads one of the settings that are public.',
        querystring: SettingQuery,
        response: { 200: success(Setting, 'The setting with its value.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const { key } = request.query;
      const { value, revision } = await servicesFor(request).settings.getPublic(key);
      reply.header('etag', recordTag('setting', { id: key, revision }));
      return { success: true as const, data: { key, value: valueToWire(value) } };
    },
  );
}

/** What the administrator sees and does of settings (spec §7). */
export function settingWrites(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/settings/:key',
    {
      schema: {
        operationId: 'getStoredSetting',
        tags: ['Settings'],
        summary: 'One setting, to edit it',
        description: 'Reads a setting with its revision. While nothing was saved under its name the answer is 404.',
        params: KeyParams,
        response: { 200: success(StoredSetting, 'The setting.'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const { settings } = servicesFor(request);
      const name = knownKey(request.params.key);
      await settings.assertSaved(name);
      const data = name === TAG_SETTING_KEY ? tagListToWire(await settings.tagList()) : homepageRecordToWire(await settings.homepageRecord());
      reply.header('etag', recordTag('setting', { id: name, ...data }));
      return { success: true as const, data };
    },
  );

  app.post(
    '/api/admin/settings',
    {
      schema: {
        operationId: 'saveSetting',
        tags: ['Settings'],
        summary: 'Save a setting',
        description: 'Saves the tag list (browser_tags) or the settings of the home page (homepage), each always whole.',
        headers: guardHeaders,
        body: ref(ChangedSetting),
        response: { 200: success(StoredSetting, 'The setting as it is now.'), ...failures(401, 403, 404, 409, 412, 413, 415, 507) },
      },
    },
    async (request, reply) => {
      const data = await save(servicesFor(request).settings, request);
      reply.header('etag', recordTag('setting', { id: data.key, ...data }));
      return { success: true as const, data };
    },
  );
}

async function save(settings: Services['settings'], { body: { key, value: given, ...rest }, headers }: { body: Body; headers: IncomingHttpHeaders }) {
  const name = knownKey(key);
  const edit = { ...parseSettingChange(rest), accepts: parsePreconditions(headers, 'setting', name) };
  if (name === TAG_SETTING_KEY) return tagListToWire(await settings.saveTags(parseTags(given), edit));
  return homepageRecordToWire(await settings.saveHomepage(parseHomepage(given), edit));
}

/** The setting that a key names; throws BAD_REQUEST when none is named, NOT_FOUND for one that is not ours to show. */
function knownKey(name: unknown): SettingKey {
  if (name === undefined) throw new AppError('BAD_REQUEST', 'Missing key', { key: 'Missing key' });
  const known = memberOf(PUBLIC_SETTING_KEYS, name);
  if (!known) throw new AppError('NOT_FOUND', MESSAGES.settingNotFound);
  return known;
}

function tagListToWire({ tags, revision }: { tags: TagInside[]; revision: number }) {
  return { key: TAG_SETTING_KEY, value: tags.map(toRestTag), revision };
}

function homepageRecordToWire({ revision, ...settings }: HomepageSettings & { revision: number }) {
  return { key: HOMEPAGE_SETTING_KEY, value: settings, revision };
}

function valueToWire(value: TagInside[] | HomepageSettings) {
  return Array.isArray(value) ? value.map(toRestTag) : value;
}
