import {
  createMcpHandler,
  fromJsonSchema,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  McpServer,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
  type CallToolResult,
} from '@modelcontextprotocol/server';
import { parse } from 'graphql';
import { Type, type Static, type TObject } from 'typebox';
import PACKAGE from '../../package.json' with { type: 'json' };
import { COMPARED_MAX, COMPARED_MIN, ID_MAX, SEARCH_TEXT_MAX, SLUG_MAX } from '#rules/limits.ts';
import { filesFor } from '#rules/offered-files.ts';
import { SLUG } from '#rules/slug.ts';
import { recordPath } from '#rules/pages.ts';
import { ARCHITECTURES, PLATFORMS, type Architecture, type Platform, type ReleaseChannel } from '#rules/vocabulary.ts';
import type { ExecuteInProcess } from '../resolvers/register-graphql.ts';
import { schemaOfSelection } from './output-schema.ts';

const INSTRUCTIONS =
  'A catalogue of browsers with artificial intelligence, in English and Chinese. Every fact has a source and a day, and every file its address, checksum and the time of its last check: pass them on.';

const LIST_MAX = 20;

const BrowserKey = Type.Union(
  [Type.Integer({ minimum: 1, maximum: ID_MAX }), Type.String({ pattern: SLUG, maxLength: SLUG_MAX })],
  { description: 'The id or the slug of a browser, from find_browsers.' },
);
const PlatformName = Type.Enum(PLATFORMS, { description: 'The operating system.' });
const ArchitectureName = Type.Optional(
  Type.Enum(ARCHITECTURES, {
    description: 'The processor: x64 is Intel or AMD with 64 bits; arm64 is Apple silicon, Snapdragon and most phones.',
  }),
);
const Limit = Type.Optional(
  Type.Integer({ minimum: 1, maximum: LIST_MAX, description: `How many at most; ${LIST_MAX} without it.` }),
);

const ABOUT_BROWSER =
  'id slug name { en zh } shortDescription { en zh } websiteUrl status platforms { platform } tags { id label { en zh } }';
const ABOUT_FILE = `id versionNumber platform architecture releaseChannel releaseDate releaseDateIsFirstSeen minOsVersion fileSize
  sha256 isPinned sourceUrl offeredLink { url servedBy checkedAt verdict isDead hasNewHost origin { kind name } }`;

const ABOUT_FACTS = 'facts { topic answer choice text { en zh } sourceUrl seenOn }';
const ABOUT_COMMANDS = 'installCommands { command manager platform }';
const ABOUT_RELEASE = 'publishedAt isCorrected releaseChannel';
const ABOUT_LIST = 'totalCount isApproximate';

const schemaOfBrowser = (more = '') => schemaOfSelection('Browser', `${ABOUT_BROWSER} ${more}`, ['page']);
const schemaOfFiles = () => Type.Array(schemaOfSelection('Version', ABOUT_FILE, ['page', 'download']));

/** What the tools themselves read; all other fields are passed on. */
interface WithId {
  id: number;
}
interface FoundFile extends WithId {
  platform: Platform;
  architecture: Architecture | null;
  releaseChannel: ReleaseChannel;
}
interface FoundBrowser extends WithId {
  downloads: FoundFile[];
}

export function createHandler(execute: ExecuteInProcess, origin: string): (request: Request) => Promise<Response> {
  const { hostname } = new URL(origin);
  const local = localhostAllowedHostnames();
  const hosts = local.includes(hostname) ? local : [hostname];
  const createServer = () => {
    const server = new McpServer({ name: 'ai-browsers', version: PACKAGE.version }, { instructions: INSTRUCTIONS });
    registerTools(server, execute, origin);
    return server;
  };
  const { fetch } = createMcpHandler(createServer, { maxSubscriptions: 0, responseMode: 'json' });
  // Older clients get JSON too, which the handler of the library does not offer.
  const answer = async (request: Request) => {
    if (request.method !== 'POST' || !(await isLegacyRequest(request.clone()))) return fetch(request);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = createServer();
    await server.connect(transport);
    // The transport refuses clients that accept only JSON.
    if (/application\/json|\*\/\*/u.test(request.headers.get('accept') ?? '*/*'))
      request.headers.set('accept', 'application/json, text/event-stream');
    return transport.handleRequest(request).finally(() => void server.close());
  };
  // The library checks neither the host nor the origin.
  return async (request) =>
    hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts) ?? answer(request);
}

function registerTools(server: McpServer, execute: ExecuteInProcess, origin: string) {
  const withPage = <T extends WithId>(browser: T) => ({ ...browser, page: origin + recordPath('browser', browser.id) });
  const withAddresses = <T extends WithId>(version: T) => {
    const page = origin + recordPath('version', version.id);
    return { ...version, page, download: `${page}/download` };
  };

  async function read<T>(query: string, variables: Record<string, unknown>) {
    const { data, errors } = await execute({ query: parse(query), variables });
    if (!data) throw new Error(errors?.[0]?.message ?? 'No data');
    return data as T; // the shape of the query
  }

  function addTool<Shape extends TObject>(
    name: string,
    description: string,
    input: Shape,
    output: TObject,
    work: (input: Static<Shape>) => Promise<Record<string, unknown>>,
  ) {
    const run = async (values: Static<Shape>): Promise<CallToolResult> => {
      const answer = await work(values);
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
    };
    const inputSchema = fromJsonSchema<Static<Shape>>({ ...input, additionalProperties: false });
    server.registerTool(
      name,
      {
        description,
        inputSchema,
        outputSchema: fromJsonSchema(output),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      run,
    );
  }

  addTool(
    'find_browsers',
    'Finds AI-powered browsers by words and system. Names, descriptions and tags are in English and Chinese.',
    Type.Object({
      words: Type.Optional(
        Type.String({
          maxLength: SEARCH_TEXT_MAX,
          description: 'Words in a name or description, in English or Chinese.',
        }),
      ),
      platform: Type.Optional(PlatformName),
      architecture: ArchitectureName,
      limit: Limit,
    }),
    Type.Object({
      ...schemaOfSelection('BrowserConnection', ABOUT_LIST).properties,
      nodes: Type.Array(schemaOfBrowser()),
    }),
    async ({ words, limit = LIST_MAX, ...system }) => {
      const { browsers } = await read<{ browsers: { totalCount: number; nodes: WithId[] } }>(
        `query ($words: String, $platform: Platform, $architecture: Architecture, $limit: Int!) {
          browsers(search: $words, platform: $platform, architecture: $architecture, first: $limit) {
            ${ABOUT_LIST} nodes { ${ABOUT_BROWSER} }
          } }`,
        { words, limit, ...system },
      );
      return { ...browsers, nodes: browsers.nodes.map(withPage) };
    },
  );

  addTool(
    'compare_browsers',
    'What is known about each of several browsers: maker, price, agent, privacy, engine and more; each fact with the page and the day where it was seen. A topic that is missing is unknown; it does not mean no.',
    Type.Object({
      ids: Type.Array(BrowserKey, { minItems: COMPARED_MIN, maxItems: COMPARED_MAX, description: 'The browsers.' }),
    }),
    Type.Object({ browsers: Type.Array(schemaOfBrowser(ABOUT_FACTS)) }),
    async ({ ids }) => {
      const { browsersByIds } = await read<{ browsersByIds: WithId[] }>(
        `query ($keys: [String!]) { browsersByIds(slugs: $keys) {
          ${ABOUT_BROWSER} ${ABOUT_FACTS} } }`,
        { keys: ids.map(String) },
      );
      return { browsers: browsersByIds.map(withPage) };
    },
  );

  addTool(
    'whats_new',
    'The newest releases: the versions of a browser in a release channel that became public on one day.',
    Type.Object({
      platform: Type.Optional(PlatformName),
      limit: Limit,
    }),
    Type.Object({
      releases: Type.Array(
        Type.Object({
          ...schemaOfSelection('NewRelease', ABOUT_RELEASE).properties,
          browser: schemaOfSelection('Browser', 'id slug name { en zh }', ['page']),
          versions: schemaOfFiles(),
        }),
      ),
    }),
    async ({ platform, limit = LIST_MAX }) => {
      const { newReleases } = await read<{ newReleases: { browser: WithId; versions: WithId[] }[] }>(
        `query ($platform: Platform, $limit: Int!) { newReleases(platform: $platform, first: $limit) {
          ${ABOUT_RELEASE} browser { id slug name { en zh } } versions { ${ABOUT_FILE} } } }`,
        { platform, limit },
      );
      return {
        releases: newReleases.map((release) => ({
          ...release,
          browser: withPage(release.browser),
          versions: release.versions.map(withAddresses),
        })),
      };
    },
  );

  addTool(
    'get_download',
    'The files of a browser that run on a system, the best first: address, SHA-256, host, how it belongs to the maker, and the last check. Also the commands of package managers. Lead people to `download`, which leads to a working address.',
    Type.Object({ id: BrowserKey, platform: PlatformName, architecture: ArchitectureName }),
    Type.Object({ browser: schemaOfBrowser(ABOUT_COMMANDS), files: schemaOfFiles() }),
    async ({ id, platform, architecture = null }) => {
      const { browser } = await read<{ browser: FoundBrowser | null }>(
        `query ($key: String) { browser(slug: $key) {
          ${ABOUT_BROWSER} ${ABOUT_COMMANDS} downloads { ${ABOUT_FILE} } } }`,
        { key: String(id) },
      );
      if (!browser) throw new Error(`There is no browser ${id}`);
      const { downloads, ...rest } = browser;
      return { browser: withPage(rest), files: filesFor(downloads, { platform, architecture }).map(withAddresses) };
    },
  );
}
