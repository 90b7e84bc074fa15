import type { UpstreamFile, UpstreamRelease } from '../../rules/proposals.ts';
import type { SourceSettings } from '../../rules/sources.ts';
import type { Architecture } from '../../rules/vocabulary.ts';
import { SourceError, type Upstream } from './upstream.ts';

const ARCHITECTURES: readonly [string, Architecture][] = [['amd64', 'x64'], ['arm64', 'arm64'], ['i386', 'x86']];

/** The packages of a Debian repository. The identifier is a line of sources.list without `deb`, and the name of the package. */
export async function readDebian({ identifier, releaseChannel }: SourceSettings, upstream: Upstream): Promise<UpstreamRelease[]> {
  const [root = '', distribution = '', component = '', name = ''] = identifier.split(' ');
  const base = root.replace(/\/+$/u, '');
  const found: { versionNumber: string; sourceUrl: string; file: UpstreamFile }[] = [];
  const failures: unknown[] = [];
  for (const [label, architecture] of ARCHITECTURES) {
    const sourceUrl = `${base}/dists/${distribution}/${component}/binary-${label}/Packages`;
    const text = await upstream.text(sourceUrl).catch((error: unknown) => {
      // Most repositories have only some of the architectures.
      if (!(error instanceof SourceError && error.code === 'unknownIdentifier')) throw error;
      failures.push(error);
      return '';
    });
    for (const fields of stanzasOf(text, name)) {
      const versionNumber = upstreamVersion(fields.get('Version') ?? '');
      const file = { platform: 'linux', architecture, downloadUrl: `${base}/${fields.get('Filename')}`, fileSize: fields.get('Size') ?? null, sha256: fields.get('SHA256') ?? null, minOsVersion: null } as const;
      if (fields.has('Filename')) found.push({ versionNumber, sourceUrl, file });
    }
  }
  if (failures.length === ARCHITECTURES.length) throw failures[0];
  return [...Map.groupBy(found, ({ versionNumber }) => versionNumber)].map(([versionNumber, group]) => ({
    versionNumber,
    releaseChannel: releaseChannel ?? 'stable',
    releaseDate: null,
    sourceUrl: group[0]?.sourceUrl ?? base,
    files: group.map(({ file }) => file),
  }));
}

/** The fields of the stanzas of a package. Descriptions go on in lines that begin with a space. A list may have thousands of other packages, which are not parsed. */
function stanzasOf(text: string, name: string): Map<string, string>[] {
  const stanzas = text.split(/\r?\n\s*\r?\n/u).filter((stanza) => stanza.includes(name));
  return stanzas.map((stanza) => new Map([...stanza.matchAll(/^([A-Za-z\d-]+):[ \t]*(.*?)\r?$/gmu)].map(([, field = '', value = '']) => [field, value]))).filter((stanza) => stanza.get('Package') === name);
}

/** The version without Debian's epoch and revision: 152.0.1 for 1:152.0.1-1. */
function upstreamVersion(version: string): string {
  return version.replace(/^\d+:/u, '').replace(/-[^-]*$/u, '');
}
