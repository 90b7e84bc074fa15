import { plainText } from '#rules/plain-text.ts';
import { createReport } from './import-report.ts';
import { createMatcher, planBrowsers } from './plan-browsers.ts';
import { planTags } from './plan-lists.ts';
import { planSlides } from './plan-slides.ts';
import type { ReadFile, ReadRecord } from './read-file.ts';
import type { Snapshot } from './snapshot.ts';

export type Plan = Awaited<ReturnType<typeof planImport>>;

/** Compares a file with the catalogue. Nothing is saved. */
export async function planImport(file: ReadFile, snapshot: Snapshot, { origin, now }: { origin: string; now: number }) {
  const report = createReport(file.faults, { origin, now });
  const { faults, warnings } = report;
  // Otherwise a target may have a fault itself.
  const areTargetsRead =
    faults.count === faults.first.length && !faults.first.some(({ path }) => path.startsWith('browsers'));
  const browsers = await planBrowsers(file.browsers, snapshot, report);
  const slides = await planSlides(file.slides, { report, snapshot, browsers, areTargetsRead });
  const customCodes = planCustomCodes(file.customCodes);
  const tags = file.tags && planTags(report, file.tags, snapshot.tags);
  const homepage = file.homepage && planHomepage(file.homepage);
  // A table is read before it is compared, browser by browser.
  for (const { first } of [faults, warnings]) first.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { browsers, slides, customCodes, tags, homepage, report };

  function planCustomCodes(read: readonly ReadRecord[]) {
    const match = createMatcher(snapshot.customCodes, ({ fields }) => plainText(String(fields.name)));
    return read.map((code) => {
      const title = String(code.record.name);
      return report.planRecord('customCode', code, match(plainText(title)), { title });
    });
  }

  function planHomepage(read: ReadRecord) {
    const { homepage } = snapshot;
    return report.planRecord('homepage', read, homepage && { id: 0, fields: { ...homepage } }, { title: '' }).change;
  }
}
