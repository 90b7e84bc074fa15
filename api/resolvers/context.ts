import type { Services } from '../services/create-services.ts';

/** What every resolver gets: the services of this request, and the origin that makes our own addresses absolute. */
export interface GraphContext {
  services: Services;
  origin: string;
}
