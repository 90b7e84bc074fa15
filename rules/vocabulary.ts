import type { CODE_POSITIONS, LANGUAGES, LINK_TYPES, SORTS, TAG_COLORS, VIEWS } from './limits.ts';

/** The closed word lists of the product (spec §3), each in the order in which people see it. Those of spec §9 stand there. */
export { CODE_POSITIONS, LANGUAGES, LINK_TYPES, SORTS, TAG_COLORS, VIEWS } from './limits.ts';

export const PLATFORMS = ['windows', 'macos', 'linux', 'android', 'ios', 'harmonyos'] as const;
export const ARCHITECTURES = ['x64', 'arm64', 'x86', 'universal'] as const;
export const RELEASE_CHANNELS = ['stable', 'beta', 'alpha', 'dev'] as const;
export const UPDATE_TYPES = ['major', 'minor', 'patch', 'hotfix'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Platform = (typeof PLATFORMS)[number];
export type Architecture = (typeof ARCHITECTURES)[number];
export type ReleaseChannel = (typeof RELEASE_CHANNELS)[number];
export type UpdateType = (typeof UPDATE_TYPES)[number];
export type LinkType = (typeof LINK_TYPES)[number];
export type CodePosition = (typeof CODE_POSITIONS)[number];
export type TagColor = (typeof TAG_COLORS)[number];
export type Sort = (typeof SORTS)[number];
export type View = (typeof VIEWS)[number];

/** The languages of the product as the tags that Intl and `lang` attributes know. */
export const LOCALES: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** One text in both languages of the product. */
export interface LocalizedText {
  en: string;
  zh: string;
}

/** The member of `list` that `value` is, or undefined: unknown input becomes typed here, never by a cast. */
export function memberOf<const T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((member) => member === value);
}

/** One emoji a platform; an unknown platform shows a package (spec §2). */
export function platformIcon(platform: string): string {
  const icons: Record<Platform, string> = {
    windows: '🪟',
    macos: '🍎',
    linux: '🐧',
    android: '🤖',
    ios: '📱',
    harmonyos: '🌸',
  };
  const known = memberOf(PLATFORMS, platform);
  return known ? icons[known] : '📦';
}
