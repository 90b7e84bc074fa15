import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { LinkVerdict } from '../rules/links.ts';
import { status } from '../api/tests/other-hosts.ts';
import {
  appcast,
  cask,
  edgeRelease,
  githubRelease,
  hashOf,
  installer,
  serveDebian,
  serveWinget,
  wingetManifest,
} from '../api/tests/upstream-documents.ts';
import { startUpstreamServer, type UpstreamServer } from '../api/tests/upstream-server.ts';
import type { RoundSource } from './round-catalogue.ts';

// The other hosts of `npm run bench:round`, in a thread of their own: a copy of the hosts of all sources, and thousands
// of loopback addresses with the links.

/** What a link does, the verdict about it, and which links do it: one of so many. */
export const LINK_KINDS = [
  { kind: 'gone', verdict: 'gone', every: 50 },
  { kind: 'error', verdict: 'unreachable', every: 210 },
  { kind: 'blocked', verdict: 'blocked', every: 90 },
  { kind: 'moved', verdict: 'moved', every: 70 },
  { kind: 'page', verdict: 'suspicious', every: 410 },
  { kind: 'reset', verdict: 'unreachable', every: 310 },
  { kind: 'headless', verdict: 'fine', every: 60 },
  { kind: 'silent', verdict: 'unreachable', every: Infinity },
  { kind: 'fine', verdict: 'fine', every: Infinity },
] as const satisfies readonly { kind: string; verdict: LinkVerdict; every: number }[];
export type LinkKind = (typeof LINK_KINDS)[number]['kind'];

/** Hosts that listen and hosts that refuse connections, with the verdict of all their links. */
export const HOST_KINDS = { open: null, closed: 'unreachable' } as const satisfies Record<string, LinkVerdict | null>;
export type HostKind = keyof typeof HOST_KINDS;

/** A loopback address for each host. */
export const addressOf = (index: number) =>
  `127.${20 + Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;

/** Milliseconds until an answer begins, as from a host that is near. */
export const LATENCY = 40;

/** The requests of one host. */
export interface HostTraffic {
  requests: number;
  /** The shortest time between the beginnings of two requests, in milliseconds. */
  leastGap: number;
  silent: number;
}

export interface RoundHosts {
  mirror: string;
  /** What has arrived, by host: those of links with their port, those of sources by their real names. */
  traffic(): Promise<Record<string, HostTraffic>>;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  mirrorPort: number;
  hosts: string[];
  sources: RoundSource[];
}

/** Starts the hosts. Resolves when all of them listen. */
export async function startRoundHosts(options: Options): Promise<RoundHosts> {
  const worker = new Worker(new URL(import.meta.url), { workerData: options });
  await once(worker, 'message');
  return {
    mirror: `http://127.0.0.1:${options.mirrorPort}`,
    async traffic() {
      worker.postMessage('traffic');
      const [traffic] = (await once(worker, 'message')) as [Record<string, HostTraffic>]; // sent below
      return traffic;
    },
    stop: async () => void (await worker.terminate()),
  };
}

async function serve({ port, mirrorPort, hosts, sources }: Options): Promise<void> {
  const traffic = new Map<string, HostTraffic & { last: number }>();
  const note = (host: string, isSilent: boolean) => {
    const now = performance.now();
    const { requests, leastGap, silent, last } = traffic.get(host) ?? {
      requests: 0,
      leastGap: Infinity,
      silent: 0,
      last: -Infinity,
    };
    traffic.set(host, {
      requests: requests + 1,
      leastGap: Math.min(leastGap, now - last),
      silent: silent + Number(isSilent),
      last: now,
    });
  };
  const upstream = await startUpstreamServer(mirrorPort, {
    delay: LATENCY,
    onRequest: (url) => note(new URL(url).host, false),
  });
  serveSources(upstream, sources);
  const respond: RequestListener = (request, response) => {
    const [, kind = ''] = (request.url ?? '').split('/');
    note(request.headers.host ?? '', kind === 'silent');
    setTimeout(() => RESPONSES[kind as LinkKind](request, response), LATENCY); // the paths of the links begin with it
  };
  await Promise.all(hosts.map(async (host) => once(createServer(respond).listen(port, host), 'listening')));
  parentPort?.on('message', () => parentPort?.postMessage(Object.fromEntries(traffic)));
  parentPort?.postMessage('ready');
}

const FILE = { 'content-type': 'application/octet-stream', etag: '"1"' };

const RESPONSES: Record<LinkKind, RequestListener> = {
  gone: status(404),
  error: status(500),
  blocked: status(403),
  moved: status(301, { location: '/fine/moved.exe' }),
  page: status(200, { 'content-type': 'text/html' }),
  reset: (request) => request.socket.resetAndDestroy(),
  headless: (request, response) =>
    request.method === 'HEAD'
      ? response.writeHead(405).end()
      : response.writeHead(206, { ...FILE, 'content-range': 'bytes 0-0/1000', 'content-length': 1 }).end('x'),
  silent: () => {},
  fine: status(200, { ...FILE, 'content-length': '1000' }),
};

/** About 300 kB, as long as the largest lists that are read often. */
const RELEASES = 30;
const PACKAGES = 700;

function serveSources(server: UpstreamServer, sources: readonly RoundSource[]): void {
  const edge = Array.from({ length: 500 }, (_, index) =>
    edgeRelease(index < 8 ? '1.9' : `0.${index}`, index % 2 ? 'Windows' : 'Linux', 'x64', ['Edge.msi', 'Edge.exe']),
  );
  server.serve('https://edgeupdates.microsoft.com/api/products?view=enterprise', [
    { Product: 'Stable', Releases: edge },
  ]);
  const chrome = 'https://versionhistory.googleapis.com/v1/chrome/platforms/win64/channels/stable';
  server.serve(`${chrome}/versions/all/releases?filter=endtime=none,fraction%3E=0.5&order_by=version%20desc`, {
    releases: [{ name: 'x', serving: { startTime: '2026-11-18T20:04:27Z' }, fraction: 1, version: '1.9' }],
    nextPageToken: '',
  });
  server.serve('https://product-details.mozilla.org/1.0/firefox_versions.json', {
    LATEST_FIREFOX_RELEASED_DEVEL_VERSION: '2.0b3',
    LATEST_FIREFOX_VERSION: '1.9',
  });
  const firefox = Array.from({ length: 1500 }, (_, index) => [
    `firefox-${index}`,
    {
      build_number: 1,
      category: 'major',
      date: '2026-11-01',
      description: null,
      is_security_driven: false,
      product: 'firefox',
      version: index === 1499 ? '1.9' : `0.${index}`,
    },
  ]);
  server.serve('https://product-details.mozilla.org/1.0/firefox.json', { releases: Object.fromEntries(firefox) });
  for (const source of sources) serveSource(server, source, source.isNewer ? '2.0' : '1.9');
}

function serveSource(server: UpstreamServer, { kind, identifier, failure }: RoundSource, version: string): void {
  const vendor = `https://vendor.example/${version}`;
  if (failure === 'silent') server.serve(identifier, () => {});
  else if (failure === 'unreadable') server.serve(identifier, '<!doctype html><title>Sorry</title>');
  else if (failure === null && kind === 'sparkle')
    server.serve(
      identifier,
      appcast(
        ...[version, ...Array.from({ length: 20 }, (_, index) => `1.${8 - (index % 8)}`)].map((number) => item(number)),
      ),
    );
  else if (kind === 'homebrew')
    server.serve(
      `https://formulae.brew.sh/api/cask/${identifier}.json`,
      cask(identifier, { version, url: `${vendor}/Browser.dmg`, sha256: hashOf(version) }),
    );
  else if (kind === 'flathub')
    server.serve(`https://flathub.org/api/v2/appstream/${identifier}`, {
      id: identifier,
      releases: [{ version, timestamp: '1795132800', type: 'stable' }],
    });
  else if (kind === 'winget')
    serveWinget(server, identifier, ['1.7', '1.8', version], {
      version,
      text: wingetManifest(identifier, version, installer('x64', `${vendor}/Setup_x64.exe`)),
    });
  else if (kind === 'github')
    server.serve(
      `https://api.github.com/repos/${identifier}/releases?per_page=30`,
      Array.from({ length: RELEASES }, (_, index) =>
        githubRelease(identifier, index === 0 ? `v${version}` : `v1.${9 - Math.ceil(index / 5)}`, assets(), {
          body: 'Fixes. '.repeat(300),
        }),
      ),
    );
  else if (kind === 'appStore')
    server.serve(`https://itunes.apple.com/lookup?id=${identifier}&country=us`, {
      resultCount: 1,
      results: [
        {
          trackId: Number(identifier),
          version,
          currentVersionReleaseDate: '2026-11-18T15:00:30Z',
          fileSizeBytes: '190210048',
        },
      ],
    });
  else if (kind === 'debian')
    serveDebian(server, `${identifier.split(' ')[0]}/dists/stable`, {
      'main/binary-amd64/Packages': [
        ...Array.from({ length: PACKAGES }, (_, index) => stanza(`other${index}`, '9.9')),
        stanza('browser', version),
      ].join('\n'),
    });
}

const assets = () =>
  Array.from({ length: 20 }, (_, index) => ({
    name: index % 2 ? `browser-win-x64-${index}.exe` : `browser-linux-x64-${index}.deb`,
  }));

const item = (version: string) => `<item>
      <title>Program ${version}</title>
      <pubDate>Fri, 20 Nov 2026 23:30:00 -0700</pubDate>
      <sparkle:shortVersionString>${version}</sparkle:shortVersionString>
      <enclosure url="https://vendor.example/release/Program-${version}.zip" length="163158394" type="application/octet-stream" />
    </item>`;

const stanza = (name: string, version: string) => `Package: ${name}
Version: ${version}-1
Architecture: amd64
Maintainer: Vendor <linux@vendor.example>
Depends: ca-certificates, fonts-liberation, libasound2 (>= 1.0.17), libatk-bridge2.0-0 (>= 2.5.3), libatk1.0-0 (>= 2.2.0)
Filename: pool/main/b/${name}/${name}_${version}-1_amd64.deb
SHA256: ${hashOf(name + version)}
Size: 132245836
Description: Web browser
 with a description of several lines
 .
 and more.
`;

if (!isMainThread) await serve(workerData as Options); // given above
