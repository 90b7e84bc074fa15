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
  private readonly dataDir: string;
  private readonly warn: (text: string) => void;
  private isReleased = false;

  constructor(dataDir: string, warn: (text: string) => void) {
    this.dataDir = dataDir;
    this.warn = warn;
  }

  /** Writes the file if it is missing and the disk has space for it. */
  static fill(dataDir: string): void {
    const file = fileIn(dataDir);
    // Random bytes, because some file systems store zeros in no space.
    if (!existsSync(file) && freeBytes(dataDir) > 2 * SIZE) writeFileSync(file, randomBytes(SIZE));
  }

  /** Deletes the file if the disk is full. Called before a sign-in. */
  release(): void {
    if (freeBytes(this.dataDir) > SIZE / 2) {
      if (this.isReleased) DiskReserve.fill(this.dataDir);
      return;
    }
    if (!existsSync(fileIn(this.dataDir))) return;
    rmSync(fileIn(this.dataDir));
    this.isReleased = true;
    this.warn(`The disk of ${this.dataDir} is full. The reserved space is free now for deletions: free more space`);
  }

  async onFlush({ uow }: FlushEventArgs): Promise<void> {
    if (uow.getRemoveStack().size > 0) this.release();
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'reserve');
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
