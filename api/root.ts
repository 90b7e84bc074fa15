import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, also in the build. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
