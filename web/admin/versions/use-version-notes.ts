import { otherNumberIn } from '#rules/file-name.ts';
import { sameFile, similarFiles } from '#rules/release.ts';
import { useVersionName } from '../form/version-name.ts';
import { useTexts } from '../use-texts.ts';
import { isDoubtful, type VersionValues, versionsIn } from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

/** What should be known about each file of a form before it is saved. */
export function useVersionNotes(versions: readonly AdminVersionFragment[]): (values: VersionValues) => string[][] {
  const { t } = useTexts();
  const nameOf = useVersionName();
  return (values) => {
    const inputs = versionsIn(values, 0);
    const similar = similarFiles(inputs);
    return inputs.map((input, index) => {
      const { versionNumber, downloadUrl, downloadMirrors } = input;
      const file = values.files?.[index];
      const stored = sameFile(versions, input);
      const number = [downloadUrl, ...downloadMirrors]
        .map((address) => otherNumberIn(address, versionNumber))
        .find((found) => found !== null);
      return [
        stored && t('release.exists', { name: `${nameOf(stored)} (#${stored.id})` }),
        similar.includes(index) && t('release.similar'),
        number && t('release.otherNumber', { number, typed: versionNumber.trim() }),
        file &&
          isDoubtful(file, versionNumber) &&
          t('release.addressCarriedOver', { number: file.previous?.versionNumber }),
      ].filter((note) => typeof note === 'string');
    });
  };
}
