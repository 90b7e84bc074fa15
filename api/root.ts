import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The project's folder, also in the build. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? '.');

/** The folder `api`, or `dist/api` in the build, to which `scripts/build.ts` copies the files that the server reads. */
export const API_FOLDER = import.meta.dirname;
