import { fittingFirst } from '#rules/file-language.ts';
import { filesFor } from '#rules/offered-files.ts';
import type { System } from '#rules/system.ts';
import type { Architecture, Language, Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import type { VersionRow } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import type { RecordServices } from './record-services.ts';

export interface DownloadRequest {
  versionId: number;
  /** 0 is the download URL, 1 the first mirror, null the first of them that is not dead. */
  mirror: number | null;
  /** Whether the link of the browser has chosen the version. */
  isOfBrowser?: boolean;
}

/** The requested properties come before those of the visitor's own system. */
interface NeededFile {
  platform: Platform | null;
  architecture: Architecture | null;
  /** Null for stable, or another one if the platform has none. */
  channel: ReleaseChannel | null;
  /** The visitor's system; null if it is unknown. */
  system: System | null;
  /** For browsers with a file for each language. */
  language: Language;
}

export function downloadService({ actor, downloadCounter }: ServiceContext, { links, versions }: RecordServices) {
  /** The stored URL, and how the download is counted; null if it is not. */
  async function target({ versionId, mirror, isOfBrowser }: DownloadRequest) {
    const found = await versions.find(versionId, { forEditing: false });
    // The administrator can try the links of a draft.
    const version = found ?? (actor === 'administrator' ? await versions.find(versionId) : null);
    const used = version && (mirror ?? (await offeredMirror(version)));
    const url = version && [version.downloadUrl, ...version.downloadMirrors][used ?? 0];
    if (!version || !url) throw new AppError('NOT_FOUND', 'downloadNotFound');
    const { browserId, platform } = version;
    const kind = isOfBrowser ? 'browser' : used === 0 ? 'file' : 'mirror';
    return { url, counted: found && ({ browserId, versionId, platform, kind } as const) };
  }

  async function offeredMirror(version: VersionRow) {
    // Without mirrors nothing could be offered instead.
    return version.downloadMirrors.length === 0 ? 0 : (await links.offered(version)).mirror;
  }

  return {
    /** The latest version for a system; null if no file matches. */
    async choose(browserId: number, { platform, architecture, channel, system, language }: NeededFile) {
      // The processor of this computer does not matter for another platform.
      const own = platform && platform !== system?.platform ? null : system;
      const wanted = platform ? { platform, architecture: own?.architecture ?? null } : own;
      if (!wanted) return null;
      const files = await (channel ? versions.listLatest(browserId, channel) : versions.listOffered(browserId));
      const [file] = filesFor(
        fittingFirst(files, ({ downloadUrl }) => downloadUrl, language),
        { ...wanted, architecture: architecture ?? wanted.architecture },
      );
      return file ? { versionId: file.id, mirror: null, isOfBrowser: true } : null;
    },

    /** Throws NOT_FOUND. */
    async locate(request: DownloadRequest) {
      return (await target(request)).url;
    },

    /** Counts a download of a public version and returns its URL, also if it cannot be counted. Throws NOT_FOUND. */
    async record(request: DownloadRequest, onCountError: (error: unknown) => void) {
      const { url, counted } = await target(request);
      if (counted) await downloadCounter.add(counted).catch(onCountError);
      return url;
    },
  };
}
