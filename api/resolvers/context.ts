import type { Publication } from '../../rules/records/publication.ts';
import type { TokenHolder } from '../services/access-tokens.ts';
import type { Services } from '../services/create-services.ts';

/**
 * The context of every resolver: the services for this request, and the origin that makes paths of this site absolute.
 */
export interface GraphqlContext {
  services: Services;
  /** The access token of the request; null without one. */
  accessToken: TokenHolder | null;
  /** The services for a field of `Query` or `Mutation`, such as `Mutation.saveTags`. */
  servicesForField: (name: string) => Services;
  origin: string;
}

/** The context of an operation with the same services for all fields. */
export function contextWith(services: Services, origin: string): GraphqlContext {
  return { services, servicesForField: () => services, accessToken: null, origin };
}

export const publicationTimes = {
  visibleFrom: (record: Publication, _args: object, { services }: GraphqlContext) =>
    services.publication.timesOf(record).visibleFrom,
  visibleUntil: (record: Publication, _args: object, { services }: GraphqlContext) =>
    services.publication.timesOf(record).visibleUntil,
};
