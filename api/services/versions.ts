import { raw, type FilterQuery } from '@mikro-orm/core';
import { checkEach, collect } from '#rules/issues.ts';
import { latestOf } from '#rules/latest.ts';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { plainText } from '#rules/plain-text.ts';
import { checkVersion, DEFAULT_VERSION, VERSION, storedVersion, type VersionInput } from '#rules/records/version.ts';
import { hasBeenPublic } from '#rules/records/publication.ts';
import { repeatedFiles } from '#rules/release.ts';
import { RELEASE_CHANNELS, memberOf } from '#rules/vocabulary.ts';
import { Browser } from '../entities/browser.ts';
import { DeletedVersion } from '../entities/deleted-version.ts';
import { Version } from '../entities/version.ts';
import { AppError, assertFound, fieldError } from '../errors.ts';
import { versionLists } from './version-lists.ts';
import type { ServiceContext } from './context.ts';
import { readVersions } from '../database/queries/rows.ts';
import {
  assertAdministrator,
  assertPreconditions,
  checkedInput,
  checkedList,
  laterThan,
  recordChanges,
  withConflictHandling,
  withPublication,
  type FoundIssues,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';
import { deactivateSlidesTo } from '../database/queries/slides.ts';
import { inTransaction } from '../database/transaction.ts';

export function versionService(context: ServiceContext) {
  const { em, actor, actorWith, origin, clock } = context;
  const change = recordChanges(context, Version, 'versionNotFound');

  /** Also the browser to which a patch moves the versions. */
  const lockOf =
    (ids: readonly number[], { browserId = null }: Patch<VersionInput> = {}) =>
    async () => {
      const versions = await em.find(Version, { id: { $in: [...ids] } }, { fields: ['browser'] });
      await lockBrowsers([...versions.map(({ browser }) => browser.id), ...(browserId === null ? [] : [browserId])]);
    };

  const reads = versionLists(context);

  return {
    ...reads,

    /** Omitted fields get the values of DEFAULT_VERSION. Throws BAD_REQUEST. */
    async create(fields: Patch<VersionInput>) {
      assertAdministrator(actor);
      const input = await checkedInput(VERSION.fields, findIssues, null, fields);
      const [created] = await createAll([input]);
      return assertFound(created, 'versionNotFound');
    },

    /** The files of a release, all or none. Throws BAD_REQUEST as `checkedList` does. */
    async createMany(list: readonly Patch<VersionInput>[]) {
      assertAdministrator(actor);
      return createAll(await checkedInputs(list, { isRelease: true }));
    },

    /**
     * Returns the ids. Some versions may be the same, because stored ones may be. The import calls `updateLatest` after
     * all of a browser. Throws BAD_REQUEST.
     */
    async importMany(list: readonly Patch<VersionInput>[], times: readonly Times[]) {
      assertAdministrator(actor);
      return (await saveNew(await checkedInputs(list), times)).map(({ id }) => id);
    },

    /** Of a locked browser; see `importMany`. */
    async importChanges(patches: ReadonlyMap<number, Patch<VersionInput>>) {
      assertAdministrator(actor);
      await withConflictHandling(async () => {
        const versions = await em.find(Version, { id: { $in: [...patches.keys()] } });
        if (versions.length < patches.size) throw new AppError('NOT_FOUND', 'versionNotFound');
        await saveChanges(versions, ({ id }) => patches.get(id) ?? {});
      });
    },

    /** Changes all of these versions or none. */
    updateMany: async (ids: readonly number[], fields: Patch<VersionInput>) =>
      change.all(ids, { lock: lockOf(ids, fields) }, async (versions) => {
        await updateLatest(await saveChanges(versions, () => fields));
      }),

    async update(id: number, fields: Patch<VersionInput>, guard: Preconditions = {}) {
      return change.one(id, { guard, lock: lockOf([id], fields) }, async (version) => {
        await updateLatest(await saveChanges([version], () => fields));
        return reads.get(id);
      });
    },

    /** Throws PRECONDITION_FAILED, CONFLICT, BAD_REQUEST. */
    async put(key: Patch<VersionInput>, fields: Patch<VersionInput>, guardOf: (id: number) => Preconditions) {
      assertAdministrator(actor);
      const { browserId, ...named } = key;
      const releaseChannel = memberOf(RELEASE_CHANNELS, fields.releaseChannel) ?? 'stable';
      const where = { browser: browserId, ...named, releaseChannel } as FilterQuery<Version>; // the words were checked
      const patch = { ...fields, ...key };
      return inTransaction(em, async () => {
        await lockBrowsers([browserId ?? 0]);
        const same = await em.find(Version, where);
        const [stored, other] =
          same.length < 2
            ? same
            : same.filter(({ downloadUrl }) => downloadUrl === plainText(fields.downloadUrl ?? ''));
        if (stored && !other) return { version: await this.update(stored.id, patch, guardOf(stored.id)), isNew: false };
        if (same.length > 0) throw fieldError('downloadUrl', 'versionAmbiguous', { code: 'CONFLICT' });
        assertPreconditions({ revision: 0 }, guardOf(0));
        return { version: await this.create(patch), isNew: true };
      });
    },

    /** Also deactivates the slides that link to them. Throws NOT_FOUND, PRECONDITION_FAILED. */
    remove: async (ids: readonly number[], guard: Preconditions = {}) =>
      change.all(ids, { guard, lock: lockOf(ids) }, async (versions) => {
        const deactivatedSlides = await deactivateSlidesTo(em, { browsers: [], versions: [...ids] });
        for (const version of versions) {
          em.remove(version);
          rememberDeleted(version);
        }
        await em.flush();
        await touchBrowsersOf(versions);
        await updateLatest(versions.map(({ browser }) => browser.id));
        return deactivatedSlides;
      }),

    lockBrowsers,
    touchBrowsers,
    updateLatest,
  };

  async function createAll(inputs: readonly VersionInput[]) {
    return inTransaction(em, async () => {
      const created = await saveNew(inputs);
      await updateLatest(created.map(({ browser }) => browser.id));
      const ids = created.map(({ id }) => id);
      return readVersions(em, (query) => query.where('id', 'in', ids).orderBy('id'));
    });
  }

  /** In the current transaction, without `is_latest`. */
  async function saveNew(inputs: readonly VersionInput[], times: readonly Times[] = []) {
    await lockBrowsers(inputs.map(({ browserId }) => browserId ?? 0));
    const stored = await Promise.all(inputs.map(valuesOf));
    const created = stored.map((values, index) => em.create(Version, { ...values, ...times[index], isLatest: false }));
    await em.flush();
    await touchBrowsersOf(created);
    return created;
  }

  /** As `saveNew`. Returns the ids of the browsers before and after. Throws BAD_REQUEST. */
  async function saveChanges(versions: readonly Version[], patchOf: (version: Version) => Patch<VersionInput>) {
    const changes = versions.map((version) => {
      const { browser, isPublished, revision } = version;
      return { version, before: { browserId: browser.id, isPublished, revision } };
    });
    for (const { version, before } of changes) {
      const stored = { ...version, browserId: before.browserId };
      em.assign(version, await valuesOf(await checkedInput(VERSION.fields, findIssues, stored, patchOf(version))));
    }
    await em.flush();
    const shown = changes.filter(
      ({ version, before }) => version.revision !== before.revision && (version.isPublished || before.isPublished),
    );
    await touchBrowsers(browserIdsOf(shown));
    return browserIdsOf(changes);
  }

  /** The columns of a version that is saved now. */
  async function valuesOf(input: VersionInput) {
    return { ...(await withPublication(context, storedVersion(input, origin))), browser: input.browserId ?? 0 };
  }

  async function findIssues(input: VersionInput): Promise<FoundIssues> {
    const isUnknown = input.browserId !== null && !(await em.findOne(Browser, { id: input.browserId }));
    return { ...(isUnknown && { browserId: { key: 'browserNotFound' } }), ...checkVersion(input) };
  }

  /** New versions as valid inputs. */
  async function checkedInputs(list: readonly Patch<VersionInput>[], { isRelease = false } = {}) {
    if (list.length > RECORDS_AT_ONCE) throw new AppError('BAD_REQUEST', 'tooManyRecords');
    return checkedList(DEFAULT_VERSION, list, async (inputs) => {
      const issues = await Promise.all(inputs.map(findIssues));
      const repeated = isRelease ? repeatedFiles(inputs) : [];
      return checkEach(inputs, (_input, index) => ({
        ...(repeated.includes(index) && collect({ platform: 'fileRepeated' })),
        ...issues[index],
      }));
    });
  }

  /** For the page of the deleted version, unless visitors never saw it. `lockBrowsers` has loaded the browser. */
  function rememberDeleted(version: Version) {
    if (!version.browser.getEntity().isDraft && hasBeenPublic(version, clock()))
      em.create(DeletedVersion, { id: version.id, browser: version.browser.id });
  }

  /**
   * Until the end of the transaction. Every change of versions calls this first, so that two cannot set `is_latest` of
   * the same browser. The revision stays.
   */
  async function lockBrowsers(browserIds: readonly number[]) {
    for (const id of new Set(browserIds.toSorted((a, b) => a - b))) {
      await em.nativeUpdate(Browser, { id }, { revision: raw('revision') });
      const browser = await em.findOne(Browser, { id }, { refresh: true });
      // The response names the browser.
      if (browser?.isDraft) assertAdministrator(actorWith('catalogue:read-drafts'));
    }
  }

  /** Of locked browsers of which visitors see a change. The revision stays. */
  async function touchBrowsers(browserIds: readonly number[]) {
    for (const id of new Set(browserIds)) {
      const browser = await em.findOne(Browser, { id }, { refresh: true });
      if (!browser) continue;
      const updatedAt = laterThan(browser.updatedAt, clock());
      await em.nativeUpdate(Browser, { id }, { revision: raw('revision'), updatedAt });
    }
  }

  /** Of versions that visitors see. */
  async function touchBrowsersOf(versions: readonly Version[]) {
    await touchBrowsers(versions.flatMap(({ browser, isPublished }) => (isPublished ? [browser.id] : [])));
  }

  /** To be called after every change of versions. Their revisions stay. */
  async function updateLatest(browserIds: readonly number[]) {
    for (const browserId of new Set(browserIds)) {
      // Not as entities, because a browser may have thousands of versions.
      const versions = await readVersions(em, (query) => query.where('browser_id', '=', browserId));
      const latest = latestOf(versions.filter(({ isPublished }) => isPublished));
      for (const isLatest of [true, false]) {
        const changed = versions.filter((version) => latest.has(version) === isLatest && version.isLatest !== isLatest);
        if (changed.length > 0)
          await em.nativeUpdate(
            Version,
            { id: { $in: changed.map(({ id }) => id) } },
            { isLatest, revision: raw('revision') },
          );
      }
    }
  }
}

function browserIdsOf(changes: readonly { version: Version; before: { browserId: number } }[]) {
  return changes.flatMap(({ version, before }) => [before.browserId, version.browser.id]);
}
