import { fold } from '../../../rules/fold.ts';
import { PLATFORMS } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Replaces the names of platforms by their ids, because the server searches for ids. */
export function usePlatformIds(text: string): string {
  const { t } = useTranslation();
  return PLATFORMS.reduce(
    (result, platform) => result.replaceAll(fold(t(`platform.${platform}`)), platform),
    fold(text),
  );
}
