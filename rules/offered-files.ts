import { languageIn } from './file-language.ts';
import { platformsOf, SYSTEM_NAMES, systemNamed, type System, type SystemName } from './system.ts';
import { versionKey } from './version-number.ts';
import { PLATFORMS, type Architecture, type Platform, type ReleaseChannel } from './vocabulary.ts';

interface File {
  platform: Platform;
  architecture?: Architecture | null;
  releaseChannel: ReleaseChannel;
}

/** What a processor runs, the best first. */
const RUNS: Record<Architecture, readonly (Architecture | null)[]> = {
  arm64: ['arm64', 'universal', null],
  x64: ['x64', 'universal', null, 'x86'],
  x86: ['x86', 'universal', null],
  universal: ['universal', null],
};
/** On these, arm64 also runs files for Intel, in emulation. */
const EMULATING_PLATFORMS: readonly Platform[] = ['windows', 'macos'];
const EMULATED: readonly Architecture[] = ['x64', 'x86'];
/** The order if the processor is unknown. */
const LIKELY: Record<Platform, readonly (Architecture | null)[]> = {
  windows: ['x64', 'universal', null, 'arm64', 'x86'],
  linux: ['x64', 'universal', null, 'arm64', 'x86'],
  macos: ['universal', null, 'arm64', 'x64', 'x86'],
  // Nearly all phones have ARM; a file for another processor would not start.
  android: ['universal', null, 'arm64'],
  ios: ['universal', null, 'arm64'],
  harmonyos: ['universal', null, 'arm64'],
};

/** Files of other channels only for platforms without stable ones. */
export function offeredFiles<T extends File>(files: readonly T[]): T[] {
  const stable = files.filter(({ releaseChannel }) => releaseChannel === 'stable');
  return files.filter((file) => stable.includes(file) || !stable.some(({ platform }) => platform === file.platform));
}

/** What runs on a system, the best first. `files` are the latest versions, stable ones first. */
export function filesFor<T extends File>(files: readonly T[], system: System): T[] {
  return platformsOf(system).flatMap((platform) => {
    const order = architecturesFor(platform, system.architecture);
    const rankOf = (file: File) => order.indexOf(file.architecture ?? null);
    return files
      .filter((file) => file.platform === platform && rankOf(file) >= 0)
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  });
}

/**
 * In the channel of the old version before stable, in its language before others; null if no newer file runs on its
 * systems. `files` are the latest ones.
 */
export function newerFile<T extends File & { versionNumber: string; downloadUrl: string }>(
  old: T,
  files: readonly T[],
): T | null {
  const { platform, architecture = null, releaseChannel, versionNumber, downloadUrl } = old;
  const newer = files.filter(
    (file) =>
      versionKey(file.versionNumber) > versionKey(versionNumber) &&
      (file.releaseChannel === 'stable' || file.releaseChannel === releaseChannel),
  );
  const fitting = filesFor(newer, { platform, architecture: architecture === 'universal' ? null : architecture });
  const inChannel = fitting.filter((file) => file.releaseChannel === releaseChannel);
  return (
    inChannel.find((file) => languageIn(file.downloadUrl) === languageIn(downloadUrl)) ??
    inChannel[0] ??
    fitting[0] ??
    null
  );
}

export function architecturesFor(
  platform: Platform,
  architecture: Architecture | null,
): readonly (Architecture | null)[] {
  if (!architecture) return LIKELY[platform];
  const isEmulating = architecture === 'arm64' && EMULATING_PLATFORMS.includes(platform);
  return [...RUNS[architecture], ...(isEmulating ? EMULATED : [])];
}

/** Files that fit most devices come first, as on every page. */
export function likeliestFirst<T extends Pick<File, 'platform' | 'architecture'>>(files: readonly T[]): T[] {
  const rankOf = ({ platform, architecture }: T) => {
    const rank = LIKELY[platform].indexOf(architecture ?? null);
    return rank < 0 ? LIKELY[platform].length : rank;
  };
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The platforms that have files, with the likeliest file first. */
export function filesByPlatform<T extends Pick<File, 'platform' | 'architecture'>>(
  files: readonly T[],
): [Platform, T[]][] {
  const groups = Map.groupBy(likeliestFirst(files), ({ platform }) => platform);
  return [...groups].toSorted(([a], [b]) => PLATFORMS.indexOf(a) - PLATFORMS.indexOf(b));
}

export interface Offer<T> {
  systems: SystemName[];
  platform: Platform;
  /** Several if only the visitor can know which one is right. */
  files: T[];
  isEmulated: boolean;
  others: T[];
}

/** Systems with the same files share an offer. */
export function groupOffers<T extends File>(files: readonly T[]): Offer<T>[] {
  const offers: Offer<T>[] = [];
  for (const name of SYSTEM_NAMES) {
    const system = systemNamed(name);
    const best = bestFiles(files, system);
    const platform = best[0]?.platform ?? system.platform;
    const isEmulated =
      system.architecture === 'arm64' &&
      best.some(({ architecture }) => architecture && EMULATED.includes(architecture));
    // What runs files for Android without being it has its own name and its own words.
    const hasOwnWords = system.androidOn && (platform === 'android' || best.length === 0);
    const same = offers.find(
      (offer) =>
        !hasOwnWords &&
        offer.platform === platform &&
        offer.isEmulated === isEmulated &&
        offer.files.length === best.length &&
        offer.files.every((file, index) => file === best[index]),
    );
    if (same) same.systems.push(name);
    else
      offers.push({
        systems: [name],
        platform,
        files: best,
        isEmulated,
        others: likeliestFirst(files.filter((file) => file.platform === platform && !best.includes(file))),
      });
  }
  return offers;
}

/** Where a download needs no choice: exactly one of the offered files fits. */
export function systemsWithOneFile(files: readonly File[]): SystemName[] {
  return groupOffers(files).flatMap(({ systems, files: fitting }) => (fitting.length === 1 ? systems : []));
}

/** On a Mac with an unknown processor there are two, unless one file runs on both. */
function bestFiles<T extends File>(files: readonly T[], system: System): T[] {
  const ranked = filesFor(files, system).filter(
    ({ architecture }, index, all) => all.findIndex((file) => file.architecture === architecture) === index,
  );
  const needsChoice = system.platform === 'macos' && !system.architecture && ranked[0]?.architecture === 'arm64';
  return ranked.slice(0, needsChoice ? 2 : 1);
}
