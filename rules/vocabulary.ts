import { isRecord } from './json.ts';

/** Spec §3 and §9, in the order of the interface. */
export const PLATFORMS = ['windows', 'macos', 'linux', 'android', 'ios', 'harmonyos'] as const;
export const ARCHITECTURES = ['x64', 'arm64', 'x86', 'universal'] as const;
export const RELEASE_CHANNELS = ['stable', 'beta', 'alpha', 'dev'] as const;
export const UPDATE_TYPES = ['major', 'minor', 'patch', 'hotfix'] as const;
export const TAG_COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'gray'] as const;
export const CODE_POSITIONS = ['head_start', 'head_end', 'body_start', 'body_end'] as const;
export const LINK_TYPES = ['browser', 'version', 'external'] as const;
export const SORTS = ['default', 'name', 'newest', 'downloads'] as const;
export const VIEWS = ['grid', 'list'] as const;
/** The first language is the default. */
export const LANGUAGES = ['en', 'zh'] as const;
/** Of browsers, for the administrator. */
export const BROWSER_STATES = ['draft', 'hidden', 'discontinued'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Platform = (typeof PLATFORMS)[number];
export const PHONES: readonly Platform[] = ['android', 'ios', 'harmonyos'];
export type Architecture = (typeof ARCHITECTURES)[number];
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];
export type BrowserState = (typeof BROWSER_STATES)[number];
export type UpdateType = (typeof UPDATE_TYPES)[number];
export type LinkType = (typeof LINK_TYPES)[number];
export type CodePosition = (typeof CODE_POSITIONS)[number];
export type TagColor = (typeof TAG_COLORS)[number];
export type Sort = (typeof SORTS)[number];
export type View = (typeof VIEWS)[number];

/** A list, because the featured browsers above it are cards. */
export const DEFAULT_VIEW: View = 'list';

/** For `Intl` and `lang` attributes. */
export const LOCALES: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

export interface LocalizedText {
  en: string;
  zh: string;
}

export function isLocalizedText(value: unknown): value is LocalizedText {
  return isRecord(value) && typeof value.en === 'string' && typeof value.zh === 'string';
}

/** Gives unknown input a type without a cast. */
export function memberOf<const T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((member) => member === value);
}

/** A package for an unknown platform (spec §2). */
export function platformIcon(platform: string) {
  const member = memberOf(PLATFORMS, platform);
  return member ? ICONS[member] : '📦';
}

const ICONS: Record<Platform, string> = {
  windows: '🪟',
  macos: '🍎',
  linux: '🐧',
  android: '🤖',
  ios: '📱',
  harmonyos: '🌸',
};
