import { isMainThread, parentPort } from 'node:worker_threads';
import { startUpstreamServer } from '../api/tests/upstream-server.ts';
import { githubRelease } from '../api/tests/upstream-documents.ts';

/** A document for an address: a text, or a hostile one of a size. */
export type HostileDocument =
  | { url: string; text: string }
  | { url: string; kind: keyof typeof HOSTILE; name: string; size: number };

/** Documents of a size that are hard to parse, for kinds of sources with JSON, XML, YAML and plain text. */
export const HOSTILE: Record<'github' | 'sparkle' | 'winget' | 'debian', Record<string, (size: number) => string>> = {
  github: {
    'arrays in arrays': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
    'objects in objects': (size) => '{"a":'.repeat(size / 6) + '1' + '}'.repeat(size / 6),
    'an array that does not end': (size) => '['.repeat(size),
    'empty arrays': (size) => `[${'[],'.repeat(size / 3 - 2)}1]`,
    'empty objects': (size) => `[${'{},'.repeat(size / 3 - 2)}1]`,
    numbers: (size) => `[${'1,'.repeat(size / 2 - 2)}1]`,
    'a long number': (size) => '1'.repeat(size),
    'many keys': (size) => `{${Array.from({ length: Math.floor(size / 13) }, (_, index) => `"k${index}":1`).join()}}`,
    escapes: (size) => JSON.stringify('\u0001'.repeat(size / 6 - 2)),
    'a list of what is nearly a release': (size) =>
      `[${Array.from({ length: Math.floor(size / 200) }, () => JSON.stringify(githubRelease('a/b', '1', [])).slice(0, 198)).join()}]`,
    'releases with long tags': (size) =>
      JSON.stringify(
        Array.from({ length: 8 }, () =>
          githubRelease('a/b', '1.'.repeat(size / 20), [{ name: 'mac'.repeat(size / 60) }]),
        ),
      ),
  },
  sparkle: {
    elements: (size) => `<rss><channel>${'<a/>'.repeat(size / 4 - 10)}</channel></rss>`,
    'elements in elements': (size) => '<a>'.repeat(size / 7) + '</a>'.repeat(size / 7),
    items: (size) => `<rss><channel>${'<item/>'.repeat(size / 7 - 10)}</channel></rss>`,
    '60,000 attributes': (size) =>
      `<rss><channel ${Array.from({ length: 60_000 }, (_, index) => `a${index}="${'1'.repeat(size / 60_000 - 10)}"`).join(' ')}><title>a</title></channel></rss>`,
    'entities of entities': (size) =>
      `<!DOCTYPE rss [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><rss><channel><title>${'&b;'.repeat((size - 5000) / 3)}</title></channel></rss>`,
    'character references': (size) => `<rss><channel><title>${'&#x41;'.repeat(size / 6 - 20)}</title></channel></rss>`,
    brackets: (size) => '<'.repeat(size),
    'CDATA that does not end': (size) => `<rss>${'<![CDATA['.repeat(size / 9 - 5)}`,
    comments: (size) => `<rss>${'<!--'.repeat(size / 4 - 5)}`,
  },
  winget: {
    'flow mappings': (size) => `a: {${'a,'.repeat(size / 2 - 5)}}`,
    'flow sequences in each other': (size) => `a: ${'['.repeat(size - 10)}`,
    aliases: (size) => `a: &a [x]\nb: [${'*a,'.repeat(size / 3 - 10)}]`,
    'lines of a list': (size) => '- a\n'.repeat(size / 4),
  },
  debian: {
    stanzas: (size) => 'Package: browser\nVersion: 1\n\n'.repeat(size / 28),
    'empty lines': (size) => '\n \t'.repeat(size / 3),
  },
};
// Serves documents in a thread of its own, so that only the product's work is measured in the main thread.
if (!isMainThread) {
  const server = await startUpstreamServer();
  parentPort?.on('message', (document: HostileDocument) => {
    server.serve(
      document.url,
      'text' in document ? document.text : HOSTILE[document.kind][document.name]?.(document.size - 200),
    );
    parentPort?.postMessage('served');
  });
  parentPort?.postMessage(server.host);
}
