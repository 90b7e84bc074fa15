import type { AppContext } from '../app-context.ts';
import EXAMPLES from './examples.generated.json' with { type: 'json' };
import { ref, list, object } from './schemas.ts';
import { SLIDE, type SlideInput } from '#rules/records/slide.ts';
import type { Slide } from '../entities/slide.ts';
import { recordRoutes } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import type { Row } from '../entities/rows.ts';
import { isPublished, restFields, restRecord } from './fields.ts';

export const slideRecord = restRecord<Row<Slide>, SlideInput>(
  'Slide',
  'slide',
  {
    ...restFields(SLIDE),
    isPublished,
  },
  { record: EXAMPLES.Slide, changed: { is_active: false } },
);

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
  path: '/api/slides',
  tag: 'Slides',
  descriptions: { get: 'Returns a slide. Visitors get only an active one that is public.' },
  serviceOf: ({ slides }) => slides,
});
