import type { Publication } from '../../rules/records/publication.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';

/** `origin` makes paths of this site absolute. */
export interface GraphqlContext {
  services: Services;
  /** With an access token: what it is for a field, such as `Mutation.saveTags`. */
  token?: { actorFor: (field: string) => Actor; servicesFor: (actor: Actor) => Services };
  origin: string;
}

export const publicationTimes = {
  visibleFrom: (record: Publication, _args: object, { services }: GraphqlContext) =>
    services.publication.timesOf(record).visibleFrom,
  visibleUntil: (record: Publication, _args: object, { services }: GraphqlContext) =>
    services.publication.timesOf(record).visibleUntil,
};
