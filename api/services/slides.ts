import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Issues } from '../../rules/issues.ts';
import { publicationInputOf } from '../../rules/publication.ts';
import { DEFAULT_SLIDE, checkSlide, storedSlide, type SlideInput } from '../../rules/slide.ts';
import type { EntityManager } from '../database/open.ts';
import { IS_PUBLIC_BROWSER, IS_PUBLIC_VERSION } from '../database/queries/public-records.ts';
import { Browser, type BrowserRow } from '../entities/browser.ts';
import { Slide } from '../entities/slide.ts';
import { Version } from '../entities/version.ts';
import { AppError } from '../errors.ts';
import type { browserService } from './browsers.ts';
import type { ServiceContext } from './context.ts';
import { flushPublication, withPublication } from './publication.ts';
import {
  WRONG_TYPES,
  assertPreconditions,
  assertValid,
  assertAdministrator,
  getMany,
  idsOfMany,
  removeMany,
  withConflictHandling,
  applyPatch,
  inputOf,
  issuesOfPatch,
  type Patch,
  type Preconditions,
  type Times,
} from './writes.ts';

/** The service for slides (spec §4, §5). */
export function slideService(context: ServiceContext, browsers: Pick<ReturnType<typeof browserService>, 'find'>) {
  const { em, actor, origin, isPreview = false } = context;

  async function get(id: number, options: { lockMode?: LockMode.PESSIMISTIC_WRITE } = {}): Promise<Slide> {
    const slide = await em.findOne(Slide, { id }, options);
    if (!slide) throw new AppError('NOT_FOUND', 'slideNotFound');
    return slide;
  }

  /** The slides that visitors see: active and public, without those that lead to a record that is not public. */
  async function visible(slides: readonly Slide[]): Promise<Slide[]> {
    const shown = slides.filter(({ isActive, isPublished }) => isActive && (isPublished || isPreview));
    if (isPreview) return shown;
    const { rows } = await sql<{ id: number }>`
      select id from slide
      where (link_type = 'browser' and link_target_id in (select id from browser where id = link_target_id and not (${IS_PUBLIC_BROWSER})))
        or (link_type = 'version' and link_target_id in (select id from version where id = link_target_id and not (${IS_PUBLIC_VERSION})))`.execute(
      em.getKysely(),
    );
    return shown.filter(({ id }) => !rows.some((hidden) => hidden.id === id));
  }

  /** The issues of spec §5, including a link target that does not exist. */
  async function issuesOf(input: SlideInput): Promise<Issues> {
    const issues = checkSlide(input);
    if (!issues.linkTargetId && input.linkTargetId !== null && !(await hasTarget(input)))
      issues.linkTargetId = { key: 'linkTargetRequired' };
    return issues;
  }

  async function hasTarget({ linkType, linkTargetId: id }: SlideInput): Promise<boolean> {
    if (linkType === 'browser') return (await em.count(Browser, { id })) > 0;
    if (linkType === 'version') return (await em.count(Version, { id })) > 0;
    return true;
  }

  return {
    /** A slide. Throws NOT_FOUND, for visitors also if they do not see it. */
    async get(id: number): Promise<Slide> {
      const slide = await get(id);
      if (actor !== 'administrator' && (await visible([slide])).length === 0)
        throw new AppError('NOT_FOUND', 'slideNotFound');
      return slide;
    },

    /**
     * The slides in their order. Visitors, and everyone with `activeOnly`, get only those that visitors see.
     * `forEditing` throws UNAUTHORIZED for visitors.
     */
    async list({ activeOnly, forEditing }: { activeOnly?: boolean; forEditing?: boolean } = {}): Promise<Slide[]> {
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

    /** Creates a slide; omitted fields get the values of DEFAULT_SLIDE. Throws UNAUTHORIZED, BAD_REQUEST. */
    async create(fields: Patch<SlideInput>, times: Times = {}): Promise<Slide> {
      assertAdministrator(actor);
      const input = applyPatch(DEFAULT_SLIDE, fields);
      assertValid(await issuesOf(input), fields[WRONG_TYPES]);
      const slide = em.create(Slide, { ...(await withPublication(context, storedSlide(input, origin))), ...times });
      await em.flush();
      return slide;
    },

    /**
     * Updates a slide; omitted fields are not changed. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED, CONFLICT,
     * BAD_REQUEST.
     */
    async update(id: number, change: Patch<SlideInput>, guard: Preconditions = {}): Promise<Slide> {
      assertAdministrator(actor);
      return withConflictHandling(
        () =>
          em.transactional(async () => {
            const slide = await get(id);
            assertPreconditions(slide, guard);
            const input = applyPatch(inputOf({ ...slide, ...publicationInputOf(slide) }, DEFAULT_SLIDE), change);
            assertValid(issuesOfPatch(await issuesOf(input), change, 'imageUrl'), change[WRONG_TYPES]);
            const hadDueTime = Boolean(slide.dueAt);
            em.assign(slide, await withPublication(context, storedSlide(input, origin)));
            await flushPublication(em, 'slide', [slide], () => hadDueTime);
            return slide;
          }),
        guard,
      );
    },

    /** Activates or deactivates several slides: all or none. Throws UNAUTHORIZED, NOT_FOUND, CONFLICT, BAD_REQUEST. */
    async updateMany(ids: readonly number[], { isActive }: { isActive: boolean }): Promise<number> {
      assertAdministrator(actor);
      const unique = idsOfMany(ids);
      return withConflictHandling(async () =>
        em.transactional(async () => {
          for (const slide of await getMany(em, Slide, unique, 'slideNotFound')) {
            const change: Patch<SlideInput> = { isActive };
            assertValid(
              issuesOfPatch(
                await issuesOf(applyPatch(inputOf({ ...slide, ...publicationInputOf(slide) }, DEFAULT_SLIDE), change)),
                change,
                'imageUrl',
              ),
            );
            slide.isActive = isActive;
          }
          await em.flush();
          return unique.length;
        }),
      );
    },

    /** Deletes several slides: all or none. Throws UNAUTHORIZED, NOT_FOUND. */
    async removeMany(ids: readonly number[]): Promise<number> {
      assertAdministrator(actor);
      return removeMany(em, Slide, ids, 'slideNotFound');
    },

    /** Deletes a slide. Throws UNAUTHORIZED, NOT_FOUND, PRECONDITION_FAILED. */
    async remove(id: number, guard: Preconditions = {}): Promise<void> {
      assertAdministrator(actor);
      await em.transactional(async () => {
        // The lock prevents a change between the comparison and the deletion.
        const slide = await get(id, { lockMode: LockMode.PESSIMISTIC_WRITE });
        assertPreconditions(slide, guard);
        em.remove(slide);
        await em.flush();
      });
    },
  };
}

/** Deactivates the active slides that link to deleted records, and returns the number of these slides. */
export async function deactivateSlidesTo(
  em: EntityManager,
  { browsers, versions }: { browsers: number[]; versions: number[] },
): Promise<number> {
  const slides = await em.find(Slide, {
    isActive: true,
    $or: [
      { linkType: 'browser', linkTargetId: { $in: browsers } },
      { linkType: 'version', linkTargetId: { $in: versions } },
    ],
  });
  for (const slide of slides) slide.isActive = false;
  await em.flush();
  return slides.length;
}
