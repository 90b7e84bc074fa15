import { answerParts } from '../process-apart.ts';
import { parseDocuments } from './kinds.ts';
import type { ParseWork } from './parser.ts';

answerParts<ParseWork>(async function* parse(input) {
  yield await parseDocuments(input);
});
