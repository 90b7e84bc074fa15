import { answerParts } from '../../process-apart.ts';
import { readVersionsText } from './csv.ts';
import { withLines } from './json-lines.ts';
import type { ReadWork } from './read-apart.ts';
import { readCatalogueText } from './read-file.ts';

const VERSIONS_AT_ONCE = 100;

answerParts<ReadWork>(async function* answer({ text, ...task }) {
  if ('faults' in task) {
    yield { faults: withLines(task.faults, text) };
    return;
  }
  const { browsers, ...file } = await (task.format === 'csv' ? readVersionsText(text) : readCatalogueText(text));
  yield { file };
  for (const { versions, ...browser } of browsers) {
    yield { browser };
    for (let from = 0; from < versions.length; from += VERSIONS_AT_ONCE)
      yield { versions: versions.slice(from, from + VERSIONS_AT_ONCE) };
  }
});
