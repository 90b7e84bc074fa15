import { storeOf } from '../../rules/store.ts';
import { hostOf } from '../../rules/url.ts';
import { isWebPage } from '../../rules/web-page.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Functions that name what a download link opens: a file, an app store or a page of the maker. */
export function useDownloadLabel() {
  const { t } = useTranslation();
  return {
    /** The name of the app store, or the host of the file. */
    storeOrHostOf: (url: string): string => {
      const store = storeOf(url);
      return store ? t(`store.${store}`) : hostOf(url);
    },
    /**
     * The label of the button: `fileLabel` for a file, "Get it from Google Play" for a page of an app store, "Open the
     * maker’s page" for another page.
     */
    downloadLabelOf: (url: string, fileLabel: string = t('version.download')): string => {
      const store = storeOf(url);
      if (store) return t(`getFrom.${store}`);
      return isWebPage(url) ? t('version.openPage') : fileLabel;
    },
    /** A short name: "Google Play", "Maker’s page", or `fileName` for a file. */
    downloadNameOf: (url: string, fileName: string = t('version.download')): string => {
      const store = storeOf(url);
      if (store) return t(`store.${store}`);
      return isWebPage(url) ? t('version.page') : fileName;
    },
  };
}
