import type { Platform } from './vocabulary.ts';

/** A command that installs a browser from the list of packages that is one of its update sources. */
export interface InstallCommand {
  /** The kind of the source. */
  manager: string;
  platform: Platform;
  command: string;
}

const MANAGERS: Record<string, { platform: Platform; commandFor: (identifier: string) => string }> = {
  winget: { platform: 'windows', commandFor: (identifier) => `winget install --id ${identifier} -e` },
  homebrew: { platform: 'macos', commandFor: (identifier) => `brew install --cask ${identifier}` },
  flathub: { platform: 'linux', commandFor: (identifier) => `flatpak install flathub ${identifier}` },
};

/** Null if the source has no command, or is for another channel than stable. */
export function installCommandOf({
  kind,
  identifier,
  releaseChannel,
}: {
  kind: string;
  identifier: string;
  releaseChannel?: string | null;
}): InstallCommand | null {
  const manager = MANAGERS[kind];
  if (!manager || (releaseChannel ?? 'stable') !== 'stable') return null;
  return { manager: kind, platform: manager.platform, command: manager.commandFor(identifier) };
}
