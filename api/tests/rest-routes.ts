import type { RouteOptions } from 'fastify';
import Fastify from 'fastify';
import { RequestQueue } from '../http/request-queue.ts';
import { openReadCache } from '../read-cache/door.ts';
import { keysFor } from '../read-cache/keys.ts';
import { ReadCache } from '../read-cache/read-cache.ts';
import { openRest } from '../rest/door.ts';
import { createServices } from '../services/all.ts';
import { sessionCookie } from '../session.ts';
import { ORIGIN, type RunningApp } from './running-app.ts';

/** Every route that the REST door opens, also those that come to be after this was written. */
export async function routesOfRest(product: RunningApp): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.decorateRequest('actor', 'visitor');
  const services = () => createServices({ em: product.em(), actor: 'visitor', origin: ORIGIN, store: { save: async () => {}, read: async () => null } });
  const cookie = sessionCookie(ORIGIN);
  const reads = openReadCache(new ReadCache(), keysFor(cookie.name));
  await openRest(app, { origin: ORIGIN, reads, queue: new RequestQueue(), servicesFor: services, servicesForVisitor: services }, cookie);
  await app.ready();
  await app.close();
  return routes;
}

export const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url}`;
