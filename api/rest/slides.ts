import { Type } from 'typebox';
import { ID_MAX, SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from '../../rules/limits.ts';
import { LINK_TYPES } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { parseRevision, parseSlide } from './parse-body.ts';
import { NEW_SLIDE, SLIDE } from './examples.ts';
import { ADDRESS, Done, address, body, created, creationHeaders, editedRevision, failures, filledText, guardHeaders, headersOfNew, id, idParams, oneOf, orNull, ref, requiring, success } from './schemas.ts';
import type { RestApp } from './validation.ts';
import { toRestSlide } from './mapping.ts';

const fields = {
  image_url: address('The absolute address of its picture.'),
  title_en: filledText(SLIDE_TITLE_MAX, 'Its English title.'),
  title_zh: filledText(SLIDE_TITLE_MAX, 'Its Chinese title.'),
  description_en: Type.String({ maxLength: SLIDE_DESCRIPTION_MAX, description: 'An English sentence under the title. May be empty.' }),
  description_zh: Type.String({ maxLength: SLIDE_DESCRIPTION_MAX, description: 'A Chinese sentence under the title. May be empty.' }),
  link_type: oneOf(LINK_TYPES, 'What a click leads to: a browser, a version, or an address outside.'),
  link_target_id: orNull('integer', 'The id of the browser or version it leads to.', { minimum: 1, maximum: ID_MAX }),
  link_url: orNull('string', 'The address it leads to, for an external link.', ADDRESS),
  display_order: Type.Integer({ minimum: 0, maximum: ID_MAX, description: 'Its place in the order; lower comes first.' }),
  is_active: Type.Boolean({ description: 'Whether visitors see it.' }),
};

export const Slide = Type.Object(
  { id: id("The slide's id."), ...fields, revision: Type.Integer({ minimum: 0, description: 'Rises with every saved change.' }) },
  { $id: 'Slide', description: 'A slide of the home page.', examples: [SLIDE] },
);

export const NewSlide = body('NewSlide', requiring(fields, 'image_url', 'title_en', 'title_zh', 'link_type'), 'The new slide.', NEW_SLIDE);
export const ChangedSlide = body('ChangedSlide', { ...requiring(fields), revision: Type.Optional(editedRevision) }, 'What changes of the slide; a whole record will do. Other fields are passed over.', { is_active: false });

/** The public read of slides (spec §7). */
export function slideRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/slides',
    {
      schema: {
        operationId: 'listSlides',
        tags: ['Slides'],
        summary: 'The slides of the home page',
        description: 'Lists the slides in their order: the active ones, and to the administrator all of them.',
        response: {
          200: Type.Object({ slides: Type.Array(ref(Slide), { description: 'The slides.' }) }, { description: 'The list.' }),
          ...failures(),
        },
      },
    },
    async (request) => {
      const slides = await servicesFor(request).slides.list();
      return { slides: slides.map((slide) => toRestSlide(slide, origin)) };
    },
  );

  app.get(
    '/api/slides/:id',
    {
      schema: {
        operationId: 'getSlide',
        tags: ['Slides'],
        summary: 'One slide',
        description: 'Reads one slide; visitors find the active ones only.',
        params: idParams("The slide's id.", 1),
        response: { 200: success(ref(Slide), 'The slide.'), ...failures(404) },
      },
    },
    async (request, reply) => {
      const slide = await servicesFor(request).slides.get(request.params.id);
      reply.header('etag', recordTag('slide', slide));
      return { success: true as const, data: toRestSlide(slide, origin) };
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
        summary: 'Add a slide',
        description: 'Adds a slide to the home page.',
        headers: creationHeaders,
        body: ref(NewSlide),
        response: { 201: created(ref(Slide), 'The new slide.'), ...failures(401, 403, 409, 412, 413, 415, 422, 507) },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const slide = await servicesFor(request).slides.create(parseSlide(request.body));
      return reply.code(201).headers(headersOfNew('/api/slides', 'slide', slide)).send({ success: true as const, data: toRestSlide(slide, origin) });
    },
  );

  app.put(
    '/api/slides/:id',
    {
      schema: {
        operationId: 'updateSlide',
        tags: ['Slides'],
        summary: 'Change a slide',
        description: 'Changes a slide. Fields that are left out stay as they are.',
        params: idParams("The slide's id.", 2),
        headers: guardHeaders,
        body: ref(ChangedSlide),
        response: { 200: success(ref(Slide), 'The slide as it is now.'), ...failures(401, 403, 404, 409, 412, 413, 415, 507) },
      },
    },
    async (request) => {
      const { slides } = servicesFor(request);
      const slide = await slides.update(request.params.id, parseSlide(request.body), { revision: parseRevision(request.body), accepts: parsePreconditions(request.headers, 'slide', request.params.id) });
      return { success: true as const, data: toRestSlide(slide, origin) };
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
        headers: guardHeaders,
        response: { 200: Done, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      await servicesFor(request).slides.remove(request.params.id, { accepts: parsePreconditions(request.headers, 'slide', request.params.id) });
      return { success: true as const };
    },
  );
}
