import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { readArguments, runCommand } from './command.ts';
import { formatOf, withCatalogue } from './open-catalogue.ts';

const USAGE =
  'Enter the file to write: npm run export -- FILE.json or FILE.csv; add --ids 1,dia for only these browsers';

await runCommand(USAGE, async (environment) => {
  const { file, values } = readArguments(USAGE, { ids: { type: 'string' } });
  const format = formatOf(file);
  await withCatalogue(environment, async ({ services }) => {
    const { browsers, catalogueFiles } = services();
    const ids = values.ids === undefined ? null : await browsers.idsOf(values.ids, '--ids');
    await writeFile(file, catalogueFiles.export({ format, ids }));
  });
  console.log(`${file} has ${statSync(file).size} bytes.`);
});
