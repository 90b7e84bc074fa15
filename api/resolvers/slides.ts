import { absoluteUrl } from '../../rules/url.ts';
import { DEFAULT_SLIDE, type SlideInput } from '../../rules/records/slide.ts';
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
    updateSlides: async (_root, { ids, isActive }, { services }) => ({
      count: await services.slides.updateMany(ids, { isActive }),
      deactivatedSlides: 0,
    }),
    deleteSlides: async (_root, { ids }, { services }) => ({
      count: await services.slides.removeMany(ids),
      deactivatedSlides: 0,
    }),
    deleteSlide: async (_root, { id }, { services }) => {
      await services.slides.remove(id);
      return { id, deactivatedSlides: 0 };
    },
  },
  Slide: {
    visibleFrom: (slide, _args, { services }) => services.publication.timesOf(slide).visibleFrom,
    visibleUntil: (slide, _args, { services }) => services.publication.timesOf(slide).visibleUntil,
    imageUrl: ({ imageUrl }, _args, { origin }) => absoluteUrl(imageUrl, origin),
    linkedBrowser: (slide, _args, { services }) => services.slides.linkedBrowser(slide),
    linkedVersion: ({ linkType, linkTargetId }, _args, { services }) =>
      linkType === 'version' && linkTargetId ? services.versions.find(linkTargetId) : null,
  },
} satisfies Resolvers;
