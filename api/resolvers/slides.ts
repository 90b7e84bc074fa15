import { absoluteUrl } from '#rules/url.ts';
import { DEFAULT_SLIDE } from '#rules/records/slide.ts';
import { publicationTimes } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';

export const slideResolvers = {
  Query: {
    slide: ({ id, forEditing }, { slides }) => slides.find(id, { forEditing }),
    slides: (request, { slides }) => slides.list(request),
  },
  Mutation: {
    ...recordMutations(
      'Slide',
      ({ slides }) => slides,
      (input) => parseInput(input, DEFAULT_SLIDE),
    ),
    updateSlides: ({ ids, isActive }, { slides }) => slides.updateMany(ids, { isActive }),
  },
  Slide: {
    ...publicationTimes,
    imageUrl: ({ imageUrl }, _args, { origin }) => absoluteUrl(imageUrl, origin),
    isDark: async ({ imageUrl }, _args, { services }) => (await services.pictureColors(imageUrl))?.isDark ?? false,
    linkedBrowser: (slide, _args, { services }) => services.slides.linkedBrowser(slide),
    linkedVersion: ({ linkType, linkTargetId }, _args, { services }) =>
      linkType === 'version' && linkTargetId ? services.versions.find(linkTargetId) : null,
  },
} satisfies DomainResolvers;
