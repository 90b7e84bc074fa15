import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { channelNamed, marksInName, namedChannel } from '#rules/release-channel.ts';
import type { Entry } from './entries.ts';
import { type ReadSource, type Upstream } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

/** Of one list, unpacked. */
const LIST_MAX_BYTES = 16_000_000;

/**
 * The identifier is a line of sources.list without `deb`, and the name of the package: with a distribution and a component,
 * or with the folder of a flat repository.
 */
export const readDebian: ReadSource = async ({ identifier }, upstream) => {
  const [root = '', ...parts] = identifier.split(' ');
  const packageName = parts.pop() ?? '';
  const [suite = '', component] = parts;
  const base = `${root.replace(/(?<!\/)\/+$/u, '')}/`;
  const folder = new URL(component === undefined ? suite : `dists/${suite}/`, base).href;
  const { hashes, isAutomatic, names } = readRelease(upstream, folder);
  const marks = [suite, component ?? '', ...names].flatMap(marksInName);
  const entriesIn = (path: string): Entry[] => {
    const entry = { sourceUrl: folder + path };
    const list = readList(upstream, folder, path, hashes);
    if (list === null) {
      const missing = { number: null, downloadUrl: null, fileName: path, system: 'linux' };
      return [{ ...entry, ...missing, leftOut: 'listMissing' }];
    }
    return stanzasOf(list, packageName).map(({ version, architecture, filename, size, sha256 }) => ({
      ...entry,
      number: version,
      channel: channelNamed(packageName) ?? namedChannel(marks),
      isPrerelease: marks.length > 0,
      // apt upgrades everyone to what a repository has, unless its release is marked.
      unnamedChannel: isAutomatic ? 'stable' : null,
      // In Debian's names of architectures only Linux is not written: amd64, hurd-amd64, iphoneos-arm64.
      system: architecture?.includes('-') ? architecture : 'linux',
      processor: architecture,
      downloadUrl: filename && new URL(filename, base).href,
      fileSize: size,
      sha256,
    }));
  };
  const { own, others } = component === undefined ? { own: ['Packages'], others: [] } : listsOf(component, hashes);
  const entries = own.flatMap(entriesIn);
  if (entries.length > 0) return entries;
  const ofOthers = others.flatMap(entriesIn);
  if (ofOthers.length === 0) throw new SourceError('unknownIdentifier');
  return ofOthers;
};

/** With the hashes of the lists by their paths. Only a hash shows that a list was cut off. */
function readRelease(upstream: Upstream, folder: string) {
  const signed = upstream.optionalBytes(`${folder}InRelease`);
  const text = signed ? new TextDecoder().decode(signed) : upstream.text(`${folder}Release`);
  if (signed && !text.trimEnd().endsWith('-----END PGP SIGNATURE-----')) throw new SourceError('unreadable');
  const hashes = [...text.matchAll(/^ ([\da-f]{64})[ \t]+\d+[ \t]+(?:\.\/)?(\S+)\r?$/gimu)];
  if (hashes.length === 0) throw new SourceError('unreadable');
  return {
    hashes: new Map(hashes.map(([, hash = '', path = '']) => [path, hash.toLowerCase()])),
    isAutomatic: !/^NotAutomatic:[ \t]*yes/imu.test(text),
    /** Of the distribution. */
    names: [...text.matchAll(/^(?:Suite|Codename):[ \t]*(\S+)/gimu)].map(([, name = '']) => name),
  };
}

/** In the order of their names, so that the first one is for the processor of most people. */
function listsOf(component: string, hashes: ReadonlyMap<string, string>) {
  const paths = [...hashes.keys()].map((path) => path.replace(/\.\w+$/u, ''));
  const lists = paths.filter((path) => path.startsWith(`${component}/binary-`) && path.endsWith('/Packages'));
  const [own = [], others = []] = [true, false].map((isOwn) =>
    [...new Set(lists)].filter((path) => LISTS.some((name) => path.endsWith(`-${name}/Packages`)) === isOwn).toSorted(),
  );
  return { own, others };
}

/** Other processors have no versions here: their lists only say why a package is not in these. */
const LISTS = ['amd64', 'arm64', 'i386', 'all'];

/** As a text, or compressed; null if the repository has neither. */
function readList(upstream: Upstream, folder: string, path: string, hashes: ReadonlyMap<string, string>) {
  for (const name of [path, `${path}.gz`]) {
    const hash = hashes.get(name);
    const bytes = hash && upstream.optionalBytes(folder + name);
    if (!bytes) continue;
    if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new SourceError('unreadable');
    const list = name === path ? bytes : gunzipSync(bytes, { maxOutputLength: LIST_MAX_BYTES });
    const text = new TextDecoder().decode(list);
    if (text.trim() !== '' && !/^Package:/imu.test(text)) throw new SourceError('unreadable');
    return text;
  }
  return null;
}

/** The thousands of other packages are not parsed. */
function stanzasOf(text: string, name: string) {
  const stanzas = text.split(/\n[ \t\r]*\n/u).filter((stanza) => stanza.includes(name));
  return stanzas.map(fieldsOf).filter((stanza) => stanza.package === name);
}

/** By their names in small letters, without the further lines of long ones. */
function fieldsOf(stanza: string): Partial<Record<string, string>> {
  const fields = stanza.matchAll(/^([A-Za-z\d-]+):(.*)$/gmu);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]));
}
