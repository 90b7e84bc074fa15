import { Type } from 'typebox';
import { ASSET_PATTERN_MAX, SOURCES_PER_BROWSER, SOURCE_IDENTIFIER_MAX } from '../../rules/limits.ts';
import type { UpstreamFile, UpstreamRelease } from '../../rules/proposals.ts';
import { SOURCE_FAILURE_MESSAGES, SOURCE_KINDS, type SourceInput } from '../../rules/sources.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS } from '../../rules/vocabulary.ts';
import type { SourceRow } from '../services/sources.ts';
import { newSchemas, parserOf, recordSchemas, writerOf, type FieldsOf } from './fields.ts';
import { readOnly, text, textOrNull, type ReadOnlyKind } from './kinds.ts';
import { editedRevision, httpUrl, objectOf, oneOf, oneOfOrNull, orNull, ref, revision } from './schemas.ts';

const timeOrNull: ReadOnlyKind<Date | null> = { write: (value) => value?.toISOString() ?? null };
const releases: ReadOnlyKind<UpstreamRelease[]> = { write: (list) => list.map(writeRelease) };

const FILE_EXAMPLE = {
  platform: 'windows',
  architecture: 'x64',
  download_url: 'https://github.com/brave/brave-browser/releases/download/v1.93.136/BraveBrowserStandaloneSetup.exe',
  file_size: null,
  sha256: 'cf2321aa6bde9c73dff6ddcf91085843d0fb4758ec8dd4218f4a53584a8ad815',
  min_os_version: null,
};

const RELEASE_EXAMPLE = {
  version_number: '1.93.136',
  release_channel: 'stable',
  release_date: '2026-08-12',
  source_url:
    'https://github.com/microsoft/winget-pkgs/blob/6bfa99f7a4f9f4da707296dd157234cd2cb981e9/manifests/b/Brave/Brave/151.1.93.136/Brave.Brave.installer.yaml',
  files: [FILE_EXAMPLE],
};

export const SourceFile = objectOf(
  'SourceFile',
  {
    platform: oneOf(PLATFORMS, 'The platform.'),
    architecture: oneOfOrNull(ARCHITECTURES, 'The processor architecture; null if it is not specified.'),
    download_url: orNull('string', 'The download URL; null if the source only confirms the version.', {
      format: 'uri',
    }),
    file_size: orNull('string', 'The number of bytes; null if it is unknown.'),
    sha256: orNull('string', 'The SHA-256 checksum; null if it is unknown.'),
    min_os_version: orNull('string', 'The oldest supported operating system; null if it is unknown.'),
  },
  'A file of a release, as a source describes it.',
  FILE_EXAMPLE,
);

export const SourceRelease = objectOf(
  'SourceRelease',
  {
    version_number: Type.String({ description: 'The version number.' }),
    release_channel: oneOf(RELEASE_CHANNELS, 'The release channel.'),
    release_date: orNull('string', 'The release date; null if the source has none.', { format: 'date' }),
    source_url: httpUrl('The URL that proves the release.'),
    files: Type.Array(ref(SourceFile), { description: 'The files.' }),
  },
  'A release, as a source describes it.',
  RELEASE_EXAMPLE,
);

/** The fields of an update source in REST. */
export const SOURCE_FIELDS = {
  id: null,
  browserId: null,
  kind: { kind: text, required: true, schema: oneOf(SOURCE_KINDS, 'The kind of the source.') },
  identifier: {
    kind: text,
    required: true,
    schema: Type.String({
      minLength: 1,
      maxLength: SOURCE_IDENTIFIER_MAX,
      description: 'The name of the browser at the source.',
    }),
  },
  releaseChannel: {
    kind: textOrNull,
    schema: oneOfOrNull(RELEASE_CHANNELS, 'The release channel; null if the source marks it.'),
  },
  platform: {
    kind: textOrNull,
    schema: oneOfOrNull(PLATFORMS, 'The only platform that counts; null for all platforms of the source.'),
  },
  assetPattern: {
    kind: textOrNull,
    schema: orNull(
      'string',
      'Which files belong to the browser: `*` stands for any characters, `{version}` for the version number. A pattern with a slash is compared with the whole URL, another one with the name of the file. Null for all files.',
      { maxLength: ASSET_PATTERN_MAX },
    ),
  },
  checkedAt: {
    kind: timeOrNull,
    schema: orNull('string', 'When the source was read last; null before the first time.', { format: 'date-time' }),
  },
  succeededAt: {
    kind: timeOrNull,
    schema: orNull('string', 'When the source was last read without a failure; null before the first time.', {
      format: 'date-time',
    }),
  },
  failures: {
    kind: readOnly,
    schema: Type.Integer({ minimum: 0, description: 'How often in a row the source failed.' }),
  },
  failure: {
    kind: readOnly,
    schema: orNull('string', 'Why it failed the last time, in English; null if it did not fail.'),
  },
  releases: {
    kind: releases,
    schema: Type.Array(ref(SourceRelease), { description: 'The releases that it named last.' }),
  },
} satisfies FieldsOf<SourceRow, SourceInput>;

const NEW_SOURCE_EXAMPLE = {
  kind: 'winget',
  identifier: 'Brave.Brave',
  asset_pattern: '*/v{version}/BraveBrowserStandaloneSetup*.exe',
};

const SOURCE_EXAMPLE = {
  kind: 'winget',
  identifier: 'Brave.Brave',
  release_channel: null,
  platform: null,
  asset_pattern: '*/v{version}/BraveBrowserStandaloneSetup*.exe',
  checked_at: null,
  succeeded_at: null,
  failures: 0,
  failure: null,
  releases: [],
};

export const UpdateSource = objectOf(
  'UpdateSource',
  recordSchemas(SOURCE_FIELDS),
  'What is watched for new versions of a browser, with the result of the last read.',
  SOURCE_EXAMPLE,
);
export const NewSource = objectOf(
  'NewSource',
  newSchemas(SOURCE_FIELDS),
  'An update source of the new list. Settings that its kind does not use are not stored.',
  NEW_SOURCE_EXAMPLE,
);

export const SourceList = objectOf(
  'SourceList',
  {
    sources: Type.Array(ref(UpdateSource), { description: 'The sources in the order in which they were added.' }),
    revision,
  },
  'All update sources of a browser, with the revision of the browser.',
  { sources: [SOURCE_EXAMPLE], revision: 1 },
);

export const ChangedSources = objectOf(
  'ChangedSources',
  {
    sources: Type.Array(ref(NewSource), {
      maxItems: SOURCES_PER_BROWSER,
      description: 'All update sources of the browser.',
    }),
    revision: Type.Optional(editedRevision),
  },
  'All update sources of a browser.',
  { sources: [NEW_SOURCE_EXAMPLE] },
);

export const SourceTrial = objectOf(
  'SourceTrial',
  {
    failure: oneOfOrNull(Object.keys(SOURCE_FAILURE_MESSAGES), 'Why the read failed; null if it succeeded.'),
    releases: Type.Array(ref(SourceRelease), {
      description: 'The newest releases of each channel; empty if the source has nothing that can be used.',
    }),
  },
  'The result of reading a source now.',
  { failure: null, releases: [RELEASE_EXAMPLE] },
);

export const writeSource = writerOf<SourceRow>(SOURCE_FIELDS);
export const parseSource = parserOf<SourceInput>(SOURCE_FIELDS);

export function writeRelease({ versionNumber, releaseChannel, releaseDate, sourceUrl, files }: UpstreamRelease) {
  return {
    version_number: versionNumber,
    release_channel: releaseChannel,
    release_date: releaseDate,
    source_url: sourceUrl,
    files: files.map(writeFile),
  };
}

function writeFile({ platform, architecture, downloadUrl, fileSize, sha256, minOsVersion }: UpstreamFile) {
  return {
    platform,
    architecture,
    download_url: downloadUrl,
    file_size: fileSize,
    sha256,
    min_os_version: minOsVersion,
  };
}
