import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../entities/browser.ts';
import { Version } from '../entities/version.ts';
import { createServices, type Services } from '../services/create-services.ts';
import { ORIGIN, startApp, type RunningApp } from './running-app.ts';

let product: RunningApp;
let services: Services;
beforeAll(async () => {
  product = await startApp('real');
  services = createServices({
    em: product.em(),
    actor: 'visitor',
    origin: ORIGIN,
    store: { save: async () => {}, read: async () => null },
  });
});
afterAll(() => product.close());

/** Columns that only writes and the database need. */
const WRITES_ONLY = new Set([
  'searchText',
  'foldedNames',
  'versionKey',
  'missing',
  'versions',
  'browser',
  'browserId',
  'dueAt',
]);

function plain(entity: object): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(entity).filter(([name]) => !WRITES_ONLY.has(name)))),
  ) as Record<string, unknown>;
}

describe('what is read as rows is what the entities hold', () => {
  test('browsers, with every field that an entity has', async () => {
    const entities = await product.em().findAll(Browser, { orderBy: { id: 'asc' } });
    const records = (await Array.fromAsync(services.browsers.inBatches({ sort: 'default', language: 'en' })))
      .flat()
      .toSorted((a, b) => a.id - b.id);
    expect(records.map(plain)).toEqual(entities.map(plain));
    for (const { createdAt } of records) expect(createdAt).toBeInstanceOf(Date);
  });

  test('versions, with every field that an entity has', async () => {
    const entities = await product.em().findAll(Version);
    for (const entity of entities) {
      const record = await services.versions.find(entity.id);
      expect(record && plain(record)).toEqual(plain(entity));
      expect(record?.browserId).toBe(entity.browser.id);
    }
  });
});
