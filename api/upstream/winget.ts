import { Type } from 'typebox';
import { channelNamed, marksInName, namedChannel } from '#rules/release-channel.ts';
import { newestFirst, readVersionNumber } from '#rules/version-number.ts';
import { readEntries, type Entry } from './entries.ts';
import { windowsName } from './names.ts';
import { assertSchema, OptionalText, type ReadSource, type Upstream } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const API = 'https://api.github.com/repos/microsoft/winget-pkgs';
/** One commit for all packages. */
const COMMIT_MAX_AGE_MS = 10 * 60_000;
/** The contents API names no more, so the newest could be missing. */
const ENTRIES_MAX = 1000;
/** Of versions whose channel has no usable release before. */
const MANIFESTS_MAX = 30;

const Reference = Type.Object({ object: Type.Object({ sha: Type.String({ pattern: '^[0-9a-f]{40}$' }) }) });
const Folder = Type.Array(Type.Object({ name: Type.String(), type: Type.String() }));

/** The root of the manifest may give them for all installers. */
const shared = { ReleaseDate: OptionalText, MinimumOSVersion: OptionalText, Architecture: OptionalText };
const Manifest = Type.Object({
  ...shared,
  // The end of each manifest: YAML that was cut off is still YAML.
  ManifestType: Type.Literal('installer'),
  ManifestVersion: Type.String({ pattern: String.raw`^\d+\.\d+\.\d+$` }),
  PackageIdentifier: OptionalText,
  PackageVersion: Type.String(),
  Installers: Type.Array(Type.Object({ ...shared, InstallerUrl: OptionalText, InstallerSha256: OptionalText }), {
    minItems: 1,
  }),
});

/** The newest manifest of each channel, and the dismissed ones above it. */
export const readWinget: ReadSource = async (settings, upstream, isDismissed) => {
  const { identifier } = settings;
  const folder = ['manifests', identifier.charAt(0).toLowerCase(), ...identifier.split('.')].join('/');
  const entries: Entry[] = [];
  const finished = new Set<string | null>();
  let manifests = 0;
  for (const version of versionsIn(upstream.json(`${API}/contents/${folder}`, Folder))) {
    const number = readVersionNumber(version);
    const channel = number?.channel ?? null;
    if (finished.has(null)) break; // prereleases have no use for lower numbers than that of the release
    if (number && finished.has(channel)) continue;
    manifests += 1;
    if (manifests > MANIFESTS_MAX) throw new SourceError('tooLarge');
    const found = await readManifest(identifier, folder, version, upstream);
    entries.push(...found);
    if (number && !readEntries(found, settings).files.some(isDismissed)) finished.add(channel);
  }
  return entries;
};

async function readManifest(identifier: string, folder: string, version: string, upstream: Upstream) {
  const path = `${folder}/${version}/${identifier}.installer.yaml`;
  const commit = upstream.json(`${API}/git/ref/heads/master`, Reference, { maxAge: COMMIT_MAX_AGE_MS }).object.sha; // pins the address of what is read
  const manifest = await parseManifest(
    upstream.text(`https://raw.githubusercontent.com/microsoft/winget-pkgs/${commit}/${path}`),
  );
  const isOther = (manifest.PackageIdentifier ?? identifier) !== identifier || manifest.PackageVersion !== version;
  return manifest.Installers.map((installer): Entry => {
    const { ReleaseDate, MinimumOSVersion, Architecture, InstallerUrl, InstallerSha256 } = {
      ...manifest,
      ...installer,
    };
    return {
      number: manifest.PackageVersion,
      channel: channelOf(identifier),
      unnamedChannel: 'stable', // others have their channel in the identifier
      releaseDate: ReleaseDate,
      sourceUrl: `https://github.com/microsoft/winget-pkgs/blob/${commit}/${path}`,
      system: 'windows', // winget's packages are for nothing else
      processor: Architecture,
      downloadUrl: InstallerUrl ?? undefined,
      sha256: InstallerSha256,
      minOsVersion: { windows: windowsName(MinimumOSVersion ?? '') },
      ...(isOther && { leftOut: 'contradiction' }),
    };
  });
}

/** Parts of an identifier that name the form of the installer, its language or what a processor needs. */
const NO_CHANNEL = /^(?:EXE|MSIX?|Portable|AVX\d*|SSE\d*|[a-z]{2,3}(?:-[A-Za-z]{2,8})?)$/u;

/** As a part or at the end of the name: `Vendor.Browser.Beta`, `Vendor.BrowserBeta`. Null without one. */
function channelOf(identifier: string) {
  const [, name = '', ...parts] = identifier.split('.');
  const others = parts.filter((part) => channelNamed(part) || !NO_CHANNEL.test(part));
  const [lastWord = ''] = /\p{Lu}\p{Ll}+$/u.exec(name) ?? [];
  return others.join(' ') || namedChannel(marksInName(lastWord));
}

/** The highest first. Other packages (Beta, Neo, zh-CN) are folders beside the versions, sorted as text. */
function versionsIn(entries: { name: string; type: string }[]) {
  if (entries.length >= ENTRIES_MAX) throw new SourceError('tooLarge');
  const versions = entries.filter(({ name, type }) => type === 'dir' && /^v?\d/u.test(name));
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
