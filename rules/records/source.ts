import { checkEach, collect, isBlank, type Issues } from '../issues.ts';
import { SOURCES_PER_BROWSER } from '../limits.ts';
import { plainText } from '../plain-text.ts';
import { SOURCE_KINDS, SOURCE_RULES, SOURCE_SETTINGS, isPattern, usesSetting } from '../sources.ts';
import { parseHttpUrl } from '../url.ts';
import { PLATFORMS, RELEASE_CHANNELS, memberOf } from '../vocabulary.ts';
import type { RecordDefinition } from './definition.ts';
import { choice, choiceOrNull, text, textOrNull } from './field-kinds.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf, type StoredOf } from './fields.ts';

export const SOURCE = {
  about: 'What is watched for new versions.',
  title: ['kind', 'identifier'],
  parent: 'browser',
  fields: {
    kind: choice(SOURCE_KINDS, {
      about: 'The kind of source.',
      required: 'sourceKindInvalid',
      invalid: 'sourceKindInvalid',
    }),
    identifier: {
      ...text({
        about: 'The name of the browser at the source.',
        max: 500,
        required: 'sourceIdentifierRequired',
        tooLong: 'sourceIdentifierTooLong',
      }),
      store: plainIdentifier,
    },
    releaseChannel: choiceOrNull(RELEASE_CHANNELS, {
      about: 'The release channel; null if the source marks it.',
      invalid: 'releaseChannelInvalid',
    }),
    platform: choiceOrNull(PLATFORMS, {
      about: 'The only platform; null for all.',
      invalid: 'platformInvalid',
    }),
    assetPattern: textOrNull({
      about:
        'Which files belong to the browser; null for all. Up to three * stand for any text, one {version} for the number. With a slash it is compared with the whole URL, otherwise with the name of the file.',
      max: 200,
      tooLong: 'assetPatternTooLong',
    }),
  },
} as const satisfies RecordDefinition;

export interface SourceInput extends InputOf<typeof SOURCE.fields> {}

/** Without a channel the source's own mark counts, and stable without one. */
export interface SourceSettings extends StoredOf<typeof SOURCE.fields> {}

export const DEFAULT_SOURCE: SourceInput = defaultOf(SOURCE.fields);

export function checkSource(source: SourceInput): Issues {
  const kind = memberOf(SOURCE_KINDS, source.kind);
  if (!kind) return collect({ kind: 'sourceKindInvalid' });
  const identifier = plainIdentifier(source.identifier);
  const [url = ''] = identifier.split(' ');
  const isUrlValid = !/^https?:/u.test(url) || parseHttpUrl(url) !== null;
  return {
    ...collect({
      identifier: SOURCE_RULES[kind].identifier.test(identifier) && isUrlValid ? null : 'sourceIdentifierInvalid',
      // Chrome's versions differ from system to system.
      platform: kind === 'chrome' && isBlank(source.platform) ? 'platformRequired' : null,
      assetPattern: isPattern(source.assetPattern ?? '') ? null : 'assetPatternInvalid',
    }),
    ...checkRecord(SOURCE.fields, source),
  };
}

export function checkSources(sources: readonly SourceInput[]): Issues {
  if (sources.length > SOURCES_PER_BROWSER) return collect({ [`${SOURCES_PER_BROWSER + 1}.kind`]: 'tooManySources' });
  const keys = sources.map((source) => JSON.stringify(storedSource(source)));
  return checkEach(sources, (source, index) =>
    keys.indexOf(keys[index] ?? '') < index ? collect({ identifier: 'sourceRepeated' }) : checkSource(source),
  );
}

/** Without settings that its kind does not use. */
export function storedSource(source: SourceInput): SourceSettings {
  const stored = storedRecord(SOURCE.fields, source);
  const unused = SOURCE_SETTINGS.filter((setting) => !usesSetting(stored.kind, setting));
  return { ...stored, ...Object.fromEntries(unused.map((setting) => [setting, null])) };
}

function plainIdentifier(identifier: string) {
  return plainText(identifier).replace(/\s+/gu, ' ');
}
