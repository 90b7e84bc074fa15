import type { AppContext } from '../app-context.ts';
import { ref, list, object } from './schemas.ts';
import type { Slide } from '../entities/slide.ts';
import { recordRoutes } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import type { Row } from '../entities/rows.ts';
import { restRecord } from './fields.ts';

export const slideRecord = restRecord<'slide', Row<Slide>>('slide', {}, { is_active: false });

export function slideRoutes(app: RestApp, context: AppContext) {
  const { servicesFor, origin } = context;
  app.get(
    '/api/slides',
    {
      schema: {
        operationId: 'listSlides',
        tags: ['Slides'],
        description: 'The slides in their order. Visitors get only the active ones that are public.',
        response: {
          200: object('The list.', { slides: list('The slides.', ref(slideRecord.schemas.record)) }),
        },
      },
    },
    async (request) => {
      const slides = await servicesFor(request).slides.list();
      return { slides: slides.map((slide) => slideRecord.write(slide, origin, request.actor)) };
    },
  );

  slideResource.read(app, context);
}

export const slideResource = recordRoutes({
  ...slideRecord,
  serviceOf: ({ slides }) => slides,
});
