import { Type } from 'typebox';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { parseUpdate } from './fields.ts';
import {
  Done,
  created,
  creationHeaders,
  failures,
  preconditionHeaders,
  headersOfNew,
  idParams,
  ref,
  success,
  updated,
} from './schemas.ts';
import { ChangedSlide, NewSlide, Slide, parseSlide, writeSlide } from './slide-fields.ts';
import type { RestApp } from './validation.ts';

/** The public read of slides (spec §7). */
export function slideRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/slides',
    {
      schema: {
        operationId: 'listSlides',
        tags: ['Slides'],
        summary: 'The slides of the home page',
        description:
          'Returns the slides in their order. Visitors get only the active slides that are public, the administrator gets all slides.',
        response: {
          200: Type.Object(
            { slides: Type.Array(ref(Slide), { description: 'The slides.' }) },
            { description: 'The list.' },
          ),
          ...failures(),
        },
      },
    },
    async (request) => {
      const slides = await servicesFor(request).slides.list();
      return { slides: slides.map((slide) => writeSlide(slide, origin, request.actor)) };
    },
  );

  app.get(
    '/api/slides/:id',
    {
      schema: {
        operationId: 'getSlide',
        tags: ['Slides'],
        summary: 'One slide',
        description: 'Returns a slide by its id. Visitors get only active slides that are public.',
        params: idParams("The slide's id.", 1),
        response: { 200: success(ref(Slide), 'The slide.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const slide = await servicesFor(request).slides.get(request.params.id);
      reply.header('etag', recordTag('slide', slide));
      return { success: true as const, data: writeSlide(slide, origin, request.actor) };
    },
  );
}

/** The writes of slides (spec §7). */
export function slideWrites(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.post(
    '/api/slides',
    {
      schema: {
        operationId: 'createSlide',
        tags: ['Slides'],
        summary: 'Create a slide',
        description: 'Creates a slide of the home page.',
        headers: creationHeaders,
        body: ref(NewSlide),
        response: { 201: created(ref(Slide), 'The new slide.'), ...failures(401, 403, 409, 412, 413, 415, 422, 507) },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const slide = await servicesFor(request).slides.create(parseSlide(request.body));
      return reply
        .code(201)
        .headers(headersOfNew('/api/slides', 'slide', slide))
        .send({ success: true as const, data: writeSlide(slide, origin, request.actor) });
    },
  );

  app.put(
    '/api/slides/:id',
    {
      schema: {
        operationId: 'updateSlide',
        tags: ['Slides'],
        summary: 'Update a slide',
        description: 'Updates a slide. Omitted fields are not changed.',
        params: idParams("The slide's id.", 2),
        headers: preconditionHeaders,
        body: ref(ChangedSlide),
        response: {
          200: updated(ref(Slide), 'The updated slide.'),
          ...failures(401, 403, 404, 409, 412, 413, 415, 507),
        },
      },
    },
    async (request, reply) => {
      const { slides } = servicesFor(request);
      const slide = await slides.update(request.params.id, ...parseUpdate(request, 'slide', parseSlide));
      reply.header('etag', recordTag('slide', slide));
      return { success: true as const, data: writeSlide(slide, origin, request.actor) };
    },
  );

  app.delete(
    '/api/slides/:id',
    {
      schema: {
        operationId: 'deleteSlide',
        tags: ['Slides'],
        summary: 'Delete a slide',
        description: 'Deletes a slide.',
        params: idParams("The slide's id.", 2),
        headers: preconditionHeaders,
        response: { 200: Done, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      await servicesFor(request).slides.remove(request.params.id, {
        accepts: parsePreconditions(request.headers, 'slide', request.params.id),
      });
      return { success: true as const };
    },
  );
}
