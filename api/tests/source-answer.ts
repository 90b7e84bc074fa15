import type { SourceSettings } from '#rules/records/source.ts';
import type { LeftOut, SourceKind } from '#rules/sources.ts';
import { parseDocuments } from '../upstream/kinds.ts';

export type Documents = Record<string, string | Uint8Array | object>;
export type Settings = Partial<Pick<SourceSettings, 'releaseChannel' | 'platform' | 'assetPattern'>>;
/** A failure, or releases; then what is left out. */
export type Answer = readonly [result: string | readonly string[], leftOut?: readonly string[]];

const write = (leftOut: readonly LeftOut[]) =>
  leftOut.map(({ reason, count, examples }) => `${reason} ${count}: ${examples.join(', ')}`).toSorted();

export async function answerOf(kind: SourceKind, identifier: string, served: Documents, settings: Settings = {}) {
  const documents = new Map<string, Uint8Array | null>();
  for (;;) {
    const result = await parseDocuments({
      settings: { kind, identifier, releaseChannel: null, platform: null, assetPattern: null, ...settings },
      documents,
      dismissed: new Set(),
    });
    if ('failure' in result) return [result.failure, write(result.leftOut)];
    if ('releases' in result) {
      const releases = result.releases.map(({ releaseChannel, versionNumber, files, doubts }) => {
        const named = files.map(({ platform, architecture, downloadUrl }) =>
          [platform, architecture ?? '-', downloadUrl?.replace('https://vendor.example/', '') ?? '-'].join(' '),
        );
        const doubt = doubts.length > 0 ? ` ? ${write(doubts).join('; ')}` : '';
        return `${releaseChannel} ${versionNumber}: ${named.join(', ')}${doubt}`;
      });
      return [releases, write(result.leftOut)];
    }
    const { url, isOptional } = result.request;
    const document = served[url];
    if (document === undefined && !isOptional) return ['not found', []];
    const isText = typeof document === 'string' || document instanceof Uint8Array;
    documents.set(url, document === undefined ? null : Buffer.from(isText ? document : JSON.stringify(document)));
  }
}

export const expected = ([result, leftOut = []]: Answer) => [result, [...leftOut].toSorted()];
