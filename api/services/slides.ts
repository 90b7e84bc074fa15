import { checkSlide, storedSlide, type SlideInput } from '#rules/records/slide.ts';
import { readHiddenSlides } from '../database/queries/public-records.ts';
import { Browser, type BrowserRow } from '../entities/browser.ts';
import type { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import type { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { recordService } from './record-service.ts';

export function slideService(context: ServiceContext, browsers: ReturnType<typeof browserService>) {
  const { em, origin } = context;

  /** The issues of spec §5, including a link target that does not exist. */
  async function findIssues(input: SlideInput) {
    const issues = checkSlide(input);
    if (!issues.linkTargetId && input.linkTargetId !== null && !(await hasTarget(input)))
      issues.linkTargetId = { key: 'linkTargetRequired' };
    return issues;
  }

  async function hasTarget({ linkType, linkTargetId: id }: { linkType: string; linkTargetId: number | null }) {
    if (linkType === 'browser') return (await em.count(Browser, { id })) > 0;
    if (linkType === 'version') return (await em.count(Version, { id })) > 0;
    return true;
  }

  return {
    ...recordService<'slide', Slide>(context, 'slide', {
      findIssues,
      storedOf: (input) => storedSlide(input, origin),
      // Those that lead to a record that is not public.
      readHidden: async () => readHiddenSlides(em),
    }),
    hasTarget,

    /** The browser that a slide links to, directly or by a version; null for an external link. */
    async linkedBrowser({ linkType, linkTargetId }: Slide): Promise<BrowserRow | null> {
      if (linkType === 'external' || !linkTargetId) return null;
      if (linkType === 'browser') return browsers.find(linkTargetId);
      const version = await em.findOne(Version, { id: linkTargetId });
      return version && browsers.find(version.browser.id);
    },
  };
}
