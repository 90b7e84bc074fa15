import { setImmediate } from 'node:timers/promises';
import { raw } from '@mikro-orm/core';
import { locationText, type FileFormat, type ImportFault, type ImportResult } from '#rules/import.ts';
import type { SlideInput } from '#rules/records/slide.ts';
import type { LinkType } from '#rules/vocabulary.ts';
import { describeChange } from '../database/history/action.ts';
import { lockOrders } from '../database/queries/display-order.ts';
import { inTransaction } from '../database/transaction.ts';
import { Browser } from '../entities/browser.ts';
import { Slide } from '../entities/slide.ts';
import { AppError } from '../errors.ts';
import { readVersionsText, versionsText } from './catalogue/csv.ts';
import { withLines } from './catalogue/json-lines.ts';
import type { Planned } from './catalogue/import-report.ts';
import { planImport, type Plan } from './catalogue/plan.ts';
import type { PlannedBrowser } from './catalogue/plan-browsers.ts';
import { readCatalogueText } from './catalogue/read-file.ts';
import { catalogueText, readSnapshot } from './catalogue/snapshot.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';
import type { Patch } from './writes.ts';

const VERSIONS_AT_ONCE = 50;

export function catalogueFileService({ em, origin, clock }: ServiceContext, records: RecordServices) {
  return {
    /** The text in parts; with `ids` only of these browsers. */
    export({ format, ids = null }: { format: FileFormat; ids?: readonly number[] | null }): AsyncGenerator<string> {
      return format === 'csv' ? versionsText(em, ids) : catalogueText(em, ids);
    },

    /**
     * Adds and changes what a file says, as one change. With a fault nothing is saved. Throws CONFLICT, and, unless it
     * is a dry run, BAD_REQUEST with the faults.
     */
    async import({ format, text, dryRun }: { format: FileFormat; text: string; dryRun: boolean }) {
      const file = await (format === 'csv' ? readVersionsText(text) : readCatalogueText(text));
      const plan = async () => planImport(file, await readSnapshot(em), { origin, now: clock() });
      const lines = (faults: ImportFault[]) => (format === 'csv' ? faults : withLines(faults, text));
      const resultOf = ({ report: { counts, records, faults, warnings } }: Plan, isApplied: boolean): ImportResult => ({
        isApplied,
        counts: counts.filter(({ added, changed, unchanged }) => added + changed + unchanged > 0),
        records,
        faults: lines(faults.first),
        faultCount: faults.count,
        warnings: lines(warnings.first),
      });
      if (dryRun) return resultOf(await plan(), false);
      return describeChange({ kind: 'import' }, async () =>
        inTransaction(em, async () => {
          await lockOrders(em);
          const found = await plan();
          assertNoFaults(found, format);
          await apply(found);
          return resultOf(found, true);
        }),
      );
    },
  };

  async function apply({ browsers, slides, customCodes, tags, homepage }: Plan) {
    if (tags) await records.settings.saveTags(tags);
    if (homepage) await records.settings.saveHomepage(homepage);
    for (const browser of browsers) {
      await applyBrowser(browser);
      await endStep();
    }
    for (const slide of slides) await applySlide(slide);
    for (const { id, change, times } of customCodes) {
      if (id === null) await records.customCodes.create(change ?? {}, times);
      else if (change) await records.customCodes.update(id, change);
    }
  }

  async function applyBrowser(browser: PlannedBrowser) {
    const { change, times, facts, sources, versions } = browser;
    const isNew = browser.id === null;
    const id = browser.id ?? (await records.browsers.create(change ?? {}, times)).id;
    browser.id = id;
    // Before the fields, because a browser that is no longer discontinued may become featured.
    if (facts) await records.facts.save(id, facts);
    if (change && !isNew) await records.browsers.update(id, change);
    if (sources) await records.sources.save(id, sources);
    await applyVersions(id, versions);
    // Saving what belongs to a browser sets its time.
    if (isNew && times.updatedAt)
      await em.nativeUpdate(Browser, { id }, { updatedAt: times.updatedAt, revision: raw('revision') });
  }

  async function applyVersions(browserId: number, versions: Planned[]) {
    await records.versions.lockBrowsers([browserId]);
    for (const { id, change } of versions) {
      if (id === null || !change) continue;
      await records.versions.importChange(id, change);
      await endStep();
    }
    const added = versions.filter(({ id }) => id === null);
    for (let from = 0; from < added.length; from += VERSIONS_AT_ONCE) {
      const batch = added.slice(from, from + VERSIONS_AT_ONCE);
      const ids = await records.versions.importMany(
        batch.map(({ change }) => ({ ...change, browserId })),
        batch.map(({ times }) => times),
      );
      for (const [index, id] of ids.entries()) Object.assign(batch[index] ?? {}, { id });
      await endStep();
    }
    await records.versions.updateLatest([browserId]);
  }

  async function endStep() {
    // A flush compares all loaded entities, so an import would take the square of its size.
    em.clear();
    // SQLite answers in the same turn of the event loop, so nobody would be served during an import.
    await setImmediate();
  }

  async function applySlide({ id, change, target, isTargetLost, times }: Plan['slides'][number]) {
    if (!change && target === undefined) return;
    const fields: Patch<SlideInput> = { ...change, ...(target !== undefined && { linkTargetId: target?.id ?? null }) };
    if (id !== null) await records.slides.update(id, fields);
    else if (!isTargetLost) await records.slides.create(fields, times);
    else {
      // The deletion of a target leaves what no form can save.
      const slide = await records.slides.create({ ...fields, linkType: 'external' }, times);
      const linkType = change?.linkType as LinkType; // checked by the plan
      await em.nativeUpdate(Slide, { id: slide.id }, { linkType, revision: raw('revision') });
    }
  }
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
