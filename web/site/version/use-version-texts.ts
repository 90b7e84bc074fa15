import { useTranslation } from 'react-i18next';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { languageIn } from '#rules/file-language.ts';
import { fileTypeIn } from '#rules/file-name.ts';
import { formatDate } from '#rules/format.ts';
import { sourceNameOf } from '#rules/source-name.ts';
import { isWebPage, storeOf } from '#rules/store.ts';
import type { System } from '#rules/system.ts';
import { hostOf } from '#rules/url.ts';
import type { Architecture, LocalizedText, Platform, ReleaseChannel } from '#rules/vocabulary.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';

interface Target {
  platform: Platform;
  architecture: Architecture | null;
}

interface NumberedVersion {
  versionNumber: string;
  releaseChannel: ReleaseChannel;
}

/** With the hooks of other texts. */
export function useVersionTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const localize = useLocalize();

  /** "Apple silicon", "Intel or AMD, 64-bit". Empty without an architecture. */
  const processorOf = ({ platform, architecture }: Target) => {
    if (!architecture) return '';
    return platform === 'macos' && architecture !== 'x86'
      ? t(`processor.macos_${architecture}`)
      : t(`processor.${architecture}`);
  };

  /** "1.94.62 Beta"; stable is not named. */
  const numberOf = ({ versionNumber, releaseChannel }: NumberedVersion) =>
    releaseChannel === 'stable'
      ? versionNumber
      : t('version.numberWithChannel', { number: versionNumber, channel: t(`channel.${releaseChannel}`) });

  /** "Chinese (China)". Empty where the address names none. */
  const fileLanguageOf = (url: string) => {
    const tag = languageIn(url);
    return (tag && new Intl.DisplayNames(language, { type: 'language' }).of(tag)) ?? '';
  };

  const foreignLanguageOf = (url: string) => (languageIn(url)?.startsWith(language) ? '' : fileLanguageOf(url));

  /** `store` of the app store at an address, `page` if it is a page of the maker, else `file`. */
  const byKind = (url: string, store: 'store' | 'getFrom', page: 'version.page' | 'version.openPage', file: string) => {
    const name = storeOf(url);
    if (name) return t(`${store}.${name}`);
    return isWebPage(url) ? t(page) : file;
  };

  return {
    t,
    language,
    localize,
    processorOf,
    /** "macOS · Apple silicon". */
    systemOf: ({ androidOn, ...target }: Target & Pick<System, 'androidOn'>) =>
      androidOn
        ? t(`offer.host_${androidOn}`)
        : [t(`platform.${target.platform}`), processorOf(target)].filter(Boolean).join(' · '),
    /** "Beta"; stable is not named. */
    channelOf: ({ releaseChannel }: Pick<NumberedVersion, 'releaseChannel'>) =>
      releaseChannel === 'stable' ? '' : t(`channel.${releaseChannel}`),
    numberOf,
    fileLanguageOf,
    /** "ARM64 · Apple silicon". */
    architectureOf: (target: Target) => {
      const { platform, architecture } = target;
      if (!architecture) return '';
      const words =
        architecture === 'arm64' && platform !== 'macos' ? t('processor.example_arm64') : processorOf(target);
      return `${architecture.toUpperCase()} · ${words}`;
    },
    /** Unique within the browser: "Brave 1.93.136 for macOS (Apple silicon)". */
    titleOf: (browserName: LocalizedText, version: NumberedVersion & Target, url: string) => {
      const words = {
        name: localize(browserName),
        number: numberOf(version),
        platform: t(`platform.${version.platform}`),
      };
      const processor = [processorOf(version), foreignLanguageOf(url)].filter(Boolean).join(' · ');
      return processor ? t('version.titleForProcessor', { ...words, processor }) : t('version.title', words);
    },
    dateOf: ({ releaseDate, releaseDateIsFirstSeen }: { releaseDate: string; releaseDateIsFirstSeen: boolean }) => {
      const date = formatDate(releaseDate, language);
      return releaseDateIsFirstSeen ? t('version.firstSeen', { date }) : date;
    },
    /** If it is not that of the page, or if another one of the files is for the same systems. */
    ownLanguageOf: (file: OfferedFileFragment, files: readonly OfferedFileFragment[]) => {
      const { url } = file.offeredLink;
      const isAlone = files.every(
        (other) =>
          other === file ||
          other.platform !== file.platform ||
          other.architecture !== file.architecture ||
          other.releaseChannel !== file.releaseChannel,
      );
      return isAlone ? foreignLanguageOf(url) : fileLanguageOf(url);
    },
    /** "ZIP", "DEB for Debian and Ubuntu": a package fits only some systems. Empty if it is unknown. */
    fileTypeOf: (url: string) => {
      const type = fileTypeIn(url) ?? '';
      if (type === '.deb') return t('fileType.deb');
      return type === '.rpm' ? t('fileType.rpm') : type.slice(1).toUpperCase();
    },
    /** "winget manifest", "GitHub release of brave/brave-browser". */
    sourceNameOf: (url: string) => {
      const { kind, name } = sourceNameOf(url);
      return t(`source.${kind}`, { name });
    },
    storeOrHostOf: (url: string) => {
      const store = storeOf(url);
      return store ? t(`store.${store}`) : hostOf(url);
    },
    /** `fileLabel`, "Get it from Google Play", "Open the maker’s page". */
    downloadLabelOf: (url: string, fileLabel: string = t('version.download')) =>
      byKind(url, 'getFrom', 'version.openPage', fileLabel),
    /** `fileName`, "Google Play", "Maker’s page". */
    downloadNameOf: (url: string, fileName: string) => byKind(url, 'store', 'version.page', fileName),
  };
}
