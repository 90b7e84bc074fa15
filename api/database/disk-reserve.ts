import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core';

/**
 * The size of the file, in bytes. SQLite's write-ahead log, to which a deletion is written too, takes about half of it.
 */
const SIZE = 8 * 1024 * 1024;

/**
 * A file in DATA_DIR that is deleted when the disk is full, so that the administrator can still sign in and delete
 * records.
 */
export class DiskReserve implements EventSubscriber {
  /** Replaced as soon as there is a log. */
  warn = (text: string): void => void process.stderr.write(`${text}\n`);
  private readonly dataDir: string;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /**
   * Deletes the file if the disk is full; writes it if the disk has space for it. Called before the database is opened,
   * before a sign-in and before deletions.
   */
  update() {
    const file = join(this.dataDir, 'reserve');
    const { bavail, bsize } = statfsSync(this.dataDir);
    const free = bavail * bsize;
    if (existsSync(file)) {
      if (free > SIZE / 2) return;
      rmSync(file);
      this.warn(`The disk of ${this.dataDir} is full. The reserved space is free now for deletions: free more space`);
    }
    // Random bytes, because some file systems store zeros in no space.
    else if (free > 2 * SIZE) writeFileSync(file, randomBytes(SIZE));
  }

  async onFlush({ uow }: FlushEventArgs) {
    if (uow.getRemoveStack().size > 0) this.update();
  }
}
