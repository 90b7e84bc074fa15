/**
 * `npm run export -- FILE.json` writes the catalogue, `FILE.csv` its versions as a table; `--ids 1,2` only these
 * browsers. The server can keep running.
 */
import { writeFileSync } from 'node:fs';
import { readArguments, runCommand } from './command.ts';
import { formatOf, withCatalogue } from './open-catalogue.ts';

await runCommand(async (environment) => {
  const { file, values } = readArguments(
    'Enter the file to write: npm run export -- FILE.json or FILE.csv; add --ids 1,2 for only these browsers',
    { ids: { type: 'string' } },
  );
  const ids = values.ids?.split(',').map(Number) ?? null;
  if (ids?.some((id) => !Number.isSafeInteger(id))) throw new Error('--ids is a list of numbers with commas');
  const format = formatOf(file);
  const text = await withCatalogue(environment, async ({ services }) =>
    services().catalogueFiles.export({ format, ids }),
  );
  writeFileSync(file, text);
  console.log(`${file} has ${Buffer.byteLength(text)} bytes.`);
});
