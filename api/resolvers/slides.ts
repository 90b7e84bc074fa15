import { absoluteUrl } from '#rules/url.ts';
import { DEFAULT_SLIDE } from '#rules/records/slide.ts';
import { publicationTimes } from './context.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';
import type { Resolvers } from './types.generated.ts';

export const slideResolvers = {
  Query: {
    slide: (_root, { id, forEditing }, { services }) => services.slides.find(id, { forEditing }),
    slides: (_root, request, { services }) => services.slides.list(request),
  },
  Mutation: {
    ...recordMutations(
      'Slide',
      ({ slides }) => slides,
      (input) => parseInput(input, DEFAULT_SLIDE),
    ),
    updateSlides: (_root, { ids, isActive }, { services }) => services.slides.updateMany(ids, { isActive }),
  },
  Slide: {
    ...publicationTimes,
    imageUrl: ({ imageUrl }, _args, { origin }) => absoluteUrl(imageUrl, origin),
    linkedBrowser: (slide, _args, { services }) => services.slides.linkedBrowser(slide),
    linkedVersion: ({ linkType, linkTargetId }, _args, { services }) =>
      linkType === 'version' && linkTargetId ? services.versions.find(linkTargetId) : null,
  },
} satisfies Resolvers;
