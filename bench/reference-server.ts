import { readFileSync, readdirSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { MikroORM, type EntityManager } from '@mikro-orm/sqlite';
import Fastify from 'fastify';
import { DateTimeISOResolver, LocalDateResolver } from 'graphql-scalars';
import { entities } from '../api/entities/entity-list.ts';
import { Browser } from '../api/entities/browser.ts';
import { Setting } from '../api/entities/setting.ts';
import { Slide } from '../api/entities/slide.ts';
import type { Version } from '../api/entities/version.ts';
import { TAG_SETTING_KEY } from '../rules/limits.ts';
import { parseTagList, tagsFor } from '../rules/tag.ts';
import { PLATFORMS } from '../rules/vocabulary.ts';

/**
 * The same GraphQL schema with the usual parts: Apollo on Fastify, resolvers that return the ORM's entities, and its
 * dataloader. The product's uncached reads are compared with it.
 */
const [database = '', port = ''] = process.argv.slice(2);
const orm = await MikroORM.init({ entities, dbName: database, forceUtcTimezone: true });
const folder = new URL('../api/schema/', import.meta.url);
const typeDefs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));

interface Context {
  em: EntityManager;
}

const versionsOf = (browser: Browser) => browser.versions.loadItems({ dataloader: true });

const resolvers = {
  DateTime: DateTimeISOResolver,
  Date: LocalDateResolver,
  Query: {
    browsers: async (_root: unknown, { first }: { first: number }, { em }: Context) => {
      const [nodes, totalCount] = await em.findAndCount(
        Browser,
        {},
        { limit: first, orderBy: [{ displayOrder: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }] },
      );
      return { nodes, totalCount, pageInfo: { hasNextPage: nodes.length < totalCount, hasPreviousPage: false } };
    },
    browser: async (_root: unknown, { id }: { id: number }, { em }: Context) => em.findOne(Browser, { id }),
    slides: async (_root: unknown, _args: unknown, { em }: Context) => em.find(Slide, { isActive: true }),
    counters: async (_root: unknown, _args: unknown, { em }: Context) => ({
      browsers: await em.count(Browser),
      versions: 0,
      platforms: 6,
    }),
  },
  Browser: {
    tags: async ({ tags }: Browser, _args: unknown, { em }: Context) => {
      const setting = await em.findOne(Setting, { key: TAG_SETTING_KEY });
      return tagsFor(tags, parseTagList(JSON.parse(setting?.value ?? '[]')) ?? []);
    },
    platforms: async (browser: Browser) => {
      const versions = await versionsOf(browser);
      return PLATFORMS.map((platform) => ({
        platform,
        count: versions.filter((version) => version.platform === platform).length,
      })).filter(({ count }) => count > 0);
    },
    versions: async (browser: Browser, { limit }: { limit: number }) => {
      const versions = await versionsOf(browser);
      const newestFirst = (a: Version, b: Version) =>
        b.releaseDate.localeCompare(a.releaseDate) || b.versionKey.localeCompare(a.versionKey);
      return { totalCount: versions.length, nodes: versions.toSorted(newestFirst).slice(0, limit) };
    },
  },
};

const apollo = new ApolloServer<Context>({ schema: makeExecutableSchema({ typeDefs, resolvers }) });
await apollo.start();
const app = Fastify();
app.route({
  method: ['GET', 'POST'],
  url: '/graphql',
  handler: fastifyApolloHandler(apollo, { context: async () => ({ em: orm.em.fork() }) }),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
