import { Type } from 'typebox';
import { PROPOSAL_KINDS, type ProposedFile } from '../../rules/proposals.ts';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import type { ProposalRow } from '../entities/proposal.ts';
import { invalidField } from '../errors.ts';
import type { FileEdit } from '../services/proposals.ts';
import { parseRevision, toRestFieldName } from './fields.ts';
import {
  Done,
  editedRevision,
  failures,
  id,
  idParams,
  objectOf,
  oneOf,
  oneOfOrNull,
  orNull,
  ref,
  revision,
  success,
  type Body,
} from './schemas.ts';
import type { RestApp } from './validation.ts';
import { ChangedVersion, Version, parseVersion, writeVersion } from './version-fields.ts';

const platform = oneOf(PLATFORMS, 'The platform.');
const architecture = oneOfOrNull(ARCHITECTURES, 'The processor architecture; null if it is not specified.');

const EXAMPLE = {
  id: 1,
  kind: 'release',
  browser_id: 5,
  release_channel: 'stable',
  version_number: '1.94.137',
  files: [
    {
      platform: 'windows',
      architecture: 'x64',
      version_id: null,
      previous_number: '1.93.136',
      notes_from: '1.93.136',
      values: [{ field: 'release_date', value: '2026-09-12', previous: '2026-08-12', sources: [0] }],
    },
  ],
  missing: [],
  sources: [
    {
      kind: 'github',
      identifier: 'brave/brave-browser',
      url: 'https://github.com/brave/brave-browser/releases/tag/v1.94.137',
    },
  ],
  failure: null,
  first_seen_at: '2026-09-12T08:00:00.000Z',
  held_until: '2026-09-12T14:00:00.000Z',
  revision: 1,
};

export const Proposal = objectOf(
  'Proposal',
  {
    id: id("The proposal's id."),
    kind: oneOf(
      PROPOSAL_KINDS,
      'What the proposal suggests: a newer version (release), a new platform or architecture (platform), or properties that stored versions lack (facts). changedFile (another hash for a stored version), contradiction (different hashes of the sources for one address) and sourceFailure (a source failed several times in a row) only inform.',
    ),
    browser_id: id('The id of the browser.'),
    release_channel: oneOf(RELEASE_CHANNELS, 'The release channel.'),
    version_number: Type.String({ description: 'The version number; empty for a failed source.' }),
    files: Type.Array(
      Type.Object({
        platform,
        architecture,
        version_id: orNull('integer', 'The id of the stored version that is changed; null if a version is added.'),
        previous_number: orNull(
          'string',
          'The newest stored version of the same platform, architecture and release channel; null if there is none.',
        ),
        notes_from: orNull('string', 'The version whose release notes are carried over; null if no notes are written.'),
        values: Type.Array(
          Type.Object({
            field: Type.String({ description: 'The name of the field.' }),
            value: Type.String({ description: 'The proposed value.' }),
            previous: orNull('string', 'The value of the stored version; null if it has none.'),
            sources: Type.Array(Type.Integer({ minimum: 0 }), {
              description:
                'The sources of the value, as positions from 0 in the list of the proposal. Empty if the value is that of the previous version, or the day on which the release was first seen.',
            }),
          }),
          { description: 'The proposed values.' },
        ),
      }),
      { description: 'The versions that are added or completed.' },
    ),
    missing: Type.Array(Type.Object({ platform, architecture }), {
      description: 'The files of the replaced release that the new release does not have.',
    }),
    sources: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'The kind of the source.' }),
        identifier: Type.String({ description: 'The name of the browser at the source.' }),
        url: Type.String({ description: 'The URL that proves the version; empty for a failed source.' }),
      }),
      { description: 'The sources that name this version.' },
    ),
    failure: orNull(
      'string',
      'Why a source failed, as a code such as timeout or unknownIdentifier; null for other kinds.',
    ),
    first_seen_at: Type.String({ format: 'date-time', description: 'The time when the proposal was first seen.' }),
    held_until: Type.String({
      format: 'date-time',
      description: 'Until then a new release is shown as held, because bad releases are often withdrawn within hours.',
    }),
    revision,
  },
  'A change of versions that the sources of a browser suggest.',
  EXAMPLE,
);

export const AcceptedFiles = objectOf(
  'AcceptedFiles',
  {
    edits: Type.Optional(
      Type.Array(
        Type.Object({
          position: Type.Integer({ minimum: 0, description: 'The position of the file in the proposal, from 0.' }),
          is_left_out: Type.Optional(Type.Boolean({ description: 'Whether the file is left out.' })),
          change: Type.Optional(ref(ChangedVersion, 'The changed fields of the version.')),
        }),
        { description: 'The files that are changed before.' },
      ),
    ),
    revision: Type.Optional(editedRevision),
  },
  'The proposal that was seen, and what is changed in it.',
  { edits: [{ position: 0, change: { update_type: 'minor' } }], revision: 1 },
);

export const Decision = objectOf(
  'Decision',
  { revision: Type.Optional(editedRevision) },
  'The proposal that was seen.',
  { revision: 1 },
);

const DECISIONS = [
  {
    name: 'dismiss',
    summary: 'Dismiss a proposal',
    description: 'Dismisses a proposal. The same change is not proposed again.',
  },
  { name: 'postpone', summary: 'Postpone a proposal', description: 'Hides a proposal for a day.' },
  { name: 'reopen', summary: 'List a proposal again', description: 'Lists a dismissed or postponed proposal again.' },
] as const;

/** The routes for proposals, all of them for the administrator. */
export function proposalRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/admin/proposals',
    {
      schema: {
        operationId: 'listProposals',
        tags: ['Updates'],
        summary: 'The open proposals',
        description: 'Returns the open proposals that are not postponed. Proposals that are not held come first.',
        response: { 200: success(Type.Array(ref(Proposal)), 'The proposals.'), ...failures(401) },
      },
    },
    async (request) => ({
      success: true as const,
      data: (await servicesFor(request).proposals.list()).map(writeProposal),
    }),
  );

  app.post(
    '/api/admin/proposals/:id/accept',
    {
      schema: {
        operationId: 'acceptProposal',
        tags: ['Updates'],
        summary: 'Accept a proposal',
        description: 'Adds or completes the versions of a proposal, all or none of them.',
        params: idParams("The proposal's id.", 1),
        body: ref(AcceptedFiles),
        response: {
          200: success(Type.Array(ref(Version)), 'The versions that were added or completed.'),
          ...failures(401, 403, 404, 409, 413, 415, 507),
        },
      },
    },
    async (request) => {
      const { proposals, links } = servicesFor(request);
      const { versions } = await proposals.accept(
        request.params.id,
        parseEdits(request.body),
        parseRevision(request.body),
      );
      return {
        success: true as const,
        data: (await links.withChecks(versions)).map((version) => writeVersion(version, origin, request.actor)),
      };
    },
  );

  for (const { name, summary, description } of DECISIONS) {
    app.post(
      `/api/admin/proposals/:id/${name}`,
      {
        schema: {
          operationId: `${name}Proposal`,
          tags: ['Updates'],
          summary,
          description,
          params: idParams("The proposal's id.", 1),
          body: ref(Decision),
          response: { 200: Done, ...failures(401, 403, 404, 409, 413, 415, 507) },
        },
      },
      async (request) => {
        await servicesFor(request).proposals[name](request.params.id, parseRevision(request.body));
        return { success: true as const };
      },
    );
  }
}

function writeProposal({
  id,
  kind,
  browserId,
  releaseChannel,
  versionNumber,
  files,
  missing,
  sources,
  failure,
  firstSeenAt,
  heldUntil,
  revision,
}: ProposalRow) {
  return {
    id,
    kind,
    browser_id: browserId,
    release_channel: releaseChannel,
    version_number: versionNumber,
    files: files.map(writeFile),
    missing,
    sources,
    failure,
    first_seen_at: firstSeenAt.toISOString(),
    held_until: heldUntil.toISOString(),
    revision,
  };
}

function writeFile({ platform, architecture, versionId, previousNumber, notesFrom, values }: ProposedFile) {
  const written = values.map(({ field, value, previous, sources }) => ({
    field: toRestFieldName(field),
    value,
    previous,
    sources,
  }));
  return {
    platform,
    architecture,
    version_id: versionId,
    previous_number: previousNumber,
    notes_from: notesFrom?.versionNumber ?? null,
    values: written,
  };
}

function parseEdits({ edits = [] }: Body): FileEdit[] {
  if (!Array.isArray(edits)) throw invalidField('edits');
  return edits.map((edit: unknown) => {
    if (typeof edit !== 'object' || edit === null) throw invalidField('edits');
    const { position, is_left_out: isLeftOut = false, change = {} }: Body = { ...edit };
    if (typeof position !== 'number' || typeof isLeftOut !== 'boolean' || typeof change !== 'object' || change === null)
      throw invalidField('edits');
    return { position, isLeftOut, change: parseVersion({ ...change }) };
  });
}
