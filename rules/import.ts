import type { MessageKey, MessageParams } from './messages.ts';
import type { Architecture, Platform } from './vocabulary.ts';

/** Facts and update sources are parts of their browser. */
export const IMPORTED_TYPES = ['browser', 'version', 'slide', 'customCode', 'tag', 'homepage'] as const;
export type ImportedType = (typeof IMPORTED_TYPES)[number];

export const FILE_FORMATS = ['json', 'csv'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const CATALOGUE_SCHEMA_PATH = '/api/catalogue.schema.json';

export const IMPORT_STATUSES = ['added', 'changed', 'unchanged'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The path in JSON (`browsers[3].versions[0]`), the column in CSV. */
export interface FileLocation {
  path: string;
  /** The row of a table, as a spreadsheet counts, or the line of a fault in JSON. */
  line: number | null;
}

export interface ImportFault extends FileLocation {
  key: MessageKey;
  params: MessageParams;
}

export interface FieldDifference {
  field: string;
  before: string;
  after: string;
}

export interface ImportRecord extends FileLocation {
  recordType: ImportedType;
  status: Exclude<ImportStatus, 'unchanged'>;
  title: string;
  platform?: Platform | undefined;
  architecture?: Architecture | undefined;
  /** Empty for a new record. */
  differences: FieldDifference[];
}

export type ImportCount = { recordType: ImportedType } & Record<ImportStatus, number>;

export interface ImportResult {
  isApplied: boolean;
  counts: ImportCount[];
  records: ImportRecord[];
  /** At most IMPORT_FAULTS_MAX. */
  faults: ImportFault[];
  faultCount: number;
  /** What was perhaps not meant. */
  warnings: ImportFault[];
}

export function fieldLocation({ path, line }: FileLocation, field: string): FileLocation {
  return { path: path && field ? `${path}.${field}` : path + field, line };
}

export function locationText({ path, line }: FileLocation, format: FileFormat) {
  const word = format === 'csv' ? 'row' : 'line';
  return [line === null ? '' : `${word} ${line}`, path].filter(Boolean).join(', ');
}
