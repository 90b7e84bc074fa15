import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlushEventArgs } from '@mikro-orm/core';

/** In bytes. SQLite's write-ahead log, to which a deletion is written too, takes about half of it. */
const SIZE = 8 * 1024 * 1024;

export type DiskReserve = ReturnType<typeof createDiskReserve>;

/** A file in DATA_DIR that is deleted when the disk is full, so that the administrator can sign in and delete records. */
export function createDiskReserve(dataDir: string) {
  const file = join(dataDir, 'reserve');
  const reserve = {
    /** Replaced as soon as there is a log. */
    warn: (text: string): void => void process.stderr.write(`${text}\n`),

    /**
     * Deletes the file if the disk is full; writes it if the disk has space for it. Called before the database is
     * opened, before a sign-in and before deletions.
     */
    update() {
      const { bavail, bsize } = statfsSync(dataDir);
      const free = bavail * bsize;
      if (existsSync(file)) {
        if (free > SIZE / 2) return;
        rmSync(file);
        reserve.warn(`The disk of ${dataDir} is full. The reserved space is free now for deletions: free more space`);
      }
      // Random bytes, because some file systems store zeros in no space.
      else if (free > 2 * SIZE) writeFileSync(file, randomBytes(SIZE));
    },

    async onFlush({ uow }: FlushEventArgs) {
      if (uow.getRemoveStack().size > 0) reserve.update();
    },
  };
  return reserve;
}
