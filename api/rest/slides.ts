import { Type } from 'typebox';
import type { AppContext } from '../app-context.ts';
import { failures, ref } from './schemas.ts';
import { slideRecord } from './slide-fields.ts';
import type { SlideInput } from '../../rules/slide.ts';
import type { Slide as SlideRow } from '../entities/slide.ts';
import { recordRead, recordWrites, type RestResource } from './record-routes.ts';
import type { RestApp } from './validation.ts';

/** The public read of slides (spec §7). */
export function slideRoutes(app: RestApp, context: AppContext): void {
  const { servicesFor, origin } = context;
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
            { slides: Type.Array(ref(slideRecord.schemas.record), { description: 'The slides.' }) },
            { description: 'The list.' },
          ),
          ...failures(),
        },
      },
    },
    async (request) => {
      const slides = await servicesFor(request).slides.list();
      return { slides: slides.map((slide) => slideRecord.write(slide, origin, request.actor)) };
    },
  );

  recordRead(app, SLIDE, context);
}

/** The writes of slides (spec §7). */
export function slideWrites(app: RestApp, context: AppContext): void {
  recordWrites(app, SLIDE, context);
}

const SLIDE: RestResource<SlideRow, SlideInput> = {
  ...slideRecord,
  path: '/api/slides',
  kind: 'slide',
  names: { operation: 'Slide', full: 'slide', short: 'slide' },
  tag: 'Slides',
  exampleId: 1,
  descriptions: {
    get: 'Returns a slide by its id. Visitors get only active slides that are public.',
    create: 'Creates a slide of the home page.',
    update: 'Updates a slide. Omitted fields are not changed.',
    remove: 'Deletes a slide.',
  },
  serviceOf: ({ slides }) => slides,
};
