import type { MessageKey } from '../messages.ts';
import type { Table } from './fields.ts';

/** What a record of the catalogue is. Whether it has drafts and times, a switch and an order follows from its fields. */
export interface RecordDefinition {
  /** The sentence in the documentation of both interfaces. */
  readonly about: string;
  readonly fields: Table;
  /** The fields by which the history names it. Without them, the history does not show it. */
  readonly title?: readonly string[];
  /** The type of the record to which it belongs. */
  readonly parent?: 'browser';
}

/** A record that is created, changed and deleted by itself: it has an id, a revision, and a trash. */
export interface EditedDefinition extends RecordDefinition {
  readonly title: readonly string[];
  /** What sentences call it. */
  readonly name: string;
  /** What REST calls it, also in its entity tags, if not by its name. */
  readonly restName?: string;
  /** Its own message when there is none. */
  readonly notFound?: MessageKey;
  /** Its list on REST. Below `/api/admin/` visitors do not get a single one. */
  readonly path: `/api/${string}`;
  /** What all of them are, in the documentation of REST. */
  readonly all: string;
  /** The field of REST's list with the records, if it is not `data`. */
  readonly listName?: string;
  /** In the documentation of REST. Without it, the first catalogue has one. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What an access token needs to write it. */
  readonly scope: `${string}:write`;
  /** What is deleted with it. */
  readonly parts?: string;
  /** Whether slides can link to it; they are deactivated with its deletion. */
  readonly isLinkTarget?: true;
}
