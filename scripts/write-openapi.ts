import { CATALOGUE_SCHEMA } from '../api/services/catalogue/format.ts';
import { toJson, writeGenerated } from './generated.ts';
import { readFromApp } from './read-from-app.ts';

/** `docs/openapi.json` from the routes, and `docs/catalogue.schema.json` from the format of catalogue files. */
const openapi = await readFromApp('http://127.0.0.1:3000', null, async (app) => {
  await app.ready();
  return app.swagger();
});
writeGenerated('docs/openapi.json', toJson(openapi));
writeGenerated('docs/catalogue.schema.json', toJson(CATALOGUE_SCHEMA));
