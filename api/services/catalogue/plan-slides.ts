import { isRecord } from '#rules/json.ts';
import { fieldLocation } from '#rules/import.ts';
import type { FileRecord } from './format.ts';
import type { ImportReport } from './import-report.ts';
import { createPause } from '../pause.ts';
import { createMatcher, orderLast, type PlannedBrowser, type PlannedVersion } from './plan-browsers.ts';
import { englishOf, type ReadRecord } from './read-file.ts';
import { compareField } from './records.ts';
import { importKeyOf, type Snapshot, type StoredRecord, type StoredSlide } from './snapshot.ts';

interface SlideContext {
  report: ImportReport;
  snapshot: Snapshot;
  browsers: readonly PlannedBrowser[];
  /** Whether a target that is not found is missing, not unreadable. */
  areTargetsRead: boolean;
}

export async function planSlides(
  read: readonly ReadRecord[],
  { report, snapshot, browsers, areTargetsRead }: SlideContext,
) {
  const match = createMatcher(snapshot.slides, ({ fields }) => englishOf(fields.title));
  const withOrder = orderLast(
    Math.max(0, ...snapshot.slides.map(({ fields }) => Number(fields['displayOrder']))),
    read,
  );
  const pause = createPause();
  return Array.fromAsync(read, async (slide) => {
    await pause();
    const title = englishOf(slide.record.title);
    const stored = match(title);
    const input = { ...slide, record: withOrder(slide.record, stored) };
    const { target, isTargetLost = false } = planTarget(input, stored);
    const isMoved = target !== undefined && (target?.id ?? null) !== (stored?.linkTargetId ?? null);
    const others =
      stored && isMoved
        ? compareField('linkTarget', `#${stored.linkTargetId ?? ''}`, targetText(input.record.linkTarget))
        : [];
    return {
      ...report.planRecord('slide', input, stored, { title, others }),
      target: !stored || isMoved ? target : undefined,
      isTargetLost,
    };
  });

  /** The new target; undefined if it stays, null without one. If it was deleted, only the link type is stored. */
  function planTarget({ record: input, location, wrongFields }: ReadRecord, stored: StoredSlide | null) {
    if (wrongFields.has('linkType') || wrongFields.has('linkTarget')) return {};
    const linkType = input.linkType ?? stored?.linkType ?? 'browser';
    if (linkType === 'external') return { target: null };
    if (stored?.linkType === linkType && input.linkTarget === undefined) return {};
    const at = fieldLocation(location, 'linkTarget');
    if (input.linkTarget === null || input.linkTarget === undefined) {
      const wasLost = !stored || (stored.linkType === linkType && !hasTarget(stored));
      if (input.isActive !== false || !wasLost) report.faults.add(at, 'linkTargetRequired');
      return stored ? {} : { target: null, isTargetLost: true };
    }
    const { linkTarget } = input;
    const isNamed = typeof linkTarget === 'string' || isRecord(linkTarget);
    const target = isNamed ? findTarget(linkType === 'version', linkTarget) : null;
    if (!target && areTargetsRead) report.faults.add(at, 'importTargetUnknown');
    return { target: target ?? undefined };
  }

  function hasTarget({ linkType, linkTargetId }: StoredSlide) {
    return snapshot.browsers.some(({ id, versions }) =>
      linkType === 'browser' ? id === linkTargetId : versions.some((version) => version.id === linkTargetId),
    );
  }

  /** In the file, or else in the catalogue. */
  function findTarget(isVersion: boolean, target: string | FileRecord) {
    const slug = typeof target === 'string' ? target : target.slug;
    const planned = browsers.find((one) => one.slug === slug);
    const stored = snapshot.browsers.find(planned ? ({ id }) => id === planned.id : (one) => one.slug === slug);
    if (!isVersion) return typeof target === 'string' ? (planned ?? (stored ? asPlanned(stored) : null)) : null;
    if (typeof target === 'string') return null;
    const versions = [
      ...(planned?.versions ?? []),
      ...(stored?.versions ?? []).filter(({ id }) => !planned?.versions.some((one) => one.id === id)).map(asPlanned),
    ];
    const same = versions.filter(
      ({ fields }) =>
        importKeyOf({ ...fields, releaseChannel: target.releaseChannel && fields.releaseChannel }) ===
        importKeyOf(target),
    );
    return same[(typeof target.occurrence === 'number' ? target.occurrence : 1) - 1] ?? null;
  }
}

function asPlanned({ id, fields }: StoredRecord): PlannedVersion {
  return { id, fields, change: null, times: {} };
}

function targetText(target: unknown) {
  if (typeof target === 'string') return target;
  return isRecord(target) ? Object.values(target).filter(Boolean).join(' ') : '';
}
