import { fittingFirst } from '#rules/file-language.ts';
import { groupOffers } from '#rules/offered-files.ts';
import { useLanguage } from '../i18n/provider.tsx';
import type { OfferedFileFragment } from './browser-page.generated.ts';

type File = Pick<OfferedFileFragment, 'platform' | 'architecture' | 'releaseChannel'> & {
  offeredLink: { url: string };
};

/** The file of the page's language is first among those that differ only in their language. */
export function useOffers<T extends File>(files: readonly T[]) {
  const language = useLanguage();
  return groupOffers(fittingFirst(files, ({ offeredLink }) => offeredLink.url, language));
}
