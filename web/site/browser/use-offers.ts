import { fittingFirst } from '../../../rules/file-language.ts';
import { offersOf, type Offer } from '../../../rules/offered-files.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';

/**
 * What the page offers on each system. Of the files that differ only in their language, the one for the language of the
 * page is first.
 */
export function useOffers(files: readonly OfferedFileFragment[]): Offer<OfferedFileFragment>[] {
  const { language } = useLanguage();
  return offersOf(fittingFirst(files, ({ offeredLink }) => offeredLink.url, language));
}
