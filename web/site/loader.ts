import type { Language } from '../../rules/vocabulary.ts';
import type { Query } from '../graph/server-client.ts';

/** What the address of a page says. */
export interface PageAddress {
  /** The parameters in the path, such as `id`. */
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: Language;
}

/**
 * Runs the operations that a page needs before the server renders it, side by side where one does not need another's
 * result.
 */
export type Loader = (query: Query, address: PageAddress) => Promise<unknown>;
