import { parseCount } from './browser.ts';
import { checkText, checkUrl, collect, type Checks, type Issues } from './issues.ts';
import { SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from './limits.ts';
import { DEFAULT_PUBLICATION, checkPublication, storedPublication, type PublicationInput } from './publication.ts';
import { textOrNull, trimmed } from './stored-text.ts';
import { ownPath } from './url.ts';
import { LINK_TYPES, memberOf, type LocalizedText } from './vocabulary.ts';

/** The input for a slide, from a form or a request (spec §3). */
export interface SlideInput extends PublicationInput {
  imageUrl: string;
  title: LocalizedText;
  description: LocalizedText;
  linkType: string;
  linkTargetId: number | null;
  linkUrl: string | null;
  displayOrder: number;
  isActive: boolean;
}

export const DEFAULT_SLIDE: SlideInput = {
  imageUrl: '',
  title: { en: '', zh: '' },
  description: { en: '', zh: '' },
  linkType: 'browser',
  linkTargetId: null,
  linkUrl: null,
  displayOrder: 0,
  isActive: true,
  ...DEFAULT_PUBLICATION,
};

/** Validates the slide form (spec §5). */
export function checkSlide(input: SlideInput): Issues {
  return collect({
    'title.en': checkText(input.title.en, SLIDE_TITLE_MAX, 'requiredFields', 'titleTooLong'),
    'title.zh': checkText(input.title.zh, SLIDE_TITLE_MAX, 'requiredFields', 'titleTooLong'),
    imageUrl: checkUrl(input.imageUrl, 'requiredFields', 'imageUrlInvalid'),
    'description.en': checkText(input.description.en, SLIDE_DESCRIPTION_MAX, null, 'slideDescriptionTooLong'),
    'description.zh': checkText(input.description.zh, SLIDE_DESCRIPTION_MAX, null, 'slideDescriptionTooLong'),
    linkType: memberOf(LINK_TYPES, input.linkType) ? null : 'linkTypeInvalid',
    linkTargetId: input.linkType !== 'external' && input.linkTargetId === null ? 'linkTargetRequired' : null,
    linkUrl: input.linkType === 'external' ? checkUrl(input.linkUrl, null, 'linkUrlInvalid') : null,
    displayOrder: null,
    isActive: null,
    ...checkPublication(input),
  } satisfies Checks<SlideInput>);
}

/**
 * The stored form of a validated slide: texts are trimmed, only the link fields of the link type are set, and an image
 * URL on `origin` becomes a path.
 */
export function storedSlide(input: SlideInput, origin: string) {
  const isExternal = input.linkType === 'external';
  return {
    imageUrl: ownPath(input.imageUrl.trim(), origin),
    title: trimmed(input.title),
    description: trimmed(input.description),
    linkType: memberOf(LINK_TYPES, input.linkType) ?? 'external',
    linkTargetId: isExternal ? null : input.linkTargetId,
    linkUrl: isExternal ? textOrNull(input.linkUrl) : null,
    displayOrder: parseCount(input.displayOrder),
    isActive: input.isActive,
    ...storedPublication(input),
  } satisfies Record<keyof SlideInput, unknown>;
}
