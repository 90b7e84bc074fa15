import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, from the sources as from what is built of them. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
