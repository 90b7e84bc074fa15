import type { Issues } from './issues.ts';
import { checkPeriod } from './publication.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';
import { SLIDE } from './records/slide.ts';

/** The input for a slide, from a form or a request (spec §3). */
export interface SlideInput extends InputOf<typeof SLIDE> {}

export const DEFAULT_SLIDE: SlideInput = defaultOf(SLIDE);

/** Validates the slide form (spec §5). */
export function checkSlide(input: SlideInput): Issues {
  return checkRecord(SLIDE, input, {
    ...(input.linkType === 'external'
      ? { linkTargetId: null }
      : { linkTargetId: input.linkTargetId === null ? 'linkTargetRequired' : null, linkUrl: null }),
    ...checkPeriod(input),
  });
}

/** Only the link fields of the link type are stored. */
export function storedSlide(input: SlideInput, origin: string) {
  const stored = storedRecord(SLIDE, input, origin);
  return { ...stored, ...(stored.linkType === 'external' ? { linkTargetId: null } : { linkUrl: null }) };
}
