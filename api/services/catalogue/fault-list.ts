import type { FileLocation, ImportFault } from '../../../rules/import.ts';
import { IMPORT_FAULTS_MAX } from '../../../rules/limits.ts';
import type { MessageKey, MessageParams } from '../../../rules/messages.ts';

/**
 * The faults of a file, of which only the first ones are collected, because a file can have one at each of its values.
 */
export class FaultList {
  readonly first: ImportFault[] = [];
  count = 0;

  add(location: FileLocation, key: MessageKey, params: MessageParams = {}): void {
    this.count += 1;
    if (this.first.length < IMPORT_FAULTS_MAX) this.first.push({ ...location, key, params });
  }
}
