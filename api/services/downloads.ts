import { Version } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { DownloadCounter } from './download-counter.ts';

/** Leading visitors to a download and counting it (design §4). */
export function downloadService({ em, downloadCounter = new DownloadCounter(em) }: ServiceContext) {
  /** The stored address: mirror 0 is the main one, 1 the first mirror. */
  async function target(versionId: number, mirror: number): Promise<{ url: string; browserId: number }> {
    const version = await em.findOne(Version, { id: versionId });
    const url = version && [version.downloadUrl, ...version.downloadMirrors][mirror];
    if (!url) throw new AppError('NOT_FOUND', 'downloadNotFound');
    return { url, browserId: version.browser.id };
  }

  return {
    /** Where a download leads; throws NOT_FOUND. */
    async locate(versionId: number, mirror: number): Promise<string> {
      return (await target(versionId, mirror)).url;
    },

    /**
     * Counts a download and says where it leads; throws NOT_FOUND. Committed before it returns, so nothing counted is
     * lost. Where it cannot be written down, as on a full disk, `onUncounted` is told, and the visitor is led there all the same.
     */
    async record(versionId: number, mirror: number, onUncounted: (error: unknown) => void): Promise<string> {
      const { url, browserId } = await target(versionId, mirror);
      await downloadCounter.add(browserId).catch(onUncounted);
      return url;
    },
  };
}
