import { createHash } from 'node:crypto';
import { isPinned } from '../../rules/pinned.ts';
import { saveLinkHash } from '../database/queries/links.ts';
import type { VersionRow } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { HttpResponse } from '../upstream/http-client.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import type { ServiceContext } from './context.ts';
import type { versionService } from './versions.ts';
import { assertAdministrator } from './writes.ts';

/** The checksum of a file that the server has read. */
export interface Verification {
  sha256: string;
  /** Whether it is the checksum of the version; null if the version has none. */
  isSame: boolean | null;
  version: VersionRow;
}

/** The service that reads the files of versions to verify their checksums. */
export function verificationService({ em, actor, upstream, verifyMaxBytes = 0, clock = Date.now }: ServiceContext, versions: Pick<ReturnType<typeof versionService>, 'get'>) {
  /** Why the file of a version is not read; null if it is. */
  function obstacleOf(version: VersionRow): 'verifyOff' | 'verifyLatestLink' | 'verifySizeUnknown' | 'verifyTooLarge' | null {
    if (verifyMaxBytes === 0 || !upstream) return 'verifyOff';
    if (!isPinned(version)) return 'verifyLatestLink';
    const size = Number(version.fileSize);
    if (!Number.isSafeInteger(size) || size <= 0) return 'verifySizeUnknown';
    return size > verifyMaxBytes ? 'verifyTooLarge' : null;
  }

  /** Reads the file in chunks, which are not kept. */
  async function hashOf(url: string): Promise<string> {
    const hash = createHash('sha256');
    const response = await upstream?.http.stream({ url, maxBytes: verifyMaxBytes }, (chunk) => hash.update(chunk)).catch(toAppError);
    assertComplete(response);
    return hash.digest('hex');
  }

  return {
    /** Whether the administrator can let the server read the file of a version. */
    isPossible: (version: VersionRow): boolean => actor === 'administrator' && obstacleOf(version) === null,

    /** Reads the file of a version and stores its checksum as that of the URL. Throws UNAUTHORIZED, NOT_FOUND, BAD_REQUEST, and UNAVAILABLE if the file cannot be read. */
    async verify(versionId: number): Promise<Verification> {
      assertAdministrator(actor);
      const version = await versions.get(versionId);
      const obstacle = obstacleOf(version);
      if (obstacle) throw new AppError('BAD_REQUEST', obstacle);
      const sha256 = await hashOf(version.downloadUrl);
      // Visitors see when a checksum was verified, so the catalogue revision changes.
      await em.transactional(async () => saveLinkHash(em, version.downloadUrl, sha256, new Date(clock())));
      return { sha256, isSame: version.sha256 ? version.sha256 === sha256 : null, version };
    },
  };
}

function assertComplete(response: HttpResponse | undefined): void {
  if (response?.isTruncated) throw new AppError('BAD_REQUEST', 'verifyTooLarge');
  if (response?.status !== 200) throw new AppError('UNAVAILABLE', 'verifyFailed');
}

function toAppError(error: unknown): never {
  throw error instanceof UpstreamError ? new AppError('UNAVAILABLE', 'verifyFailed') : error;
}
