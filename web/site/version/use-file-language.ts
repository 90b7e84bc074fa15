import { languageIn } from '../../../rules/file-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';

/** Functions that name the language of a file by its address: "Chinese (China)". Empty where the address names none. */
export function useFileLanguage() {
  const { language } = useLanguage();
  const fileLanguageOf = (url: string): string => {
    const tag = languageIn(url);
    return (tag && new Intl.DisplayNames(language, { type: 'language' }).of(tag)) ?? '';
  };
  return {
    fileLanguageOf,
    /** Only where another one of the files is for the same systems. */
    ownLanguageOf: (file: OfferedFileFragment, files: readonly OfferedFileFragment[]): string => {
      const isAlone = files.every(
        (other) =>
          other === file ||
          other.platform !== file.platform ||
          other.architecture !== file.architecture ||
          other.releaseChannel !== file.releaseChannel,
      );
      return isAlone ? '' : fileLanguageOf(file.offeredLink.url);
    },
  };
}
