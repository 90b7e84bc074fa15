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

/** The id is null until the record is added, the change if nothing is to be saved. */
export interface Planned {
  id: number | null;
  change: FileRecord | null;
  times: Times;
}

interface Names extends Pick<ImportRecord, 'title' | 'platform' | 'architecture'> {
  /** The differences of what belongs to the record. */
  others?: FieldDifference[];
}

export type ImportReport = ReturnType<typeof createReport>;

/** `now` is in milliseconds. */
export function createReport(faults: FaultList, { origin, now }: { origin: string; now: number }) {
  const records: ImportRecord[] = [];
  const counts = IMPORTED_TYPES.map((recordType): ImportCount => ({ recordType, added: 0, changed: 0, unchanged: 0 }));

  function addRecord(
    record: Omit<ImportRecord, 'status' | 'differences'>,
    stored: unknown,
    differences: FieldDifference[],
  ) {
    const status: ImportStatus = stored ? (differences.length > 0 ? 'changed' : 'unchanged') : 'added';
    for (const count of counts) if (count.recordType === record.recordType) count[status] += 1;
    if (status !== 'unchanged') records.push({ ...record, status, differences: stored ? differences : [] });
  }

  /** Unless the value or the record could not be read. */
  function addIssue(
    field: string,
    { key, params }: Issue,
    { location, record, wrongFields, isIdentified }: ReadRecord,
  ) {
    const [name = ''] = field.split('.', 1);
    if (!wrongFields.has(name) && (isIdentified || name in record))
      faults.add(fieldLocation(location, field), key, params);
  }

  function addIssues(issues: Issues, read: ReadRecord) {
    for (const [field, issue] of Object.entries(issues)) addIssue(field, issue, read);
  }

  function readTimes(record: FileRecord, location: FileLocation) {
    const times: Times = {};
    for (const name of ['createdAt', 'updatedAt'] as const) {
      const text = record[name];
      const time = typeof text === 'string' ? parseTime(text) : null;
      if (time) times[name] = time;
      else if (text !== undefined) faults.add(fieldLocation(location, name), 'importTimeInvalid');
    }
    return times;
  }

  return {
    records,
    counts,
    faults,
    /** What was perhaps not meant. */
    warnings: new FaultList(),
    now,
    addRecord,
    addIssues,

    /** Compares a record with the stored one. */
    planRecord(
      recordType: RuledType,
      read: ReadRecord,
      stored: StoredRecord | null,
      { others = [], ...names }: Names,
    ): Planned {
      const { location, record } = read;
      const { change, differences, issues } = compare(recordType, stored?.fields ?? null, record, origin);
      addIssues(issues, read);
      addRecord({ recordType, ...names, ...location }, stored, [...differences, ...others]);
      return {
        id: stored?.id ?? null,
        change: stored && differences.length === 0 ? null : change,
        times: stored ? {} : readTimes(record, location),
      };
    },

    /** The fields begin with the position from 1. Returns whether there are any. */
    addListIssues(issues: Issues, list: FileLocation, entries: readonly ReadRecord[]) {
      for (const [name, issue] of Object.entries(issues)) {
        const [position = '1', ...field] = name.split('.');
        const entry = entries[Number(position) - 1];
        if (entry) addIssue(field.join('.'), issue, entry);
        else faults.add(list, issue.key, issue.params);
      }
      return Object.keys(issues).length > 0;
    },
  };
}
