import type { DocumentNode } from 'graphql';

/** What the server is asked: our documents have no directives that are for the client alone. */
export function removeDirectivesFromDocument(_directives: unknown, document: DocumentNode): DocumentNode {
  return document;
}
