import type { Architecture, Platform } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ProposalFragment } from './updates.generated.ts';

/** Returns a function that names a proposal: "Brave 1.94.137". */
export function useProposalName(): (proposal: ProposalFragment) => string {
  const { localize } = useLanguage();
  return ({ browser, versionNumber }) => [localize(browser.name), versionNumber].filter(Boolean).join(' ');
}

/** Returns a function that names the system of a file: "Windows X64". */
export function useFileName(): (file: { platform: Platform; architecture: Architecture | null }) => string {
  const { t } = useTranslation();
  return ({ platform, architecture }) =>
    [t(`platform.${platform}`), architecture?.toUpperCase()].filter(Boolean).join(' ');
}
