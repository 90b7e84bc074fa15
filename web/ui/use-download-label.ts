import { storeOf } from '../../rules/store.ts';
import { hostOf } from '../../rules/url.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** Functions that name where a download link goes. */
export function useDownloadLabel() {
  const { t } = useTranslation();
  return {
    /** The name of the app store, or the host of the file. */
    storeOrHostOf: (url: string): string => {
      const store = storeOf(url);
      return store ? t(`store.${store}`) : hostOf(url);
    },
    /** The label of the button: `fileLabel` for a file, "Get it from Google Play" for a page of an app store. */
    downloadLabelOf: (url: string, fileLabel: string = t('version.download')): string => {
      const store = storeOf(url);
      return store ? t(`getFrom.${store}`) : fileLabel;
    },
  };
}
