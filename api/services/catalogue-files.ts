import { setImmediate, setTimeout } from 'node:timers/promises';
import { raw } from '@mikro-orm/core';
import { locationText, type FileFormat, type ImportFault, type ImportResult } from '#rules/import.ts';
import type { SlideInput } from '#rules/records/slide.ts';
import { LINK_TYPES, memberOf } from '#rules/vocabulary.ts';
import { describeChange, type JoinedChange } from '../database/history/action.ts';
import { lockOrders, nextOrder } from '../database/queries/display-order.ts';
import { queryIn } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { Browser } from '../entities/browser.ts';
import { Slide } from '../entities/slide.ts';
import { AppError } from '../errors.ts';
import { versionsText } from './catalogue/csv.ts';
import { planImport, type Plan } from './catalogue/plan.ts';
import type { PlannedBrowser } from './catalogue/plan-browsers.ts';
import { readApart, withLinesApart } from './catalogue/read-apart.ts';
import { browserBatches, catalogueText, readSnapshot } from './catalogue/snapshot.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';
import type { undoService } from './undo.ts';
import type { Patch } from './writes.ts';

/** With some dozen statements. */
const VERSIONS_AT_ONCE = 20;
/** The commit, which updates the search index, takes about as long again. In milliseconds. */
const BATCH_MS = 80;
/** Others wait for a transaction on SQLite, so their reads get this time between two, in milliseconds. */
const PAUSE_MS = 60;

export interface ImportProgress {
  /** Ends when the client has gone. */
  signal?: AbortSignal;
  /** Called after each transaction but the last. */
  onProgress?: (done: number, total: number) => void;
}

interface OwnChange {
  joined: JoinedChange;
  /** The last change before the comparison with the catalogue. */
  since: number;
}

/** May run again, if its transaction is repeated. */
type Step = () => Promise<void>;

/** Imports run one after the other. */
let last: Promise<unknown> = Promise.resolve();

async function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => null);
  return done;
}

export function catalogueFileService(
  { em, origin, clock }: ServiceContext,
  records: RecordServices,
  createUndo: () => ReturnType<typeof undoService>,
) {
  return {
    /** The text in parts; with `ids` only of these browsers. */
    export({ format, ids = null }: { format: FileFormat; ids?: readonly number[] | null }): AsyncGenerator<string> {
      return format === 'csv' ? versionsText(browserBatches(em, ids)) : catalogueText(em, ids);
    },

    /**
     * Adds and changes what a file says, as one change in several transactions. After a failure or the end of `signal`
     * nothing of it stays. Throws CONFLICT, and, unless it is a dry run, BAD_REQUEST with the faults.
     */
    async import(
      { format, text, dryRun }: { format: FileFormat; text: string; dryRun: boolean },
      progress: ImportProgress = {},
    ) {
      const lines = async (faults: ImportFault[]) => (format === 'csv' ? faults : withLinesApart(faults, text));
      const resultOf = async (
        { report: { counts, records: found, faults, warnings } }: Plan,
        isApplied: boolean,
      ): Promise<ImportResult> => ({
        isApplied,
        counts: counts.filter(({ added, changed, unchanged }) => added + changed + unchanged > 0),
        records: found,
        faults: await lines(faults.first),
        faultCount: faults.count,
        warnings: await lines(warnings.first),
      });
      const run = async () => {
        assertStays(progress);
        const file = await readApart(format, text);
        assertStays(progress);
        const since = await lastChange();
        const plan = await planImport(file, await readSnapshot(em, file), { origin, now: clock() });
        if (dryRun) return resultOf(plan, false);
        assertNoFaults(plan, format);
        await apply([...stepsOf(plan)], since, progress);
        return resultOf(plan, true);
      };
      return dryRun ? run() : oneByOne(run);
    },
  };

  /** All of them or none. */
  async function apply(steps: readonly Step[], since: number, progress: ImportProgress) {
    const joined: JoinedChange = { id: null, starts: [] };
    try {
      await describeChange({ kind: 'import', joined }, async () => applyInBatches(steps, { joined, since }, progress));
    } catch (error) {
      if (!(await createUndo().undoJoined(joined, pause))) throw new AppError('CONFLICT', 'importHalfUndone');
      throw error;
    }
  }

  async function applyInBatches(steps: readonly Step[], own: OwnChange, progress: ImportProgress) {
    for (let done = 0; done < steps.length;) {
      let next = done;
      assertStays(progress);
      await inTransaction(em, async () => {
        await lockOrders(em);
        await assertOnlyImport(own);
        const end = performance.now() + BATCH_MS;
        for (next = done; next < steps.length && performance.now() < end; next += 1) {
          await steps[next]?.();
          // A flush compares all loaded entities, so an import would take the square of its size.
          em.clear();
          // SQLite answers in the same turn of the event loop, so nobody would be served during a transaction.
          await setImmediate();
        }
      });
      done = next;
      if (done === steps.length) return;
      progress.onProgress?.(done, steps.length);
      await pause();
    }
  }

  async function lastChange() {
    const rows = await queryIn(em).selectFrom('change').select('id').orderBy('id', 'desc').limit(1).execute();
    return rows[0]?.id ?? 0;
  }

  /** The plan does not know what an import of another process has added meanwhile. Throws CONFLICT. */
  async function assertOnlyImport({ joined, since }: OwnChange) {
    const imports = queryIn(em).selectFrom('change').select('id').where('id', '>', since).where('kind', '=', 'import');
    const other = await imports
      .where('id', '<>', joined.id ?? 0)
      .limit(1)
      .executeTakeFirst();
    if (other) throw new AppError('CONFLICT', 'conflict');
  }

  function* stepsOf({ browsers, slides, customCodes, tags, homepage }: Plan): Generator<Step> {
    if (tags)
      yield async () => {
        await records.settings.saveTags(tags);
      };
    if (homepage)
      yield async () => {
        await records.settings.saveHomepage(homepage);
      };
    for (const browser of browsers) yield* stepsOfBrowser(browser);
    for (const slide of slides) yield async () => applySlide(slide);
    for (const { id, change, times } of customCodes)
      yield async () => {
        if (id === null) await records.customCodes.create(change ?? {}, times);
        else if (change) await records.customCodes.update(id, change);
      };
  }

  function* stepsOfBrowser(browser: PlannedBrowser): Generator<Step> {
    const { id: storedId, isLast, change, times, facts, sources, versions } = browser;
    const changed = versions.filter((version) => version.id !== null && version.change);
    const added = versions.filter(({ id }) => id === null);
    const idOf = () => browser.id ?? 0; // the first step has stored it
    if (storedId === null || change || facts || sources)
      yield async () => {
        // A move may have raised the orders since the comparison.
        const order = isLast && { displayOrder: Math.max(Number(change?.displayOrder), await nextOrder(em)) };
        const id = storedId ?? (await records.browsers.create({ ...change, ...order }, times)).id;
        browser.id = id;
        // Before the fields, because a browser that is no longer discontinued may become featured.
        if (facts) await records.facts.save(id, facts);
        if (change && storedId !== null) await records.browsers.update(id, change);
        if (sources) await records.sources.save(id, sources);
      };
    for (let from = 0; from < changed.length; from += VERSIONS_AT_ONCE) {
      const group = changed.slice(from, from + VERSIONS_AT_ONCE);
      yield async () => {
        await records.versions.lockBrowsers([idOf()]);
        await records.versions.importChanges(new Map(group.map(({ id, change }) => [id ?? 0, change ?? {}])));
      };
    }
    for (let from = 0; from < added.length; from += VERSIONS_AT_ONCE) {
      const group = added.slice(from, from + VERSIONS_AT_ONCE);
      yield async () => {
        const ids = await records.versions.importMany(
          group.map((version) => ({ ...version.change, browserId: idOf() })),
          group.map((version) => version.times),
        );
        for (const [index, id] of ids.entries()) Object.assign(group[index] ?? {}, { id });
      };
    }
    const isNew = storedId === null;
    if (changed.length + added.length > 0 || isNew)
      yield async () => {
        await records.versions.lockBrowsers([idOf()]);
        await records.versions.updateLatest([idOf()]);
        // Saving what belongs to a browser sets its time.
        if (isNew && times.updatedAt)
          await em.nativeUpdate(Browser, { id: idOf() }, { updatedAt: times.updatedAt, revision: raw('revision') });
      };
  }

  async function applySlide({ id, change, target, isTargetLost, times }: Plan['slides'][number]) {
    if (!change && target === undefined) return;
    const fields: Patch<SlideInput> = { ...change, ...(target !== undefined && { linkTargetId: target?.id ?? null }) };
    if (id !== null) await records.slides.update(id, fields);
    else if (!isTargetLost) await records.slides.create(fields, times);
    else {
      // The deletion of a target leaves what no form can save.
      const slide = await records.slides.create({ ...fields, linkType: 'external' }, times);
      const linkType = memberOf(LINK_TYPES, change?.linkType);
      if (!linkType) throw new Error('The plan has a slide without a type of link');
      await em.nativeUpdate(Slide, { id: slide.id }, { linkType, revision: raw('revision') });
    }
  }
}

async function pause() {
  await setTimeout(PAUSE_MS);
}

/** Throws CONFLICT if the client has gone. */
function assertStays({ signal }: ImportProgress) {
  if (signal?.aborted) throw new AppError('CONFLICT', 'importCancelled');
}

function assertNoFaults({ report: { faults } }: Plan, format: FileFormat) {
  if (faults.count > 0)
    throw new AppError('BAD_REQUEST', 'importHasFaults', {
      issues: faults.first.map(({ key, params, ...location }) => ({
        field: locationText(location, format),
        key,
        params,
      })),
    });
}
