import { otherNumberIn } from '../../../rules/file-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVersionName, type NamedVersion } from './version-name.ts';

/** Returns functions for the warnings before a version is saved. */
export function useVersionWarnings() {
  const { t } = useTranslation('admin');
  const nameOf = useVersionName();
  return {
    /** That a version exists already. */
    existing: (version: NamedVersion & { id: number }) =>
      t('release.exists', { name: `${nameOf(version)} (#${version.id})` }),
    /** That one of the addresses has another version number than the one that was typed; null if none has. */
    otherNumber: (addresses: readonly string[], versionNumber: string) => {
      const number = addresses.map((address) => otherNumberIn(address, versionNumber)).find((found) => found !== null);
      return number === undefined ? null : t('release.otherNumber', { number, typed: versionNumber.trim() });
    },
  };
}
