import type { FastifyReply } from 'fastify';
import { FACT, type FactInput } from '#rules/records/fact.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions } from '../http/preconditions.ts';
import type { Services } from '../services/create-services.ts';
import { parseList, parseRevision, restFields, restPart } from './fields.ts';
import {
  failures,
  browserParams,
  preconditionHeaders,
  ref,
  success,
  tagged,
  updated,
  editedRevision,
  objectSchema,
  revision,
  list,
} from './schemas.ts';
import type { RestApp } from './validation.ts';
import { Type } from 'typebox';
import { FACT_TOPICS } from '#rules/facts.ts';
import type { FactRow } from '../entities/fact.ts';
import EXAMPLES from './examples.generated.json' with { type: 'json' };

const FACT_FIELDS = { id: null, browserId: null, ...restFields(FACT.fields) };

export const factPart = restPart<FactRow, FactInput>(
  'fact',
  FACT_FIELDS,
  'A fact of the new list. Only the value of its topic is stored.',
  EXAMPLES.Fact,
);

const FactList = objectSchema(
  'FactList',
  { facts: list('In the order of the topics.', ref(factPart.schemas.record)), revision },
  'All facts of a browser, with its revision.',
  { facts: [EXAMPLES.Fact], revision: 1 },
);

const ChangedFacts = objectSchema(
  'ChangedFacts',
  {
    facts: Type.Array(ref(factPart.schemas.created), {
      maxItems: FACT_TOPICS.length,
      description: 'At most one for each topic.',
    }),
    revision: Type.Optional(editedRevision),
  },
  'All facts of a browser.',
  { facts: [EXAMPLES.Fact] },
);

/** The browser is read first, so that its revision is never newer than the facts. */
async function sendFacts(
  reply: Pick<FastifyReply, 'header'>,
  { browsers, facts }: Services,
  browserId: number,
  origin: string,
) {
  const browser = await browsers.get(browserId);
  const stored = await facts.list(browserId);
  return tagged(reply, 'browser', browser, {
    facts: stored.map((fact) => factPart.write(fact, origin)),
    revision: browser.revision,
  });
}

export function factRoutes(app: RestApp, { servicesFor, origin }: AppContext) {
  app.get(
    '/api/browsers/:id/facts',
    {
      schema: {
        operationId: 'listFacts',
        tags: ['Facts'],
        description:
          'What is known for the comparison, each fact with its source. Only the administrator gets the notes.',
        params: browserParams,
        response: { 200: success(ref(FactList)) },
      },
    },
    async (request, reply) => sendFacts(reply, servicesFor(request), request.params.id, origin),
  );
}

export function factWrites(app: RestApp, { servicesFor, origin }: AppContext) {
  app.put(
    '/api/browsers/:id/facts',
    {
      schema: {
        operationId: 'saveFacts',
        tags: ['Facts'],
        description:
          'Replaces all facts of a browser, whose revision rises. If discontinued, it is no longer featured.',
        params: browserParams,
        headers: preconditionHeaders,
        body: ref(ChangedFacts),
        response: {
          200: updated(ref(FactList), 'The saved facts.'),
          ...failures(409),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const services = servicesFor(request);
      await services.facts.save(id, parseList(request.body.facts, 'facts', factPart.parse), {
        revision: parseRevision(request.body),
        accepts: parsePreconditions(request.headers, 'browser', id),
      });
      return sendFacts(reply, services, id, origin);
    },
  );
}
