import { collect, type Issues } from '../../../rules/issues.ts';
import { DEFAULT_SLIDE, checkSlide, type SlideInput } from '../../../rules/records/slide.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { formValues } from '../form/use-record-form.ts';
import { storedFields, type StoredField } from '../form/merge-panel.tsx';
import type { AdminSlideFragment } from './slides.generated.ts';

/**
 * The values of the slide form. The browser and the version are separate fields, because the user first chooses a
 * browser and then one of its versions, and the browser stays chosen when the link type changes.
 */
export interface SlideValues extends Omit<SlideInput, 'linkTargetId'> {
  browserId: number | null;
  versionId: number | null;
}

export function newSlideValues(): SlideValues {
  const { linkTargetId: _none, ...slide } = DEFAULT_SLIDE;
  return { ...slide, browserId: null, versionId: null };
}

/** A slide that links to a version has the browser of this version, if there is one (spec §4). */
export function formValuesOf(slide: AdminSlideFragment): SlideValues {
  const browserId = slide.linkType === 'browser' ? slide.linkTargetId : (slide.linkedBrowser?.id ?? null);
  const versionId = slide.linkType === 'version' ? slide.linkTargetId : null;
  return formValues({ ...slide, browserId, versionId }, newSlideValues());
}

/** Validates a slide (spec §5). A missing link target is reported at the field where the user chooses it. */
export function checkSlideValues(values: SlideValues): Issues {
  const { linkTargetId, ...issues } = checkSlide(slideInputOf(values));
  if (!linkTargetId) return issues;
  const isBrowserMissing = values.linkType === 'browser' || values.browserId === null;
  return { ...issues, ...collect({ [isBrowserMissing ? 'browserId' : 'versionId']: linkTargetId }) };
}

export const LINK = ['linkType', 'browserId', 'versionId', 'linkUrl'] as const satisfies readonly (keyof SlideValues)[];

export function storedSlideFields(group: FieldGroup, values: SlideValues): StoredField[] {
  if (group !== LINK) return storedFields(group, values);
  return storedFields(['linkType', 'linkTargetId', 'linkUrl'], slideInputOf(values));
}

export function slideInputOf({ browserId, versionId, ...slide }: SlideValues): SlideInput {
  return { ...slide, linkTargetId: targetOf(slide.linkType, browserId, versionId) };
}

function targetOf(linkType: string, browserId: number | null, versionId: number | null): number | null {
  if (linkType === 'browser') return browserId;
  return linkType === 'version' ? versionId : null;
}
