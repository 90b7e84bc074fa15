import { collect, type Issues } from '#rules/issues.ts';
import { DEFAULT_SLIDE, checkSlide, type SlideInput } from '#rules/records/slide.ts';
import { formValues } from '../form/use-record-form.ts';
import type { AdminSlideFragment } from './slides.generated.ts';

/**
 * The values of the slide form. The linked browser and version are separate fields, because the user first chooses a
 * browser and then one of its versions, and the browser stays chosen when the link type changes.
 */
export interface SlideValues extends Omit<SlideInput, 'linkTargetId'> {
  linkTargetId: { browserId: number | null; versionId: number | null };
}

export const NEW_SLIDE: SlideValues = { ...DEFAULT_SLIDE, linkTargetId: { browserId: null, versionId: null } };

/** A slide that links to a version has the browser of this version, if there is one (spec §4). */
export function formValuesOf(slide: AdminSlideFragment): SlideValues {
  const { linkType, linkTargetId: target, linkedBrowser } = slide;
  const linkTargetId = {
    browserId: linkType === 'browser' ? target : (linkedBrowser?.id ?? null),
    versionId: linkType === 'version' ? target : null,
  };
  return formValues({ ...slide, linkTargetId }, NEW_SLIDE);
}

/** Validates a slide (spec §5). A missing link target is reported at the field where the user chooses it. */
export function checkSlideValues(values: SlideValues): Issues {
  const { linkTargetId, ...issues } = checkSlide(slideInputOf(values));
  if (!linkTargetId) return issues;
  const isBrowserMissing = values.linkType === 'browser' || values.linkTargetId.browserId === null;
  return { ...issues, ...collect({ [`linkTargetId.${isBrowserMissing ? 'browserId' : 'versionId'}`]: linkTargetId }) };
}

export function slideInputOf({ linkTargetId: { browserId, versionId }, ...slide }: SlideValues): SlideInput {
  const targets: Partial<Record<string, number | null>> = { browser: browserId, version: versionId };
  return { ...slide, linkTargetId: targets[slide.linkType] ?? null };
}
