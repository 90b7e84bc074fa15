import type { Publication } from '#rules/records/publication.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';

/** `origin` makes paths of this site absolute. */
export interface GraphqlContext {
  services: Services;
  /** With an access token: what it is for a field, such as `Mutation.saveTags`. */
  token?: { actorFor: (field: string) => Actor; servicesFor: (actor: Actor) => Services };
  origin: string;
}

const timeOf =
  (name: 'visibleFrom' | 'visibleUntil') =>
  (record: Publication, _args: object, { services }: GraphqlContext) =>
    services.publication.timesOf(record)[name];

export const publicationTimes = { visibleFrom: timeOf('visibleFrom'), visibleUntil: timeOf('visibleUntil') };

export const browserOf = ({ browserId }: { browserId: number }, _args: object, { services }: GraphqlContext) =>
  services.browsers.get(browserId);

/** Null for a deleted browser, and for a record without one. */
export const browserIfAny = (
  { browserId }: { browserId: number | null },
  _args: object,
  { services }: GraphqlContext,
) => (browserId === null ? null : services.browsers.find(browserId));
