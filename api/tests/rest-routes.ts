import type { RouteOptions } from 'fastify';
import Fastify from 'fastify';
import { createRequestQueue } from '../http/request-queue.ts';
import { createCacheKeys } from '../cache/cache-keys.ts';
import { registerRest } from '../rest/register-rest.ts';
import { createServices } from '../services/create-services.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
import { ORIGIN, type RunningApp } from './running-app.ts';

/** Every REST route, including future ones. Takes about a second. */
export async function routesOfRest(product: RunningApp): Promise<RouteOptions[]> {
  const routes: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.decorateRequest('actor', 'visitor');
  const services = () =>
    createServices({
      em: product.em(),
      actor: 'visitor',
      origin: ORIGIN,
      store: { save: async () => {}, read: async () => null },
    });
  const cookie = createSessionCookie(ORIGIN);
  await registerRest(
    app,
    {
      origin: ORIGIN,
      cacheKeys: createCacheKeys(cookie.name),
      queue: createRequestQueue(),
      servicesFor: services,
      servicesForVisitor: services,
      servicesForPreview: services,
    },
    cookie,
  );
  await app.ready();
  await app.close();
  return routes;
}

export const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url}`;
