import { readFileSync } from 'node:fs';
import { locationText, type ImportRecord } from '#rules/import.ts';
import { messageText } from '#rules/texts.ts';
import { decodedFile } from '../api/services/catalogue/read-file.ts';
import { readArguments, runCommand } from './command.ts';
import { formatOf, withCatalogue } from './open-catalogue.ts';

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopped.abort());

const USAGE = 'Enter the file to read: npm run import -- FILE.json or FILE.csv; add --dry-run to see what it would do';

await runCommand(USAGE, async (environment) => {
  const { file, values } = readArguments(USAGE, { 'dry-run': { type: 'boolean' } });
  const request = { format: formatOf(file), text: decodedFile(readFileSync(file)) };
  // Only a dry run reports the places of the faults.
  const { records, counts, faults, faultCount, warnings, isApplied } = await withCatalogue(
    environment,
    async ({ services }) => {
      const { catalogueFiles } = services();
      const expected = await catalogueFiles.import({ ...request, dryRun: true });
      const isDryRun = values['dry-run'] || expected.faults.length > 0;
      return isDryRun ? expected : catalogueFiles.import({ ...request, dryRun: false }, { signal: stopped.signal });
    },
  );
  for (const record of records) printRecord(record);
  for (const { key, params, ...location } of faults)
    console.error(`${locationText(location, request.format)}: ${messageText(key, params)}`);
  if (faultCount > faults.length) console.error(`… and ${faultCount - faults.length} more faults`);
  for (const { key, params, ...location } of warnings)
    console.log(`${locationText(location, request.format)}: ${messageText(key, params)}`);
  for (const { recordType, added, changed, unchanged } of counts)
    console.log(`${recordType}: ${added} added, ${changed} changed, ${unchanged} left alone`);
  if (faults.length > 0) process.exitCode = 1;
  else if (!isApplied) console.log('This was a dry run: nothing was changed.');
  else
    console.log(
      records.length > 0 ? 'Imported, as one change of the history.' : 'Nothing differs, so nothing was changed.',
    );
});

function printRecord({ status, recordType, title, platform, architecture, differences }: ImportRecord) {
  console.log(`${status}: ${[recordType, title, platform, architecture].filter(Boolean).join(' ')}`);
  for (const { field, before, after } of differences)
    console.log(`  ${field}: ${oneLine(before)} -> ${oneLine(after)}`);
}

function oneLine(text: string) {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}
