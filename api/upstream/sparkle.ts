import { Type, type Static } from 'typebox';
import { architectureIn, fileNameIn } from '#rules/file-name.ts';
import type { SourceSettings } from '#rules/records/source.ts';
import { channelIn, macosName, platformIn } from './names.ts';
import { assertSchema, OptionalText, type ReadSource } from './upstream.ts';

/** Elements of an item, or attributes of its enclosure. */
const shared = {
  'sparkle:shortVersionString': OptionalText,
  'sparkle:version': OptionalText,
  'sparkle:minimumSystemVersion': OptionalText,
  'sparkle:os': OptionalText,
};
const Item = Type.Object({
  ...shared,
  pubDate: OptionalText,
  'sparkle:channel': OptionalText,
  enclosure: Type.Optional(Type.Array(Type.Object({ ...shared, url: Type.String(), length: OptionalText }))),
});
const Feed = Type.Object({ rss: Type.Object({ channel: Type.Object({ item: Type.Optional(Type.Array(Item)) }) }) });

/** Sparkle updates many programs for macOS. */
export const readSparkle: ReadSource = async (settings, upstream) => {
  const { rss } = await parseFeed(upstream.text(settings.identifier));
  return (rss.channel.item ?? []).flatMap((item) => fileOf(item, settings));
};

function fileOf(item: Static<typeof Item>, { identifier, releaseChannel }: SourceSettings) {
  const enclosure = item.enclosure?.[0];
  if (!enclosure) return [];
  const { url, length } = enclosure;
  const {
    'sparkle:version': build, // of programs that also have a version for people
    'sparkle:shortVersionString': versionNumber = build,
    'sparkle:minimumSystemVersion': minimum,
    'sparkle:os': named,
  } = { ...enclosure, ...item };
  const channel = item['sparkle:channel'] ? (channelIn(item['sparkle:channel']) ?? 'beta') : null;
  if (channel && releaseChannel && channel !== releaseChannel) return [];
  const system = systemOf(url, named);
  return [
    {
      versionNumber,
      releaseChannel: channel ?? releaseChannel ?? 'stable',
      releaseDate: item.pubDate,
      sourceUrl: identifier,
      platform: system,
      architecture: architectureIn(fileNameIn(url)),
      downloadUrl: url, // without a hash: `edSignature` is a signature
      fileSize: length,
      minOsVersion: minimum && system === 'macos' ? macosName(minimum) : null,
    },
  ];
}

function systemOf(address: string, named: string | null | undefined) {
  if (named) return named.startsWith('win') ? 'windows' : 'macos';
  return platformIn(fileNameIn(address)) ?? 'macos';
}

async function parseFeed(text: string) {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    isArray: (name) => name === 'item' || name === 'enclosure',
  });
  return assertSchema(Feed, withTexts(parser.parse(text, true)));
}

/** An element with attributes and a text is an object with `#text`. */
function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts);
  if (typeof value !== 'object' || value === null) return value;
  if ('#text' in value) return value['#text'];
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withTexts(child)]));
}
