import { collect, type Issues } from '../../../rules/issues.ts';
import { DEFAULT_SLIDE, checkSlide, type SlideInput } from '../../../rules/slide.ts';
import { memberOf, LINK_TYPES } from '../../../rules/vocabulary.ts';
import type { KeptSlideFragment, SlideInput as SentSlide } from './slides.generated.ts';

/**
 * A slide as the form edits it: the browser and the version are chosen apart, for a version is found through its
 * browser, and the browser stays chosen when the link type changes.
 */
export interface SlideValues extends Omit<SlideInput, 'linkTargetId'> {
  browserId: number | null;
  versionId: number | null;
}

export function newSlideValues(): SlideValues {
  const { linkTargetId: _none, ...slide } = DEFAULT_SLIDE;
  return { ...slide, browserId: null, versionId: null };
}

/** A stored slide as the form edits it; `versionBrowserId` is the browser of the version it leads to. */
export function slideValuesOf(slide: KeptSlideFragment, versionBrowserId: number | null): SlideValues {
  return {
    imageUrl: slide.imageUrl,
    title: { en: slide.title.en, zh: slide.title.zh },
    description: { en: slide.description.en, zh: slide.description.zh },
    linkType: slide.linkType,
    linkUrl: slide.linkUrl,
    displayOrder: slide.displayOrder,
    isActive: slide.isActive,
    browserId: slide.linkType === 'browser' ? slide.linkTargetId : versionBrowserId,
    versionId: slide.linkType === 'version' ? slide.linkTargetId : null,
  };
}

/** The rules of spec §5; a missing link target is told where it is chosen. */
export function checkSlideValues(values: SlideValues): Issues {
  const { linkTargetId, ...issues } = checkSlide(inputOf(values));
  if (!linkTargetId) return issues;
  const isBrowserMissing = values.linkType === 'browser' || values.browserId === null;
  return { ...issues, ...collect({ [isBrowserMissing ? 'browserId' : 'versionId']: linkTargetId }) };
}

/** What is sent to be saved. */
export function sentSlideOf(values: SlideValues): SentSlide {
  const input = inputOf(values);
  return { ...input, linkType: memberOf(LINK_TYPES, input.linkType) ?? 'external' };
}

function inputOf({ browserId, versionId, ...slide }: SlideValues): SlideInput {
  return { ...slide, linkTargetId: targetOf(slide.linkType, browserId, versionId) };
}

function targetOf(linkType: string, browserId: number | null, versionId: number | null): number | null {
  if (linkType === 'browser') return browserId;
  return linkType === 'version' ? versionId : null;
}
