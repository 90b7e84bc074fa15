import { createHash } from 'node:crypto';
import { architectureIn } from '#rules/file-name.ts';
import { type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const ARCHITECTURES = ['amd64', 'arm64', 'i386'];

/** The identifier is a line of sources.list without `deb`, and the name of the package. */
export const readDebian: ReadSource = async ({ identifier, releaseChannel }, upstream) => {
  const [root = '', distribution = '', component = '', packageName = ''] = identifier.split(' ');
  const base = root.replace(/(?<!\/)\/+$/u, '');
  const folder = `${base}/dists/${distribution}`;
  const hashes = hashesIn(upstream.text(`${folder}/InRelease`));
  const lists = ARCHITECTURES.map((name) => ({
    path: `${component}/binary-${name}/Packages`,
    architecture: architectureIn(name),
  })).filter(({ path }) => hashes.has(path));
  if (lists.length === 0) throw new SourceError('unknownIdentifier');
  const found = lists.flatMap(({ path, architecture }) => {
    const sourceUrl = `${folder}/${path}`;
    const list = upstream.bytes(sourceUrl);
    if (createHash('sha256').update(list).digest('hex') !== hashes.get(path)) throw new SourceError('unreadable');
    return stanzasOf(new TextDecoder().decode(list), packageName)
      .filter(({ Filename }) => Filename !== undefined)
      .map(({ Version = '', Filename, Size, SHA256 }) => ({
        versionNumber: upstreamVersion(Version),
        releaseChannel: releaseChannel ?? 'stable',
        sourceUrl,
        platform: 'linux' as const,
        architecture,
        downloadUrl: `${base}/${Filename}`,
        fileSize: Size,
        sha256: SHA256,
      }));
  });
  // The address of a release is that of the first list that has it.
  const addressOf = (version: string) =>
    found.find(({ versionNumber }) => versionNumber === version)?.sourceUrl ?? base;
  return found.map((file) => ({ ...file, sourceUrl: addressOf(file.versionNumber) }));
};

/** The hashes of the lists by their paths. Only a hash shows that a list was cut off. */
function hashesIn(release: string) {
  if (!release.trimEnd().endsWith('-----END PGP SIGNATURE-----')) throw new SourceError('unreadable');
  return new Map(
    [...release.matchAll(/^ ([\da-f]{64}) +\d+ (\S+)$/gmu)].map(([, hash = '', path = '']) => [path, hash]),
  );
}

/** The thousands of other packages are not parsed. */
function stanzasOf(text: string, name: string) {
  const stanzas = text.split(/\r?\n\s*\r?\n/u).filter((stanza) => stanza.includes(name));
  return stanzas.map(fieldsOf).filter(({ Package }) => Package === name);
}

/** Without descriptions of several lines. */
function fieldsOf(stanza: string): Partial<Record<string, string>> {
  const fields = stanza.matchAll(/^([A-Za-z\d-]+):[ \t]*(.*?)\r?$/gmu);
  return Object.fromEntries([...fields].map(([, name = '', value]) => [name, value]));
}

/** 152.0.1 for 1:152.0.1-1. */
function upstreamVersion(version: string) {
  return version.replace(/^\d+:/u, '').replace(/-[^-]*$/u, '');
}
