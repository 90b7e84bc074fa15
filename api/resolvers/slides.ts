import type { DomainResolvers } from './root-fields.ts';

export const slideResolvers = {
  Slide: {
    isDark: async ({ imageUrl }, _args, { services }) => (await services.pictureColors(imageUrl))?.isDark ?? false,
    linkedBrowser: (slide, _args, { services }) => services.slides.linkedBrowser(slide),
    linkedVersion: ({ linkType, linkTargetId }, _args, { services }) =>
      linkType === 'version' && linkTargetId ? services.versions.find(linkTargetId) : null,
  },
} satisfies DomainResolvers;
