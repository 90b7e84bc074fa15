import type { NewFilters } from '../../paths.ts';
import type { NewReleasesQueryVariables } from './new.generated.ts';

const SHOWN = 50;

export function newVariables({ platform, releaseChannel, browsers }: NewFilters): NewReleasesQueryVariables {
  return { first: SHOWN, platform, releaseChannel, browsers: browsers.length > 0 ? browsers : null };
}
