import type { Services } from '../services/create-services.ts';

/**
 * The context of every resolver: the services for this request, and the origin that makes paths of this site absolute.
 */
export interface GraphqlContext {
  services: Services;
  origin: string;
}
