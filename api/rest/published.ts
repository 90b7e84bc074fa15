import { Type, type TSchema } from 'typebox';
import { PUBLICATION } from '#rules/records/publication.ts';
import { PARTS, type Schema } from '../services/catalogue/format.ts';
import { count, list, named, ref, string } from './schemas.ts';

const FOR_EDITORS = ['note', 'sources', ...Object.keys(PUBLICATION)];

/** The record of a catalogue file as visitors get it: complete, with its id and without what editors see. */
function published(name: string, part: Schema, own: Record<string, TSchema> = {}, optional: readonly string[] = []) {
  const entries = Object.entries({ ...part.properties, ...own });
  const shown = entries.filter(([field]) => !FOR_EDITORS.includes(field));
  return named(
    name,
    Type.Unsafe<unknown>({
      type: 'object',
      description: part.description,
      properties: Object.fromEntries(shown),
      required: shown.map(([field]) => field).filter((field) => !optional.includes(field)),
    }),
  );
}

const Fact = published('PublishedFact', PARTS.fact, {}, ['answer', 'choice', 'text']);
const ID = { id: count('The id.') };
const Version = published('PublishedVersion', PARTS.version, ID);
const Slide = published('PublishedSlide', PARTS.slide, ID);
const Tag = published('PublishedTag', PARTS.tag);
const Homepage = published('PublishedHomepage', PARTS.homepage);
const facts = list('What is known about it.', ref(Fact));
/** In a change, the versions are changes of their own. */
const Browser = published(
  'PublishedBrowser',
  PARTS.browser,
  { ...ID, facts, versions: list('Its versions.', ref(Version)) },
  ['versions'],
);

export const PublishedCatalogue = named(
  'PublishedCatalogue',
  Type.Object(
    {
      browsers: list('The browsers.', ref(Browser)),
      tags: Type.Optional(list('The tags in their order; missing if none was saved.', ref(Tag))),
      slides: list('The slides of the home page.', ref(Slide)),
      homepage: Type.Optional(ref(Homepage)),
      cursor: string('The position of the changes, for `/api/changes`.'),
      license: string('The license of the data (SPDX).'),
    },
    { description: 'Everything that visitors see.' },
  ),
);

/** The `record` of a change. */
export const PublishedRecord = Type.Unsafe<unknown>({
  anyOf: [
    ...[Browser, Version, Slide, Homepage].map((schema) => ref(schema)),
    list('The tags in their order.', ref(Tag)),
    Type.Null(),
  ],
  description: 'As in `/api/catalogue.json`, a browser without its versions; null if visitors see it no more.',
});
