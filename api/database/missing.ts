import { missingInBrowser, missingInVersion } from '#rules/needs.ts';
import { UrlListType } from '../entities/columns.ts';

type StoredRow = Readonly<Record<string, string | number | boolean | null>>;

function textIn(row: StoredRow, name: string) {
  return { en: String(row[`${name}_en`]), zh: String(row[`${name}_zh`]) };
}

function orNull<T>(value: StoredRow[string] | undefined, convert: (value: StoredRow[string]) => T) {
  return value === null || value === undefined ? null : convert(value);
}

/** The column `missing` of a row that is written without an entity. */
export const missingInRow: Record<'browser' | 'version', (row: StoredRow) => string> = {
  browser: (row) =>
    missingInBrowser({
      description: textIn(row, 'description'),
      shortDescription: textIn(row, 'short_description'),
    }),

  version: (row) =>
    missingInVersion({
      versionNumber: String(row['version_number']),
      downloadUrl: String(row['download_url']),
      pinned: orNull(row['pinned'], Boolean),
      sha256: orNull(row['sha256'], String),
      fileSize: orNull(row['file_size'], String),
      features: textIn(row, 'features'),
      screenshots: new UrlListType().convertToJSValue(String(row['screenshots'])),
    }),
};
