import type { LeftOut, SourceFailure } from './sources.ts';
import { versionKey } from './version-number.ts';
import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

/** How long a new release is held, in hours: bad ones are often withdrawn within hours. */
export const HOLD_HOURS = 6;
/** After so many failures of a source in a row, the administrator is notified. */
export const SOURCE_FAILURES = 3;

/** `schema/proposal.graphql` describes them. The last three only inform. */
export type ProposalKind = 'release' | 'platform' | 'facts' | 'changedFile' | 'contradiction' | 'sourceFailure';

export function isAcceptable(kind: ProposalKind) {
  return isRelease({ kind }) || kind === 'facts';
}

export function isRelease({ kind }: { kind: ProposalKind }) {
  return kind === 'release' || kind === 'platform';
}

export interface Group {
  platform: Platform;
  architecture: Architecture | null;
}

export interface ReleaseName {
  versionNumber: string;
  releaseChannel: ReleaseChannel;
}

/** A file as a source describes it; null is unknown. */
export interface UpstreamFile extends Group {
  downloadUrl: string | null;
  /** In bytes. */
  fileSize: string | null;
  sha256: string | null;
  minOsVersion: string | null;
}

/** Without files it only confirms its version number. */
export interface UpstreamRelease extends ReleaseName {
  /** YYYY-MM-DD. */
  releaseDate: string | null;
  sourceUrl: string;
  files: UpstreamFile[];
  /** What its source leaves out of it or of a newer release, and numbers of its files that differ from its own. */
  doubts: LeftOut[];
}

export interface ProposalSource {
  kind: string;
  identifier: string;
  url: string;
}

export interface KnownVersion extends ReleaseName, Omit<UpstreamFile, 'downloadUrl'> {
  id: number;
  releaseDate: string;
  downloadUrl: string;
}

export type ProposedField = 'releaseDate' | 'downloadUrl' | 'fileSize' | 'sha256' | 'minOsVersion' | 'sourceUrl';

export interface ProposedValue {
  field: ProposedField;
  value: string;
  /** The value of the version that is replaced or completed. */
  previous: string | null;
  /** Positions in `Finding.sources`. Empty for a value of the previous version, and for the day when it was first seen. */
  sources: number[];
}

export interface ProposedFile extends Group {
  versionId: number | null;
  /** Of the newest stored version of the same platform, architecture and channel. */
  previousNumber: string | null;
  /** The version whose release notes are carried over. */
  notesFrom: { id: number; versionNumber: string } | null;
  /** Size or hash, if no source states it, and none of them did for the release before. */
  unstated: ProposedField[];
  values: ProposedValue[];
}

export interface Finding extends ReleaseName {
  kind: ProposalKind;
  /** Tells findings of one kind and version apart by their hashes. */
  detail: string;
  sources: ProposalSource[];
  files: ProposedFile[];
  /** Files of the replaced release that the new one does not have. */
  missing: Group[];
  /** What its sources leave out, or contradict themselves. */
  doubts: LeftOut[];
  failure: SourceFailure | null;
}

export interface SourcedRelease extends UpstreamRelease {
  source: Omit<ProposalSource, 'url'>;
}

/** 1.9 and v1.9.0 are one release. */
export function releaseKey({ releaseChannel, versionNumber }: ReleaseName) {
  return `${releaseChannel} ${versionKey(versionNumber)}`;
}
