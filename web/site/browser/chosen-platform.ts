import { PLATFORMS, memberOf, type Platform } from '../../../rules/vocabulary.ts';

/** The platform in the query of the address, else the first that has versions; undefined when none has any (spec §2). */
export function chosenPlatform(platforms: readonly { platform: Platform }[], search: URLSearchParams): Platform | undefined {
  const available = PLATFORMS.filter((platform) => platforms.some((one) => one.platform === platform));
  return memberOf(available, search.get('platform')) ?? available[0];
}
