import { missingInBrowser, missingInVersion } from '#rules/needs.ts';
import { browserRows, versionRows, type Tables } from './queries/rows.ts';

/** The column `missing` of a row that is written without an entity. */
export const missingInRow: Record<'browser' | 'version', (row: object) => string> = {
  browser: (row) => missingInBrowser(browserRows.read(row as Tables['browser'])), // a row of the table, as the caller says
  version: (row) => missingInVersion(versionRows.read(row as Tables['version'])),
};
