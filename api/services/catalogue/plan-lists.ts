import { latestDate } from '#rules/facts.ts';
import { fieldLocation, type FileLocation } from '#rules/import.ts';
import { DEFAULT_FACT, checkFacts, storedFact, type FactInput } from '#rules/records/fact.ts';
import { DEFAULT_SOURCE, checkSources, storedSource, type SourceInput } from '#rules/records/source.ts';
import { DEFAULT_TAG, checkTagList, type TagInput } from '#rules/records/tag.ts';
import type { FileRecord } from './format.ts';
import type { ImportReport } from './import-report.ts';
import type { ReadRecord } from './read-record.ts';
import { compareField, isSame } from './records.ts';
import { factOf, sourceOf, type Snapshot } from './snapshot.ts';

/** Of what belongs to a browser, `merged` is all of it, with what stays, or null if nothing changes. */
const UNCHANGED = { merged: null, differences: [] };

export function planFacts(
  report: ImportReport,
  read: readonly ReadRecord[],
  stored: readonly FileRecord[],
  location: FileLocation,
) {
  const before = new Map(stored.map((fact) => [String(fact.topic), fact]));
  const inputs = read.map(({ record }): FactInput => {
    // The public file has no notes, and must not delete them.
    const { note } = { ...DEFAULT_FACT, ...before.get(String(record.topic)) };
    return { ...DEFAULT_FACT, note, ...record };
  });
  if (report.addListIssues(checkFacts(inputs, latestDate(report.now)), fieldLocation(location, 'facts'), read))
    return UNCHANGED;
  const after = new Map(inputs.map((input) => [input.topic, factOf(storedFact(input))]));
  const differences = [...after].flatMap(([topic, { topic: _topic, ...fact }]) =>
    compareField(`facts.${topic}`, before.get(topic), fact),
  );
  if (differences.length === 0) return UNCHANGED;
  const merged = [...new Map([...before, ...after]).values()].map((fact): FactInput => ({ ...DEFAULT_FACT, ...fact }));
  return { merged, differences };
}

export function planSources(
  report: ImportReport,
  read: readonly ReadRecord[],
  stored: readonly FileRecord[],
  location: FileLocation,
) {
  const at = fieldLocation(location, 'sources');
  const inputs = read.map(({ record }): SourceInput => ({ ...DEFAULT_SOURCE, ...record }));
  if (report.addListIssues(checkSources(inputs), at, read)) return UNCHANGED;
  const added = inputs
    .map((input) => sourceOf(storedSource(input)))
    .filter((source) => !stored.some((one) => isSame(one, source)));
  const merged = [...stored, ...added].map((source): SourceInput => ({ ...DEFAULT_SOURCE, ...source }));
  if (added.length === 0) return UNCHANGED;
  report.addListIssues(checkSources(merged), at, []);
  return {
    merged,
    differences: added.flatMap((source) => compareField('sources', null, Object.values(source).join(' '))),
  };
}

export function planTags(report: ImportReport, read: readonly ReadRecord[], tags: Snapshot['tags']): TagInput[] | null {
  const stored = new Map(tags?.map((tag) => [tag.id, tag]));
  const inputs = read.map(({ record }): TagInput => ({
    ...DEFAULT_TAG,
    ...stored.get(String(record.id)),
    ...record,
  }));
  const at = { path: 'tags', line: null };
  if (report.addListIssues(checkTagList(inputs), at, read)) return null;
  const isChanged = inputs.map((input, index) => {
    const before = stored.get(input.id);
    const fields = ['label', 'color'] as const;
    const differences = before ? fields.flatMap((field) => compareField(field, before[field], input[field])) : [];
    report.addRecord({ recordType: 'tag', title: input.id, path: `tags[${index}]`, line: null }, before, differences);
    return !before || differences.length > 0;
  });
  if (!isChanged.includes(true) && tags) return null;
  const merged = [...new Map<string, TagInput>([...stored, ...inputs.map((tag) => [tag.id, tag] as const)]).values()];
  report.addListIssues(checkTagList(merged), at, []);
  return merged;
}
