import { Type } from 'typebox';
import type { SourceSettings } from '#rules/records/source.ts';
import { newestFirst } from '#rules/version-number.ts';
import type { Architecture, ReleaseChannel } from '#rules/vocabulary.ts';
import { channelIn, channelOf, windowsName } from './names.ts';
import {
  assertSchema,
  matchingFiles,
  OptionalText,
  type FoundFile,
  type ReadSource,
  type Upstream,
} from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const API = 'https://api.github.com/repos/microsoft/winget-pkgs';
/** One commit for all packages. */
const COMMIT_MAX_AGE_MS = 10 * 60_000;
/** The contents API names no more, so the newest could be missing. */
const ENTRIES_MAX = 1000;

const Reference = Type.Object({ object: Type.Object({ sha: Type.String({ pattern: '^[0-9a-f]{40}$' }) }) });
const Folder = Type.Array(Type.Object({ name: Type.String(), type: Type.String() }));

/** The root of the manifest may give them for all installers. */
const shared = { ReleaseDate: OptionalText, MinimumOSVersion: OptionalText, Architecture: OptionalText };
const Manifest = Type.Object({
  ...shared,
  // The end of each manifest: YAML that was cut off is still YAML.
  ManifestType: Type.Literal('installer'),
  ManifestVersion: Type.String({ pattern: String.raw`^\d+\.\d+\.\d+$` }),
  PackageVersion: Type.String(),
  Installers: Type.Array(Type.Object({ ...shared, InstallerUrl: Type.String(), InstallerSha256: OptionalText }), {
    minItems: 1,
  }),
});

const ARCHITECTURES = new Map<string, Architecture | null>([
  ['x86', 'x86'],
  ['x64', 'x64'],
  ['arm64', 'arm64'],
  ['neutral', null],
]);

/** The newest manifest of each channel, and the dismissed ones above it. */
export const readWinget: ReadSource = async (settings, upstream, isDismissed) => {
  const { identifier } = settings;
  const folder = ['manifests', identifier.charAt(0).toLowerCase(), ...identifier.split('.')].join('/');
  const versions = sortedVersions(upstream.json(`${API}/contents/${folder}`, Folder));
  const files: FoundFile[] = [];
  const finished = new Set<ReleaseChannel>();
  for (const version of versions) {
    const channel = channelOf('stable', version);
    if (finished.has('stable')) break; // other channels have no use for lower versions than the stable one
    if (finished.has(channel)) continue;
    const found = await readManifest(settings, folder, version, upstream);
    files.push(...found);
    if (!found.some(isDismissed)) finished.add(channel);
  }
  return files;
};

async function readManifest(settings: SourceSettings, folder: string, version: string, upstream: Upstream) {
  const { identifier, releaseChannel } = settings;
  const path = `${folder}/${version}/${identifier}.installer.yaml`;
  const commit = upstream.json(`${API}/git/ref/heads/master`, Reference, { maxAge: COMMIT_MAX_AGE_MS }).object.sha; // pins the address of what is read
  const manifest = await parseManifest(
    upstream.text(`https://raw.githubusercontent.com/microsoft/winget-pkgs/${commit}/${path}`),
  );
  const files = manifest.Installers.map((installer) => ({ ...manifest, ...installer })).filter((installer) =>
    ARCHITECTURES.has(installer.Architecture ?? ''),
  );
  const named = releaseChannel ?? channelIn(identifier.split('.').slice(2).join('.')) ?? 'stable';
  const found = files.map((installer) => ({
    versionNumber: manifest.PackageVersion,
    releaseChannel: channelOf(named, version),
    releaseDate: installer.ReleaseDate,
    sourceUrl: `https://github.com/microsoft/winget-pkgs/blob/${commit}/${path}`,
    platform: 'windows' as const,
    architecture: ARCHITECTURES.get(installer.Architecture ?? ''),
    downloadUrl: installer.InstallerUrl,
    sha256: installer.InstallerSha256,
    minOsVersion: windowsName(installer.MinimumOSVersion ?? ''),
  }));
  return withoutRepeats(matchingFiles(found, settings));
}

/** The highest first. Other packages (Beta, Neo, zh-CN) are folders beside the versions, sorted as text. */
function sortedVersions(entries: { name: string; type: string }[]) {
  if (entries.length >= ENTRIES_MAX) throw new SourceError('tooLarge');
  const versions = entries.filter(({ name, type }) => type === 'dir' && /^v?\d[\w.+-]*$/u.test(name));
  return newestFirst(
    versions.map(({ name }) => name),
    (name) => name,
  );
}

async function parseManifest(text: string) {
  const { parse } = await import('yaml');
  // All scalars stay texts: 154.10 is not the number 154.1, and a date is not a time.
  return assertSchema(Manifest, parse(text, { schema: 'failsafe' }));
}

/** A file for several architectures is universal; one for each scope is one file. */
function withoutRepeats(files: readonly FoundFile[]): FoundFile[] {
  return [...Map.groupBy(files, ({ downloadUrl }) => downloadUrl).values()].flatMap((group) => {
    const [first] = group;
    const isUniversal = new Set(group.map(({ architecture }) => architecture)).size > 1;
    return first ? [{ ...first, architecture: isUniversal ? 'universal' : first.architecture }] : [];
  });
}
