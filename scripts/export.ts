/**
 * Writes the catalogue to a file: `npm run export -- FILE.json`, or its versions as a table: `npm run export --
 * FILE.csv`. `--ids 1,2` writes only these browsers. The server can keep running.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatOf, runOnCatalogue } from './catalogue-command.ts';

await runOnCatalogue(async ({ catalogueFiles }) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { ids: { type: 'string' } } });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0)
    throw new Error(
      'Enter the file to write: npm run export -- FILE.json or FILE.csv; add --ids 1,2 for only these browsers',
    );
  const ids = values.ids?.split(',').map(Number) ?? null;
  if (ids?.some((id) => !Number.isSafeInteger(id))) throw new Error('--ids is a list of numbers with commas');
  const text = await catalogueFiles.export({ format: formatOf(file), ids });
  writeFileSync(file, text);
  console.log(`${file} has ${Buffer.byteLength(text)} bytes.`);
});
