import { absoluteUrl } from '../../rules/url.ts';
import { DEFAULT_SLIDE, type SlideInput } from '../../rules/records/slide.ts';
import { publicationTimes } from './context.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const slideResolvers = {
  Query: {
    slide: (_root, { id, forEditing }, { services }) => services.slides.find(id, { forEditing }),
    slides: (_root, request, { services }) => services.slides.list(request),
  },
  Mutation: {
    createSlide: (_root, { input }, { services }) =>
      services.slides.create(parseInput<SlideInput>(input, DEFAULT_SLIDE)),
    updateSlide: (_root, { id, input, revision }, { services }) =>
      services.slides.update(id, parseInput<SlideInput>(input, DEFAULT_SLIDE), { revision }),
    updateSlides: (_root, { ids, isActive }, { services }) => services.slides.updateMany(ids, { isActive }),
    deleteSlides: (_root, { ids }, { services }) => services.slides.removeMany(ids),
    deleteSlide: async (_root, { id }, { services }) => ({ id, ...(await services.slides.remove(id)) }),
  },
  Slide: {
    ...publicationTimes,
    imageUrl: ({ imageUrl }, _args, { origin }) => absoluteUrl(imageUrl, origin),
    linkedBrowser: (slide, _args, { services }) => services.slides.linkedBrowser(slide),
    linkedVersion: ({ linkType, linkTargetId }, _args, { services }) =>
      linkType === 'version' && linkTargetId ? services.versions.find(linkTargetId) : null,
  },
} satisfies Resolvers;
