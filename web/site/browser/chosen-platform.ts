import { PLATFORMS, memberOf, type Platform } from '../../../rules/vocabulary.ts';

/**
 * The platform in the query of the URL, such as that of the list from which a visitor comes; null without versions for
 * it.
 */
export function openedPlatform(platforms: readonly { platform: Platform }[], search: URLSearchParams): Platform | null {
  return memberOf(availableIn(platforms), search.get('platform')) ?? null;
}

/**
 * The platform in the query of the URL, or else the first one that has versions; undefined if there are no versions
 * (spec §2).
 */
export function chosenPlatform(
  platforms: readonly { platform: Platform }[],
  search: URLSearchParams,
): Platform | undefined {
  return openedPlatform(platforms, search) ?? availableIn(platforms)[0];
}

/** The platform of a browser that has only one. Browsers to use instead must have it too. */
export function onlyPlatform([first, ...others]: readonly { platform: Platform }[]): Platform | null {
  return first && others.length === 0 ? first.platform : null;
}

function availableIn(platforms: readonly { platform: Platform }[]): Platform[] {
  return PLATFORMS.filter((platform) => platforms.some((one) => one.platform === platform));
}
