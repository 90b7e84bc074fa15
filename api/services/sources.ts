import type { EntityData } from '@mikro-orm/core';
import { releaseKey } from '#rules/proposals.ts';
import {
  DEFAULT_SOURCE,
  SOURCE,
  checkSource,
  checkSources,
  storedSource,
  type SourceInput,
  type SourceSettings,
} from '#rules/records/source.ts';
import { isEmptyAnswer, type LeftOut, type SourceFailure, type SourceKind } from '#rules/sources.ts';
import { Browser } from '../entities/browser.ts';
import { Proposal } from '../entities/proposal.ts';
import { releasesIn, SourceState } from '../entities/source-state.ts';
import { Source } from '../entities/source.ts';
import { AppError, assertFound } from '../errors.ts';
import { readSource } from '../upstream/read-source.ts';
import { SourceError, UpstreamError } from '../upstream/upstream-error.ts';
import type { ServiceContext } from './context.ts';
import {
  assertAdministrator,
  checkedInput,
  checkedList,
  inputOf,
  recordChanges,
  touch,
  type Patch,
  type Preconditions,
} from './writes.ts';

type SourceService = ReturnType<typeof sourceService>;
export type BrowserSources = Awaited<ReturnType<SourceService['list']>>;

export type SourceName = ReturnType<typeof identityOf>;

export type CheckedSource = NonNullable<Awaited<ReturnType<SourceService['check']>>>;

interface StoredSource {
  source: Source;
  state: SourceState | null;
}

const NOTHING = '[]';

/** Requests end after 29 seconds. */
const TRIAL_MS = 25_000;

export function sourceService({ em, actor, actorWith, upstream, clock }: ServiceContext) {
  async function read(settings: SourceSettings, options: Omit<Parameters<typeof readSource>[1], 'http' | 'mirror'>) {
    if (!upstream) throw new AppError('UNAVAILABLE', 'unavailable');
    return readSource(settings, { ...upstream, ...options });
  }

  /**
   * In the current transaction. A source that stays keeps its last result. A new one takes the place of one of its
   * kind.
   */
  async function replace(browser: Browser, inputs: readonly SourceInput[]) {
    const stored = new Map(
      (await em.find(Source, { browser })).map((source) => [JSON.stringify(settingsOf(source)), source]),
    );
    const others = inputs.map(storedSource).filter((settings) => !stored.delete(JSON.stringify(settings)));
    for (const settings of others) {
      const [key, source] = [...stored].find(([, { kind }]) => kind === settings.kind) ?? [];
      if (key === undefined || source === undefined) {
        em.create(Source, { ...settings, browser });
        continue;
      }
      stored.delete(key);
      Object.assign(source, settings);
      await em.nativeDelete(SourceState, { source });
    }
    for (const source of stored.values()) em.remove(source);
  }

  async function list(browserId: number) {
    // The browser is read first, so that its revision is never newer than the sources.
    const stored = await em.findOne(Browser, { id: browserId }, { fields: ['revision'], disableIdentityMap: true });
    const { revision } = assertFound(stored, 'browserNotFound');
    const inOrder = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
    const sources = await em.find(Source, { browser: browserId }, inOrder);
    const states = await em.find(SourceState, { source: { browser: browserId } }, inOrder);
    return {
      browserId,
      /** The revision of the browser, which guards its sources. */
      revision,
      sources: sources.map((source) => ({
        id: source.id,
        browserId,
        ...settingsOf(source),
        ...resultOf(states.find((state) => state.source.id === source.id)),
      })),
    };
  }

  async function find(id: number) {
    const source = await em.findOne(Source, { id }, { disableIdentityMap: true });
    return source && { source, state: await em.findOne(SourceState, { source: id }, { disableIdentityMap: true }) };
  }

  async function readDismissed(browserId: number) {
    const dismissed = await em.find(
      Proposal,
      { browser: browserId, status: 'dismissed' },
      { fields: ['releaseChannel', 'versionNumber'], disableIdentityMap: true },
    );
    return new Set(dismissed.map(releaseKey));
  }

  /** The releases of the last successful read stay, unless the source says twice in a row that it has none. */
  async function countFailure({ source, state }: StoredSource, failure: SourceFailure, leftOut: LeftOut[] = []) {
    const isGone = isEmptyAnswer(failure) && state?.failure && isEmptyAnswer(state.failure);
    await store(source.id, {
      failures: (state?.failures ?? 0) + 1,
      failure,
      releases: isGone ? NOTHING : (state?.releases ?? NOTHING),
      leftOut: leftOut.length > 0 ? JSON.stringify(leftOut) : (state?.leftOut ?? null),
    });
  }

  /** No part of the catalogue, so there is no transaction, and the revision stays. */
  async function store(id: number, state: EntityData<SourceState>) {
    await em.upsert(
      SourceState,
      { source: id, checkedAt: new Date(clock()), ...state },
      { onConflictFields: ['source'], disableIdentityMap: true },
    );
  }

  return {
    /** In the order in which they were added. Throws NOT_FOUND. */
    list,

    async save(browserId: number, sources: readonly Patch<SourceInput>[], guard: Preconditions = {}) {
      await recordChanges({ em, actor, actorWith }, Browser, 'browserNotFound').one(
        browserId,
        { guard },
        async (browser) => {
          // The response may have the browser.
          if (browser.isDraft) assertAdministrator(actorWith('catalogue:read-drafts'));
          await replace(browser, await checkedList(DEFAULT_SOURCE, sources, checkSources));
          touch(browser, clock());
          await em.flush();
        },
      );
    },

    /** Reads a source and stores nothing. Throws BAD_REQUEST. */
    async try(source: Patch<SourceInput>) {
      const input = await checkedInput(SOURCE.fields, checkSource, null, source);
      const signal = AbortSignal.timeout(TRIAL_MS);
      try {
        const { answer } = await read(storedSource(input), { cached: null, signal });
        return { failure: null, releases: [], leftOut: [], ...answer };
      } catch (error) {
        if (signal.aborted) return { failure: 'timeout' as const, releases: [], leftOut: [] };
        if (error instanceof UpstreamError) return { failure: error.code, releases: [], leftOut: leftOutOf(error) };
        throw error;
      }
    },

    /** Not read since a time in milliseconds; the oldest first. */
    async listDue(since: number) {
      const states = await em.findAll(SourceState, { fields: ['source', 'checkedAt'], disableIdentityMap: true });
      const times = new Map(states.map(({ source, checkedAt }) => [source.id, checkedAt?.getTime() ?? 0]));
      const readAt = ({ id }: { id: number }) => times.get(id) ?? 0;
      const sources = await em.findAll(Source, { orderBy: { id: 'asc' }, disableIdentityMap: true });
      const due = sources.filter((source) => readAt(source) < since).toSorted((a, b) => readAt(a) - readAt(b));
      return due.map(identityOf);
    },

    /**
     * Reads a stored source and stores the result; null if it was deleted or changed meanwhile. Without a response
     * nothing is stored; see `fail`.
     */
    async check(id: number, signal?: AbortSignal) {
      const stored = await find(id);
      if (!stored) return null;
      const { source, state } = stored;
      const [settings, identity] = [settingsOf(source), identityOf(source)];
      try {
        const { answer, validators } = await read(settings, {
          cached: state && { etag: state.etag ?? null, lastModified: state.lastModified ?? null },
          dismissed: await readDismissed(identity.browserId),
          signal,
        });
        const now = await find(id);
        if (!now || JSON.stringify(settingsOf(now.source)) !== JSON.stringify(settings)) return null;
        const before = state?.releases ?? NOTHING;
        const after = answer ? JSON.stringify(answer.releases) : before;
        await store(id, {
          ...validators,
          failures: 0,
          failure: null,
          succeededAt: new Date(clock()),
          releases: after,
          leftOut: answer ? JSON.stringify(answer.leftOut) : (state?.leftOut ?? null),
        });
        return { ...identity, failure: null, hasResponse: true, pausedUntil: null, isChanged: after !== before };
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof UpstreamError)) throw error;
        const { code: failure, pausedUntil } = error;
        const hasResponse = error.hasResponse && pausedUntil === null;
        if (hasResponse) await countFailure(stored, failure, leftOutOf(error));
        // With the end of the pause that the host asked for, in milliseconds since 1970.
        return { ...identity, failure, hasResponse, pausedUntil, isChanged: false };
      }
    },

    /** Of a source whose host did not respond, although the network works. */
    async fail(id: number, failure: SourceFailure) {
      const stored = await find(id);
      if (stored) await countFailure(stored, failure);
    },
  };
}

function identityOf({ id, browser, kind, identifier }: Source) {
  return { id, browserId: browser.id, kind: kind as SourceKind, identifier }; // validated when it was saved
}

/** The settings of an entity, in the order of `storedSource`. */
function settingsOf(source: Source): SourceSettings {
  return inputOf<SourceInput>(source, DEFAULT_SOURCE) as SourceSettings; // validated when it was saved
}

function leftOutOf(error: UpstreamError): LeftOut[] {
  return error instanceof SourceError ? error.leftOut : [];
}

function resultOf(state: SourceState | undefined) {
  return {
    checkedAt: state?.checkedAt ?? null,
    succeededAt: state?.succeededAt ?? null,
    failures: state?.failures ?? 0,
    failure: state?.failure ?? null,
    releases: releasesIn(state?.releases ?? NOTHING),
    leftOut: JSON.parse(state?.leftOut ?? NOTHING) as LeftOut[], // `check` wrote it
  };
}
