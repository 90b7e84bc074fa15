import { Type, type Static } from 'typebox';
import { keysOf } from '#rules/keys.ts';
import { architectureIn } from '#rules/file-name.ts';
import { isRecord } from '#rules/json.ts';
import { marksInAddress, marksInTitle, namedChannel } from '#rules/release-channel.ts';
import { isOtherNumber } from '#rules/version-number.ts';
import type { Entry } from './entries.ts';
import { macosName } from './names.ts';
import { assertSchema, OptionalText, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

/** Elements of an item, or attributes of its enclosure. */
const shared = {
  'sparkle:shortVersionString': OptionalText,
  'sparkle:version': OptionalText,
  'sparkle:minimumSystemVersion': OptionalText,
  'sparkle:maximumSystemVersion': OptionalText,
  'sparkle:os': OptionalText,
  'sparkle:arch': OptionalText,
  'sparkle:hardwareRequirements': OptionalText,
  'sparkle:channel': OptionalText,
};
const Enclosure = Type.Object({
  ...shared,
  url: OptionalText,
  length: OptionalText,
  'sparkle:deltaFrom': OptionalText,
});
const STATED = keysOf(shared);
const Item = Type.Object({
  ...shared,
  title: Type.Optional(Type.Unknown()), // with markup, or twice, it is no text
  pubDate: OptionalText,
  enclosure: Type.Optional(Type.Array(Enclosure)),
});
const Feed = Type.Object({ rss: Type.Object({ channel: Type.Object({ item: Type.Optional(Type.Array(Item)) }) }) });

/** If no item of a feed names a system, the feed is for that which the administrator has chosen. */
export const readSparkle: ReadSource = async ({ identifier, platform }, upstream) => {
  const { rss } = await parseFeed(upstream.text(identifier));
  const items = rss.channel.item ?? [];
  const names = new Set(items.flatMap((item) => [item, ...(item.enclosure ?? [])].flatMap((one) => Object.keys(one))));
  if (items.length > 0 && ![...names].some((name) => name.startsWith('sparkle:'))) throw new SourceError('noAppcast');
  const chosen = platform && !names.has('sparkle:os') ? { 'sparkle:os': platform } : {};
  return items.flatMap((item) =>
    (item.enclosure ?? [{}]).map((enclosure) => toEntry({ ...item, ...chosen }, enclosure, identifier)),
  );
};

function toEntry(item: Static<typeof Item>, enclosure: Static<typeof Enclosure>, feed: string): Entry {
  const {
    'sparkle:version': build, // of programs that also have a version for people
    'sparkle:shortVersionString': number = build,
    'sparkle:minimumSystemVersion': minimum,
    'sparkle:maximumSystemVersion': maximum,
    'sparkle:os': system,
    'sparkle:arch': architecture,
    'sparkle:hardwareRequirements': requirements,
    'sparkle:channel': channel,
    title: written,
    url,
    length,
  } = { ...item, ...enclosure };
  // WinSparkle writes it behind the system; requirements are those of macOS.
  const required = system && !/^mac/iu.test(system) ? null : requirements;
  const processors = [system?.split(/[-_]/u).slice(1).join('-'), architecture, required].filter(Boolean);
  const title = typeof written === 'string' ? written : '';
  const marks = [...marksInTitle(title), ...marksInAddress(feed)];
  const isContradicted =
    STATED.some((name) => item[name] && enclosure[name] && item[name] !== enclosure[name]) ||
    new Set(processors.map((one) => architectureIn(one ?? ''))).size > 1 ||
    (number === build && isOtherNumber(title, number ?? ''));
  const address = url && URL.parse(url, feed)?.href;
  return {
    number,
    build: number === build ? null : build,
    channel: channel ?? namedChannel(marks),
    isPrerelease: marks.length > 0,
    unnamedChannel: 'stable', // the default channel of Sparkle
    releaseDate: item.pubDate,
    sourceUrl: feed,
    system,
    processor: processors[0],
    downloadUrl: address ?? url ?? undefined, // without a hash: `edSignature` is a signature
    fileSize: length,
    minOsVersion: { macos: minimum && macosName(minimum) },
    ...(isContradicted && { leftOut: 'contradiction' }),
    ...(enclosure['sparkle:deltaFrom'] ? { leftOut: 'noInstaller' } : maximum ? { leftOut: 'olderSystem' } : {}),
  };
}

async function parseFeed(text: string) {
  const [{ XMLParser }, { ALL_ENTITIES, EntityDecoder }] = await Promise.all([
    import('fast-xml-parser'),
    import('@nodable/entities'),
  ]);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    entityDecoder: new EntityDecoder({ namedEntities: ALL_ENTITIES }),
    isArray: (name) => name === 'item' || name === 'enclosure',
  });
  return assertSchema(Feed, resolved(parser.parse(text, true), new Map([['sparkle', SPARKLE]])));
}

const SPARKLE = 'sparkle';
const NAMESPACE = /^https?:\/\/(?:www\.)?andymatuschak\.org\/xml-namespaces\/sparkle\/?$/u;

/** With Sparkle's own prefix, whatever that of the document is. An element with attributes and a text is an object with `#text`. */
function resolved(value: unknown, prefixes: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, prefixes));
  if (!isRecord(value)) return value;
  if ('#text' in value) return value['#text'];
  const scope = withDeclared(value, prefixes);
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const [prefix = '', local] = name.split(':');
      const declared = (isRecord(child) ? withDeclared(child, scope) : scope).get(prefix);
      return [local === undefined ? name : `${declared ?? 'other'}:${local}`, resolved(child, scope)];
    }),
  );
}

function withDeclared(element: Record<string, unknown>, prefixes: ReadonlyMap<string, string>) {
  const declared = Object.entries(element).flatMap(([name, uri]): [string, string][] =>
    name.startsWith('xmlns:') ? [[name.slice(6), NAMESPACE.test(String(uri)) ? SPARKLE : 'other']] : [],
  );
  return declared.length === 0 ? prefixes : new Map([...prefixes, ...declared]);
}
