import { PLATFORMS, memberOf, type Platform } from '../../../rules/vocabulary.ts';

/** The platform in the query of the URL, or else the first one that has versions; undefined if there are no versions (spec §2). */
export function chosenPlatform(platforms: readonly { platform: Platform }[], search: URLSearchParams): Platform | undefined {
  const available = PLATFORMS.filter((platform) => platforms.some((one) => one.platform === platform));
  return memberOf(available, search.get('platform')) ?? available[0];
}
