import { cleanup } from './cleanup.ts';
import type { Job } from './job.ts';
import { links } from './links.ts';
import { updates } from './updates.ts';

/** All jobs, in the order of JOB_NAMES. */
export const JOBS: readonly Job[] = [cleanup, updates, links];
