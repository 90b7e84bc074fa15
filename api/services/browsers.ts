import { checkBrowser, BROWSER, type BrowserInput } from '#rules/records/browser.ts';
import type { Issues } from '#rules/issues.ts';
import { idsIn } from '#rules/compare.ts';
import { storedRecord } from '#rules/records/fields.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { checkFeatured } from '#rules/facts.ts';
import { plainText } from '#rules/plain-text.ts';
import { isSlug } from '#rules/slug.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { FormerSlug } from '../entities/former-slug.ts';
import { Version } from '../entities/version.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { hasTags } from '../database/queries/browser-search.ts';
import { findBySlugs, findNewSlug, ownerOfSlug } from '../database/queries/slugs.ts';
import { moveToPosition } from '../database/queries/display-order.ts';
import { IS_PUBLISHED } from '../database/queries/public-records.ts';
import { browserLists, readRows } from './browser-lists.ts';
import type { ServiceContext } from './context.ts';
import { ANY, queryIn, type Condition } from '../database/queries/rows.ts';
import { countByPlatform } from '../database/queries/versions.ts';
import { loadTogether } from './load-together.ts';
import { describeChange } from '../database/history/action.ts';
import {
  assertAdministrator,
  checkedInput,
  recordChanges,
  retryOnConflict,
  withConflictHandling,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';
import type { factService } from './facts.ts';
import type { settingService } from './settings.ts';
import { deactivateSlidesTo } from '../database/queries/slides.ts';
import { inTransaction } from '../database/transaction.ts';

const SLUG_ATTEMPTS = 10;
const IDS_MAX = 10;

export function browserService(
  context: ServiceContext,
  settings: ReturnType<typeof settingService>,
  facts: ReturnType<typeof factService>,
) {
  const { em, actor, actorWith, origin, isPreview } = context;
  const publicCounts = countTogether(isPreview ? ANY : IS_PUBLISHED);
  const allCounts = countTogether(ANY);

  function countTogether(condition: Condition) {
    return loadTogether(
      async (ids) => {
        const byBrowser = await countByPlatform(em, ids, condition);
        return (id) =>
          PLATFORMS.flatMap((platform) => {
            const found = byBrowser.get(id)?.find((row) => row.platform === platform);
            return found ? [{ platform, count: Number(found.count) }] : [];
          });
      },
      { cache: true },
    );
  }

  const byId = loadTogether(async (ids) => readRows(em, ids));

  const change = recordChanges({ em, actor, actorWith }, Browser, 'browserNotFound');

  /** Of a new or stored browser, in the current transaction. Throws BAD_REQUEST. */
  async function valuesAfter(browser: Browser | null, patch: Patch<BrowserInput>) {
    const id = browser?.id ?? 0;
    const findIssues = async (input: BrowserInput): Promise<Issues> => ({
      ...checkBrowser(input),
      ...(input.isFeatured && browser && checkFeatured(input, await facts.list(id))),
      ...(input.slug && (await ownerOfSlug(em, plainText(input.slug), id)) && { slug: { key: 'slugTaken' } }),
    });
    const values = storedRecord(BROWSER.fields, await checkedInput(BROWSER.fields, findIssues, browser, patch), origin);
    values.slug ||= await findNewSlug(em, values.name.en, id);
    return values;
  }

  async function saveChange(browser: Browser, patch: Patch<BrowserInput>) {
    const { downloadCount: _unchanged, ...values } = await valuesAfter(browser, patch);
    if (browser.slug && browser.slug !== values.slug)
      await em.upsert(FormerSlug, { slug: browser.slug, ownerId: browser.id });
    em.assign(browser, values);
  }

  const writtenRow = async (id: number) => assertFound((await readRows(em, [id]))(id), 'browserNotFound');

  const bySlug = loadTogether<number, string>(async (slugs) => {
    const found = await findBySlugs(em, slugs);
    return (slug) => found.get(slug) ?? 0;
  });

  const idOf = async (key: string) => idsIn(key)[0] ?? (isSlug(key) ? bySlug(key) : 0);

  return {
    ...browserLists(context, settings),

    /** Null if there is none. With `forEditing`, as by default for the administrator, also a draft. */
    async find(id: number, { forEditing = actor === 'administrator' } = {}) {
      if (forEditing) assertAdministrator(actor);
      const browser = await byId(id);
      return browser?.isDraft && !forEditing && !isPreview ? null : browser;
    },

    /** In the order of the ids, without unknown and repeated ones. Throws BAD_REQUEST for too many. */
    async listByIds(ids: readonly number[], { forEditing = false } = {}) {
      if (ids.length > IDS_MAX) throw new AppError('BAD_REQUEST', 'tooManyIds');
      const rows = await Promise.all([...new Set(ids)].map((id) => this.find(id, { forEditing })));
      return rows.filter((row) => row !== null);
    },

    /** The id in a text, or that of the browser that has or had this slug; 0 without one. */
    idOf,

    /** The same for several with commas between them. Throws BAD_REQUEST for what is neither id nor slug, NOT_FOUND. */
    async idsOf(keys: string, field: string) {
      const list = keys.split(',');
      if (list.some((key) => idsIn(key).length === 0 && !isSlug(key))) throw invalidField(field);
      const rows = await Promise.all(list.map(async (key) => this.find(await idOf(key))));
      return rows.map((row) => assertFound(row, 'browserNotFound').id);
    },

    /** Throws NOT_FOUND. */
    async get(id: number) {
      return assertFound(await this.find(id), 'browserNotFound');
    },

    /** Omitted fields get the values of DEFAULT_BROWSER. Throws BAD_REQUEST with the issues of spec §5. */
    async create(fields: Patch<BrowserInput>, times: Times = {}) {
      assertAdministrator(actor);
      const save = async () =>
        inTransaction(em, async () => {
          const browser = em.create(Browser, { ...(await valuesAfter(null, fields)), ...times });
          await em.flush();
          return writtenRow(browser.id);
        });
      // Another browser may get the slug at the same time.
      return retryOnConflict(save, SLUG_ATTEMPTS);
    },

    /** Omitted fields and the download count stay. Throws as `recordChanges` says, with the issues of spec §5. */
    async update(id: number, fields: Patch<BrowserInput>, guard: Preconditions = {}) {
      return describeChange(browserUpdate(id), async () =>
        change.one(id, { guard }, async (browser) => {
          await saveChange(browser, fields);
          await em.flush();
          return writtenRow(id);
        }),
      );
    },

    /** Changes all of these browsers or none. */
    updateMany: async (
      ids: readonly number[],
      {
        isFeatured,
        isDraft,
        addedTags = [],
        removedTags = [],
      }: { isFeatured?: boolean | null; isDraft?: boolean | null; addedTags?: string[]; removedTags?: string[] },
    ) =>
      change.all(ids, {}, async (records) => {
        for (const browser of records)
          await saveChange(browser, {
            tags: [...new Set([...browser.tags, ...addedTags])].filter((tag) => !removedTags.includes(tag)),
            isFeatured: isFeatured ?? browser.isFeatured,
            isDraft: isDraft ?? browser.isDraft,
          });
        await em.flush();
      }),

    /**
     * Replaces a tag of browsers by another one and deletes it, in one change. Throws PRECONDITION_FAILED, CONFLICT,
     * BAD_REQUEST.
     */
    async mergeTags(from: string, into: string, edit: Preconditions = {}) {
      assertAdministrator(actor);
      const list = await settings.tags();
      const [source, target] = [from, into].map((tag) => list.find(({ id }) => id === tag));
      if (from === into || !target) throw invalidField('into');
      const { label } = source ?? { label: { en: from, zh: from } };
      const title = `${label.en} → ${target.label.en} / ${label.zh} → ${target.label.zh}`;
      const save = async () =>
        inTransaction(em, async () => {
          const saved = await settings.saveTags(
            list.filter(({ id }) => id !== from),
            edit,
          );
          const rows = await queryIn(em)
            .selectFrom('browser')
            .select('id')
            .where(await hasTags(em, [from]))
            .execute();
          for (const browser of await em.find(Browser, { id: { $in: rows.map(({ id }) => id) } }))
            browser.tags = [...new Set(browser.tags.map((tag) => (tag === from ? into : tag)))];
          await em.flush();
          return saved;
        });
      return withConflictHandling(
        () =>
          describeChange({ kind: 'merge', record: { recordType: 'setting', recordId: TAG_SETTING_KEY }, title }, save),
        edit,
      );
    },

    /**
     * Moves a browser to a position of the list, from 1. `updated_at` stays, because visitors read it as the time of
     * the last news. Throws BAD_REQUEST, NOT_FOUND.
     */
    async moveTo(id: number, position: number) {
      assertAdministrator(actor);
      if (position < 1) throw invalidField('position');
      return describeChange(browserUpdate(id), async () =>
        inTransaction(em, async () => {
          const { isDraft } = assertFound(await em.findOne(Browser, { id }), 'browserNotFound');
          // The response has the browser, also if it does not move.
          if (isDraft) assertAdministrator(actorWith('catalogue:read-drafts'));
          await moveToPosition(em, id, position);
          return writtenRow(id);
        }),
      );
    },

    /**
     * Also deletes their versions, and deactivates the slides that link to either. Throws NOT_FOUND,
     * PRECONDITION_FAILED.
     */
    remove: async (ids: readonly number[], guard: Preconditions = {}) =>
      change.all(ids, { guard }, async (records) => {
        const versions = await em.find(Version, { browser: { $in: [...ids] } }, { fields: ['id'] });
        const deactivatedSlides = await deactivateSlidesTo(em, {
          browsers: [...ids],
          versions: versions.map(({ id }) => id),
        });
        for (const browser of records) em.remove(browser);
        await em.flush();
        return deactivatedSlides;
      }),

    /** Of the public versions, with `forEditing` of all. */
    async platformCounts(browserId: number, { forEditing = false } = {}) {
      if (forEditing) assertAdministrator(actor);
      return (forEditing ? allCounts : publicCounts)(browserId);
    },
  };
}

/** Names a change after a browser, also where its move changes others. */
function browserUpdate(id: number): Parameters<typeof describeChange>[0] {
  return { kind: 'update', record: { recordType: 'browser', recordId: String(id) } };
}
