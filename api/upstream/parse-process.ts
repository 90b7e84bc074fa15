import { parseDocuments, type ParseInput } from './kinds.ts';

process.on('message', async (input: ParseInput) => process.send?.(await parseDocuments(input)));
