import { createHash } from 'node:crypto';
import type { UpstreamServer } from './upstream-server.ts';

// Documents in the formats of the sources. Programs, versions and hashes are invented.

/** A hash that is the same for the same text. */
export const hashOf = (text: string) => Buffer.from(text.padEnd(32, '.')).toString('hex').slice(0, 64);

const WINGET = 'https://api.github.com/repos/microsoft/winget-pkgs';
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** Serves a package of winget: the folder with its entries, and the manifest of one of the versions. */
export function serveWinget(
  server: UpstreamServer,
  id: string,
  entries: readonly string[],
  manifest: { version: string; text: string },
): void {
  const folder = `manifests/${id.charAt(0).toLowerCase()}/${id.replaceAll('.', '/')}`;
  server.serve(`${WINGET}/git/ref/heads/master`, {
    ref: 'refs/heads/master',
    node_id: 'MDM6',
    url: `${WINGET}/git/refs/heads/master`,
    object: { sha: COMMIT, type: 'commit', url: `${WINGET}/git/commits/${COMMIT}` },
  });
  server.serve(
    `${WINGET}/contents/${folder}`,
    entries.map((name) => ({
      name,
      path: `${folder}/${name}`,
      sha: hashOf(name).slice(0, 40),
      size: 0,
      type: name.includes('.yaml') ? 'file' : 'dir',
      download_url: null,
    })),
  );
  server.serve(
    `https://raw.githubusercontent.com/microsoft/winget-pkgs/${COMMIT}/${folder}/${manifest.version}/${id}.installer.yaml`,
    manifest.text,
  );
}

/** A manifest as winget's tools write it, with values at its root and with one installer for each scope. */
export const wingetManifest = (
  id: string,
  version: string,
  installers: string,
  root = '',
) => `# Created with YamlCreate.ps1 Dumplings Mod
# yaml-language-server: $schema=https://aka.ms/winget-manifest.installer.1.12.0.schema.json

PackageIdentifier: ${id}
PackageVersion: ${version}
${root}InstallerType: exe
Protocols:
- http
- https
Installers:
${installers}ManifestType: installer
ManifestVersion: 1.12.0
`;

export const installer = (architecture: string, url: string, more = '') => `- Architecture: ${architecture}
  InstallerUrl: ${url}
  InstallerSha256: ${hashOf(url).toUpperCase()}
${more}`;

export const cask = (token: string, fields: object) => ({
  token,
  full_token: token,
  tap: 'homebrew/cask',
  name: [token],
  desc: 'Web browser',
  homepage: 'https://vendor.example/',
  url_specs: {},
  auto_updates: true,
  deprecated: false,
  disabled: false,
  artifacts: [{ app: ['Program.app'] }, { zap: [{ trash: ['~/Library/Caches/vendor'] }] }],
  depends_on: { macos: { '>=': ['12'] } },
  tap_git_head: COMMIT,
  ruby_source_path: `Casks/${token.charAt(0)}/${token}.rb`,
  ruby_source_checksum: { sha256: hashOf(token) },
  variations: {},
  ...fields,
});

/** Serves a Debian repository with its lists by their paths, such as `main/binary-amd64/Packages`. */
export function serveDebian(server: UpstreamServer, folder: string, lists: Readonly<Record<string, string>>): void {
  const lines = Object.entries(lists).map(
    ([path, text]) =>
      ` ${createHash('sha256').update(text).digest('hex')} ${String(text.length).padStart(16)} ${path}\n`,
  );
  server.serve(
    `${folder}/InRelease`,
    `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nOrigin: Vendor\nArchitectures: amd64 arm64 i386\nSHA256:\n${lines.join('')}-----BEGIN PGP SIGNATURE-----\n\niQIzBAEBCgAdFiEE\n-----END PGP SIGNATURE-----\n`,
  );
  for (const [path, text] of Object.entries(lists)) server.serve(`${folder}/${path}`, text);
}

export const appcast = (...items: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Program</title>
    <link>https://vendor.example/updates.xml</link>
    <language>en</language>
${items.join('\n')}
  </channel>
</rss>
`;

export const githubRelease = (
  repository: string,
  tag: string,
  assets: readonly { name: string; size?: number; digest?: string | null }[],
  fields: object = {},
) => ({
  html_url: `https://github.com/${repository}/releases/tag/${tag}`,
  id: 1,
  tag_name: tag,
  name: tag,
  draft: false,
  prerelease: false,
  created_at: '2026-11-19T08:00:00Z',
  published_at: '2026-11-20T09:30:00Z',
  assets: assets.map(({ name, size = 1000, digest = `sha256:${hashOf(name)}` }) => ({
    name,
    content_type: 'application/octet-stream',
    state: 'uploaded',
    size,
    digest,
    download_count: 7,
    browser_download_url: `https://github.com/${repository}/releases/download/${tag}/${name}`,
  })),
  body: 'Fixes.',
  ...fields,
});

export const edgeRelease = (version: string, platform: string, architecture: string, files: readonly string[]) => ({
  ReleaseId: 70000,
  Platform: platform,
  Architecture: architecture,
  CVEs: [],
  ProductVersion: version,
  Artifacts: files.map((name) => ({
    ArtifactName: name.split('.').at(-1),
    Location: `https://msedge.example/${version}/${name}`,
    Hash: hashOf(name).toUpperCase(),
    HashAlgorithm: 'SHA256',
    SizeInBytes: 190_000_000,
  })),
  PublishedTime: '2026-11-19T20:44:00',
  ExpectedExpiryDate: '2027-11-19T20:44:00',
});
