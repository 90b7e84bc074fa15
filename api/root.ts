import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder; the same for the sources and for the build. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');
