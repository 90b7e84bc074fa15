import { parseTime } from '#rules/calendar.ts';
import {
  IMPORTED_TYPES,
  fieldLocation,
  type FieldDifference,
  type FileLocation,
  type ImportCount,
  type ImportRecord,
  type ImportStatus,
} from '#rules/import.ts';
import type { Issue, Issues } from '#rules/issues.ts';
import type { Times } from '../writes.ts';
import { FaultList, type ReadRecord } from './read-record.ts';
import type { FileRecord } from './format.ts';
import { compare, type RuledType } from './records.ts';
import type { StoredRecord } from './snapshot.ts';

/** A record to save. The id is null until it is added; the change is null if nothing is to be saved. */
export interface Planned {
  id: number | null;
  change: FileRecord | null;
  times: Times;
}

/** What an import adds and changes, and what is wrong with its file. */
export class ImportReport {
  readonly records: ImportRecord[] = [];
  readonly counts = IMPORTED_TYPES.map((recordType): ImportCount => ({
    recordType,
    added: 0,
    changed: 0,
    unchanged: 0,
  }));
  /** What was perhaps not meant. */
  readonly warnings = new FaultList();
  readonly faults: FaultList;
  /** In milliseconds. */
  readonly now: number;
  private readonly origin: string;

  constructor(faults: FaultList, { origin, now }: { origin: string; now: number }) {
    this.faults = faults;
    this.origin = origin;
    this.now = now;
  }

  /** Compares a record with the stored one. `others` are the differences of what belongs to it. */
  planRecord(
    recordType: RuledType,
    read: ReadRecord,
    stored: StoredRecord | null,
    {
      others = [],
      ...names
    }: Pick<ImportRecord, 'title' | 'platform' | 'architecture'> & { others?: FieldDifference[] },
  ): Planned {
    const { location, record } = read;
    const { change, differences, issues } = compare(recordType, stored?.fields ?? null, record, this.origin);
    this.addIssues(issues, read);
    this.addRecord({ recordType, ...names, ...location }, stored, [...differences, ...others]);
    return {
      id: stored?.id ?? null,
      change: stored && differences.length === 0 ? null : change,
      times: stored ? {} : this.readTimes(record, location),
    };
  }

  addRecord(
    record: Omit<ImportRecord, 'status' | 'differences'>,
    stored: unknown,
    differences: FieldDifference[],
  ): void {
    const status: ImportStatus = stored ? (differences.length > 0 ? 'changed' : 'unchanged') : 'added';
    for (const count of this.counts) if (count.recordType === record.recordType) count[status] += 1;
    if (status !== 'unchanged') this.records.push({ ...record, status, differences: stored ? differences : [] });
  }

  addIssues(issues: Issues, read: ReadRecord): void {
    for (const [field, issue] of Object.entries(issues)) this.addIssue(field, issue, read);
  }

  /** Adds the issue of a field, unless its value or its record could not be read. */
  private addIssue(field: string, { key, params }: Issue, { location, record, wrongFields, isIdentified }: ReadRecord) {
    const [name = ''] = field.split('.', 1);
    if (!wrongFields.has(name) && (isIdentified || name in record))
      this.faults.add(fieldLocation(location, field), key, params);
  }

  /** Adds the issues of a list, which begin with the position from 1, and returns whether there are any. */
  addListIssues(issues: Issues, list: FileLocation, entries: readonly ReadRecord[]): boolean {
    for (const [name, issue] of Object.entries(issues)) {
      const [position = '1', ...field] = name.split('.');
      const entry = entries[Number(position) - 1];
      if (entry) this.addIssue(field.join('.'), issue, entry);
      else this.faults.add(list, issue.key, issue.params);
    }
    return Object.keys(issues).length > 0;
  }

  private readTimes(record: FileRecord, location: FileLocation) {
    const times: Times = {};
    for (const name of ['createdAt', 'updatedAt'] as const) {
      const text = record[name];
      const time = typeof text === 'string' ? parseTime(text) : null;
      if (time) times[name] = time;
      else if (text !== undefined) this.faults.add(fieldLocation(location, name), 'importTimeInvalid');
    }
    return times;
  }
}
