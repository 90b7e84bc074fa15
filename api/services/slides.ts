import { SLIDE, checkSlide, storedSlide, type SlideInput } from '#rules/records/slide.ts';
import { readHiddenSlides } from '../database/queries/public-records.ts';
import { Browser, type BrowserRow } from '../entities/browser.ts';
import { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import type { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { activeRecordWrites } from './active-records.ts';
import { assertAdministrator } from './writes.ts';

export function slideService(context: ServiceContext, browsers: ReturnType<typeof browserService>) {
  const { em, actor, origin, isPreview } = context;

  /** Active and public, without those that lead to a record that is not public. */
  async function visible(slides: readonly Slide[]) {
    const shown = slides.filter(({ isActive, isPublished }) => isActive && (isPublished || isPreview));
    if (isPreview) return shown;
    const hidden = await readHiddenSlides(em);
    return shown.filter(({ id }) => !hidden.has(id));
  }

  /** Null if there is none, or for visitors if they do not see it. */
  async function find(id: number, { forEditing = false } = {}) {
    if (forEditing) assertAdministrator(actor);
    const slide = await em.findOne(Slide, { id });
    if (!slide || actor === 'administrator') return slide;
    return (await visible([slide]))[0] ?? null;
  }

  /** The issues of spec §5, including a link target that does not exist. */
  async function findIssues(input: SlideInput) {
    const issues = checkSlide(input);
    if (!issues.linkTargetId && input.linkTargetId !== null && !(await hasTarget(input)))
      issues.linkTargetId = { key: 'linkTargetRequired' };
    return issues;
  }

  async function hasTarget({ linkType, linkTargetId: id }: Pick<SlideInput, 'linkType' | 'linkTargetId'>) {
    if (linkType === 'browser') return (await em.count(Browser, { id })) > 0;
    if (linkType === 'version') return (await em.count(Version, { id })) > 0;
    return true;
  }

  const writes = activeRecordWrites<Slide, SlideInput>(context, {
    entity: Slide,
    notFound: 'slideNotFound',
    find,
    table: SLIDE.fields,
    findIssues,
    storedOf: (input) => storedSlide(input, origin),
  });

  return {
    ...writes,
    find,
    hasTarget,

    /** In their order. Visitors, and everyone with `activeOnly`, get only those that visitors see. */
    async list({ activeOnly, forEditing }: { activeOnly?: boolean; forEditing?: boolean } = {}) {
      if (forEditing) assertAdministrator(actor);
      const isForVisitors = activeOnly || actor !== 'administrator';
      const slides = await em.find(Slide, isForVisitors ? { isActive: true } : {}, {
        orderBy: { displayOrder: 'asc', id: 'asc' },
      });
      return isForVisitors ? visible(slides) : slides;
    },

    /** The browser that a slide links to, directly or by a version; null for an external link. */
    async linkedBrowser({ linkType, linkTargetId }: Slide): Promise<BrowserRow | null> {
      if (linkType === 'external' || !linkTargetId) return null;
      if (linkType === 'browser') return browsers.find(linkTargetId);
      const version = await em.findOne(Version, { id: linkTargetId });
      return version && browsers.find(version.browser.id);
    },
  };
}
