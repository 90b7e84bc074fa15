import { Version } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { DownloadCounter } from './download-counter.ts';
import type { linkService } from './links.ts';

/** The service for downloads. */
export function downloadService({ em, downloadCounter = new DownloadCounter(em) }: ServiceContext, links: Pick<ReturnType<typeof linkService>, 'offered'>) {
  /** The stored URL: mirror 0 is the download URL, 1 is the first mirror, and null is the first of them that is not dead. */
  async function target(versionId: number, mirror: number | null): Promise<{ url: string; browserId: number }> {
    const version = await em.findOne(Version, { id: versionId });
    const url = version && (mirror === null ? await offeredUrl(version) : [version.downloadUrl, ...version.downloadMirrors][mirror]);
    if (!url) throw new AppError('NOT_FOUND', 'downloadNotFound');
    return { url, browserId: version.browser.id };
  }

  async function offeredUrl(version: Version): Promise<string> {
    // Without mirrors nothing could be offered instead.
    return version.downloadMirrors.length === 0 ? version.downloadUrl : (await links.offered(version)).url;
  }

  return {
    /** The URL of a download. Throws NOT_FOUND. */
    async locate(versionId: number, mirror: number | null): Promise<string> {
      return (await target(versionId, mirror)).url;
    },

    /**
     * Counts a download and returns its URL. Throws NOT_FOUND. The count is committed before the return, so that it cannot
     * be lost. If it cannot be saved, for example on a full disk, `onCountError` is called and the URL is returned
     * nevertheless.
     */
    async record(versionId: number, mirror: number | null, onCountError: (error: unknown) => void): Promise<string> {
      const { url, browserId } = await target(versionId, mirror);
      await downloadCounter.add(browserId).catch(onCountError);
      return url;
    },
  };
}
