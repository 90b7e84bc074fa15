import { parseJson } from '#rules/json.ts';
import { FIRST_TAG_ORDER, TAG_SETTING_KEY } from '#rules/limits.ts';
import { plainText } from '#rules/plain-text.ts';
import { storedRecord } from '#rules/records/fields.ts';
import {
  HOMEPAGE,
  HOMEPAGE_SETTING_KEY,
  PUBLIC_SETTING_KEYS,
  checkHomepage,
  parseHomepageSettings,
  type HomepageSettings,
  type SettingKey,
} from '#rules/records/homepage.ts';
import { DEFAULT_TAGS, parseTagList, tagsFor, type Tag } from '#rules/tag.ts';
import { DEFAULT_TAG, TAG, checkTagList, type TagInput } from '#rules/records/tag.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { Setting } from '../entities/setting.ts';
import { assertFound } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { queryIn } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  assertPreconditions,
  assertValid,
  checkedList,
  assertAdministrator,
  withConflictHandling,
  applyPatch,
  type Patch,
  type Preconditions,
} from './writes.ts';

export interface TagList {
  tags: Tag[];
  revision: number;
}

interface Edit extends Preconditions, Patch<{ description: string | null }> {}

export function settingService({ em, actor }: ServiceContext) {
  let tags: Promise<Tag[]> | undefined;

  /** By one statement, so that the revision is that of the value. The value is undefined if it is missing or invalid. */
  async function read(key: SettingKey) {
    const stored = queryIn(em).selectFrom('setting').select(['value', 'revision']).where('key', '=', key);
    const { value, revision } = (await stored.executeTakeFirst()) ?? { value: '', revision: 0 };
    return { value: parseJson(value), revision };
  }

  /** Saves the value that `valueOf` returns for the stored one, which is undefined if it is missing or invalid. */
  async function save(key: string, valueOf: (stored: unknown) => unknown, { description, ...guard }: Edit) {
    return withConflictHandling(
      () =>
        inTransaction(em, async () => {
          const stored = await em.findOne(Setting, { key });
          assertPreconditions(stored ?? { revision: 0 }, guard);
          const setting = stored ?? em.create(Setting, { key, value: '', description: '' });
          setting.value = JSON.stringify(valueOf(stored ? parseJson(stored.value) : undefined));
          setting.description = plainText(description ?? setting.description);
          await em.flush();
          return setting;
        }),
      guard,
    );
  }

  return {
    /** In their order. Read once for each request. */
    async tags() {
      tags ??= read(TAG_SETTING_KEY).then(({ value }) => tagsIn(value));
      return tags;
    },

    async tagsFor(ids: readonly string[]) {
      return tagsFor(ids, await this.tags());
    },

    async homepage() {
      const { value, revision } = await read(HOMEPAGE_SETTING_KEY);
      return { ...parseHomepageSettings(value), revision };
    },

    /** As stored, for the administrator; empty if no list is stored. */
    async tagList(): Promise<TagList> {
      assertAdministrator(actor);
      const { value, revision } = await read(TAG_SETTING_KEY);
      return { tags: parseTagList(value) ?? [], revision };
    },

    /** Throws NOT_FOUND if a setting was never saved, UNAUTHORIZED for a visitor (spec §8). */
    async assertSaved(key: SettingKey) {
      assertAdministrator(actor);
      assertFound((await read(key)).revision, 'settingNotFound');
    },

    /** Omitted fields get the values of DEFAULT_TAG. Throws PRECONDITION_FAILED, CONFLICT, BAD_REQUEST. */
    async saveTags(inputs: readonly Patch<TagInput>[], edit: Edit = {}): Promise<TagList> {
      assertAdministrator(actor);
      const checked = await checkedList(DEFAULT_TAG, inputs, checkTagList, edit.wrongTypes);
      const list = checked.map((tag, index) => ({ ...storedRecord(TAG.fields, tag), order: index + FIRST_TAG_ORDER }));
      const saved = await save(TAG_SETTING_KEY, () => list, edit);
      tags = undefined;
      return { tags: list, revision: saved.revision };
    },

    /** Omitted settings are not changed. Throws PRECONDITION_FAILED, CONFLICT, BAD_REQUEST. */
    async saveHomepage(change: Patch<HomepageSettings>, edit: Edit = {}) {
      assertAdministrator(actor);
      const saved = await save(
        HOMEPAGE_SETTING_KEY,
        (stored) => {
          const settings = applyPatch(parseHomepageSettings(stored), change);
          assertValid(checkHomepage(settings), [...(change.wrongTypes ?? []), ...(edit.wrongTypes ?? [])]);
          return storedRecord(HOMEPAGE.fields, settings);
        },
        edit,
      );
      return { ...parseHomepageSettings(parseJson(saved.value)), revision: saved.revision };
    },

    /** Throws NOT_FOUND for a key that is not public. */
    async getPublic(key: string) {
      const publicKey = assertFound(memberOf(PUBLIC_SETTING_KEYS, key), 'settingNotFound');
      const { value, revision } = await read(publicKey);
      return {
        value: publicKey === TAG_SETTING_KEY ? tagsIn(value) : parseHomepageSettings(value),
        revision,
      };
    },
  };
}

/** The default tags if the stored list is missing or invalid (spec §8). */
function tagsIn(value: unknown) {
  return parseTagList(value) ?? [...DEFAULT_TAGS];
}
