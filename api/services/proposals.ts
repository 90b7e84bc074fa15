import { DAY_MS, utcDay } from '#rules/calendar.ts';
import { NO_NOTES, carriedOverNotes } from '#rules/carried-over-notes.ts';
import { findDifferences } from '#rules/find-differences.ts';
import {
  HOLD_HOURS,
  SOURCE_FAILURES,
  isAcceptable,
  isRelease,
  releaseKey,
  type Finding,
  type ProposedFile,
  type ReleaseName,
  type SourcedRelease,
} from '#rules/proposals.ts';
import { suggestUpdateType, type VersionInput } from '#rules/records/version.ts';
import { Browser } from '../entities/browser.ts';
import { Proposal, type ProposalData, type ProposalRow } from '../entities/proposal.ts';
import { releasesIn, SourceState } from '../entities/source-state.ts';
import type { VersionRow } from '../entities/version.ts';
import { describeChange } from '../database/history/action.ts';
import { AppError, assertFound, invalidField } from '../errors.ts';
import { deleteSome, queryIn, readVersions } from '../database/queries/rows.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ServiceContext } from './context.ts';
import { loadTogether } from './load-together.ts';
import type { versionService } from './versions.ts';
import { tell } from './webhook-messages.ts';
import { assertPreconditions, type Patch } from './writes.ts';

const HOUR_MS = 60 * 60_000;
const ACCEPTED_MS = 365 * DAY_MS;

/** So that a request ends in time. */
const ACCEPTED_MAX = 100;

export interface SeenProposal {
  id: number;
  revision: number;
}

export function proposalService({ em, clock }: ServiceContext, versions: ReturnType<typeof versionService>) {
  const listed = () => ({
    status: 'open' as const,
    $or: [{ laterUntil: null }, { laterUntil: { $lte: new Date(clock()) } }],
  });

  /** The open alarms about the files of browsers. */
  const alarms = loadTogether(async (ids) => {
    const found = await em.find(
      Proposal,
      { browser: { $in: [...ids] }, status: 'open', kind: { $in: ['changedFile', 'contradiction'] } },
      { disableIdentityMap: true },
    );
    return (id) => found.filter(({ browser }) => browser.id === id);
  });

  /** What the last releases of the sources say that the versions do not. */
  async function readFindings(browserId: number, stored: readonly Proposal[]) {
    const sources = await queryIn(em)
      .selectFrom('source')
      .innerJoin('source_state', 'source_state.source_id', 'source.id')
      .select(['source.id', 'kind', 'identifier', 'failures', 'failure', 'releases'])
      .where('browser_id', '=', browserId)
      .orderBy('source.id')
      .execute();
    const releases = sources.flatMap(({ kind, identifier, releases: json }) => {
      return releasesIn(json).map((release): SourcedRelease => ({ ...release, source: { kind, identifier } }));
    });
    const firstSeen = (release: ReleaseName) => {
      const seen = stored.find((proposal) => hasSameVersion(proposal, release));
      return utcDay(seen?.firstSeenAt.getTime() ?? clock());
    };
    const isDismissed = (release: ReleaseName) =>
      stored.some((proposal) => proposal.status === 'dismissed' && hasSameVersion(proposal, release));
    const failing = sources
      .filter(({ failures }) => failures >= SOURCE_FAILURES)
      .map(({ id, kind, identifier, failure }): Finding => ({
        kind: 'sourceFailure',
        releaseChannel: 'stable',
        versionNumber: '',
        detail: String(id),
        sources: [{ kind, identifier, url: '' }],
        files: [],
        missing: [],
        doubts: [],
        failure,
      }));
    const known = await readVersions(em, (query) => query.where('browser_id', '=', browserId));
    return [...findDifferences(releases, known, firstSeen, isDismissed), ...failing];
  }

  async function tellNew(browserId: number, findings: readonly Finding[]) {
    const told = findings.filter((finding) => isRelease(finding) || finding.kind === 'sourceFailure');
    if (told.length === 0) return;
    const { name } = await em.findOneOrFail(Browser, browserId, { disableIdentityMap: true });
    for (const { versionNumber, releaseChannel, failure, sources, ...finding } of told) {
      const { kind, identifier = '' } = { ...sources[0] };
      const word = isRelease(finding) ? versionNumber : identifier;
      const item = { browser_id: browserId, title: { en: `${name.en} ${word}`, zh: `${name.zh} ${word}` } };
      if (isRelease(finding))
        await tell(em, 'updates.found', [{ ...item, version_number: versionNumber, release_channel: releaseChannel }]);
      else await tell(em, 'source.failing', [{ ...item, kind, identifier, failure }]);
    }
  }

  async function save(browserId: number, finding: Finding, stored: Proposal | undefined) {
    const { sources, files, missing, doubts, failure, ...name } = finding;
    const data = JSON.stringify({ sources, files, missing, doubts, failure } satisfies ProposalData);
    if (!stored) {
      const heldUntil = new Date(clock() + (isRelease(name) ? HOLD_HOURS * HOUR_MS : 0));
      await em.insert(Proposal, {
        ...name,
        browser: browserId,
        status: 'open',
        data,
        firstSeenAt: new Date(clock()),
        heldUntil,
        revision: 1,
      });
    } else if (stored.status === 'accepted' || (stored.status === 'open' && stored.data !== data)) {
      // An accepted proposal that is found again has something new, such as a file that was published later.
      await em.nativeUpdate(
        Proposal,
        { id: stored.id },
        { status: 'open', data, decidedAt: null, revision: stored.revision + 1 },
      );
    }
  }

  async function get(id: number) {
    return assertFound(await em.findOne(Proposal, { id }, { refresh: true }), 'proposalNotFound');
  }

  /** As the administrator saw it. Throws NOT_FOUND, and CONFLICT if it was decided or changed. */
  async function openProposal(id: number, revision: number | null | undefined) {
    const proposal = await get(id);
    assertPreconditions(proposal, { revision });
    if (proposal.status !== 'open') throw new AppError('CONFLICT', 'conflict');
    return proposal;
  }

  async function apply({ id, revision }: SeenProposal) {
    const proposal = await openProposal(id, revision);
    if (!isAcceptable(proposal.kind)) throw new AppError('BAD_REQUEST', 'proposalNotAcceptable');
    const row = toProposalRow(proposal);
    await decide(proposal, { status: 'accepted' });
    const known = await readVersions(em, (query) => query.where('browser_id', '=', row.browserId));
    const saved: VersionRow[] = [];
    for (const file of row.files) {
      const { versionId } = file;
      const patch = toVersionPatch(row, file, known);
      saved.push(versionId === null ? await versions.create(patch) : await versions.update(versionId, patch));
    }
    return saved;
  }

  async function decide({ id, revision }: Proposal, fields: Partial<Pick<Proposal, 'status' | 'laterUntil'>>) {
    const decidedAt = fields.status === 'open' ? null : new Date(clock());
    const changed = await em.nativeUpdate(Proposal, { id, revision }, { ...fields, decidedAt, revision: revision + 1 });
    if (changed === 0) throw new AppError('CONFLICT', 'conflict');
    return toProposalRow(await get(id));
  }

  return {
    async list() {
      const found = await em.find(Proposal, listed(), { orderBy: { firstSeenAt: 'asc', id: 'asc' }, refresh: true });
      const isHeld = ({ heldUntil }: Proposal) => Number(heldUntil.getTime() > clock());
      return found.sort((a, b) => isHeld(a) - isHeld(b)).map(toProposalRow);
    },

    /** About a file of the same release, also a postponed one. */
    async hasAlarm(proposal: ProposalRow) {
      return (await alarms(proposal.browserId)).some((alarm) => hasSameVersion(alarm, proposal));
    },

    async count() {
      return em.count(Proposal, listed());
    },

    /** Also browsers with open proposals of sources that were removed. */
    async listBrowsers() {
      const rows = await queryIn(em)
        .selectFrom('source')
        .select('browser_id as id')
        .union((build) => build.selectFrom('proposal').select('browser_id as id').where('status', '=', 'open'))
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Saves how the last releases of the sources differ from the versions, and returns the number of open proposals.
     * Those whose difference is gone are deleted. Dismissed ones are not proposed again.
     */
    async refresh(browserId: number) {
      const stored = await em.find(Proposal, { browser: browserId }, { refresh: true });
      const findings = await readFindings(browserId, stored);
      await tellNew(
        browserId,
        findings.filter((finding) => !stored.some((proposal) => isSame(proposal, finding))),
      );
      const found = new Set<Proposal>();
      for (const finding of findings) {
        const proposal = stored.find((candidate) => isSame(candidate, finding));
        if (proposal) found.add(proposal);
        await save(browserId, finding, proposal);
      }
      const others = stored.filter((proposal) => !found.has(proposal)).map(({ id }) => id);
      if (others.length > 0)
        await em.nativeDelete(Proposal, {
          id: { $in: others },
          // So that a source that fails anew is proposed again.
          $or: [{ status: 'open' }, { status: 'dismissed', kind: 'sourceFailure' }],
        });
      return em.count(Proposal, { browser: browserId, status: 'open' });
    },

    /**
     * Adds or completes the versions of all proposals or none, as one change. Throws NOT_FOUND, CONFLICT, BAD_REQUEST
     * for an invalid field or a proposal that only informs.
     */
    async accept(proposals: readonly SeenProposal[]) {
      if (proposals.length > ACCEPTED_MAX) throw invalidField('proposals');
      return describeChange({ kind: 'approval' }, async () =>
        inTransaction(em, async () => {
          const saved: VersionRow[] = [];
          for (const proposal of proposals) saved.push(...(await apply(proposal)));
          return { versions: saved };
        }),
      );
    },

    /** A lower release that the proposal hid is proposed. */
    async dismiss(id: number, revision?: number | null) {
      const dismissed = await decide(await openProposal(id, revision), { status: 'dismissed' });
      // Sources return lower releases in its place, so they are read again although they did not change.
      const { browserId } = dismissed;
      await em.nativeUpdate(SourceState, { source: { browser: browserId } }, { etag: null, lastModified: null });
      await this.refresh(browserId);
      return dismissed;
    },

    /** Hides a proposal for a day. */
    async postpone(id: number, revision?: number | null) {
      return decide(await openProposal(id, revision), { laterUntil: new Date(clock() + DAY_MS) });
    },

    /** Throws NOT_FOUND, and CONFLICT for an accepted proposal. */
    async reopen(id: number, revision?: number | null) {
      const proposal = await get(id);
      assertPreconditions(proposal, { revision });
      if (proposal.status === 'accepted') throw new AppError('CONFLICT', 'conflict');
      return decide(proposal, { status: 'open', laterUntil: null });
    },

    /** Deletes at most `limit` proposals that were accepted a year ago. */
    async deleteAccepted(limit: number) {
      const isOld = { status: 'accepted' as const, decidedAt: { $lt: new Date(clock() - ACCEPTED_MS) } };
      return deleteSome(em, Proposal, 'id', isOld, limit);
    },
  };
}

function toProposalRow(proposal: Proposal): ProposalRow {
  const { browser, data, laterUntil = null, decidedAt = null, ...fields } = proposal;
  const { doubts = [], files, ...details } = JSON.parse(data) as StoredData; // written by `save`
  return {
    ...fields,
    browserId: browser.id,
    laterUntil,
    decidedAt,
    ...details,
    doubts,
    files: files.map(({ unstated = ['fileSize', 'sha256'], ...file }) => ({ ...file, unstated })),
  };
}

/** An older version of the product wrote it without what is optional here. */
type StoredData = Omit<ProposalData, 'doubts' | 'files'> &
  Partial<Pick<ProposalData, 'doubts'>> & {
    files: (Omit<ProposedFile, 'unstated'> & Partial<Pick<ProposedFile, 'unstated'>>)[];
  };

function isSame(proposal: Proposal, finding: Finding) {
  return proposal.kind === finding.kind && hasSameVersion(proposal, finding) && proposal.detail === finding.detail;
}

function hasSameVersion(a: ReleaseName, b: ReleaseName) {
  return releaseKey(a) === releaseKey(b);
}

function toVersionPatch(
  { browserId, versionNumber, releaseChannel }: ProposalRow,
  file: ProposedFile,
  known: readonly VersionRow[],
): Patch<VersionInput> {
  const values = Object.fromEntries(file.values.map(({ field, value }) => [field, value]));
  if (file.versionId !== null) return values;
  const { platform, architecture, previousNumber } = file;
  const noted = known.find(({ id }) => id === file.notesFrom?.id);
  const features = noted ? carriedOverNotes(noted.versionNumber, noted.features) : NO_NOTES;
  const isFirstSeen = file.values.some(({ field, sources }) => field === 'releaseDate' && sources.length === 0);
  return {
    ...values,
    releaseDateIsFirstSeen: isFirstSeen,
    browserId,
    versionNumber,
    releaseChannel,
    platform,
    architecture,
    updateType: previousNumber === null ? null : suggestUpdateType(previousNumber, versionNumber),
    features,
  };
}
