import { fittingFirst } from '../../../rules/file-language.ts';
import { groupOffers, type Offer } from '../../../rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '../../../rules/system.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../local-storage.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { useShownSystem } from '../../ui/use-shown-system.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';

/** The system whose files are offered: the shown one, or any of the platform with which the page was opened. */
export function useOfferedSystem(opened: Platform | null): SystemName | null {
  const shown = useShownSystem();
  if (!opened) return shown;
  return shown && systemNamed(shown).platform === opened ? shown : opened;
}

export function systemNamesFor(platform: Platform): SystemName[] {
  return SYSTEM_NAMES.filter((name) => systemNamed(name).platform === platform);
}

/** Also for later visits. */
export function chooseSystem(name: SystemName): void {
  const { dataset } = document.documentElement;
  dataset.system = name;
  dataset.systemChosen = '';
  writeStored('system', name);
}

/** Names a system: "macOS · Apple silicon". */
export function useSystemTitle(): (name: SystemName) => string {
  const { t } = useTranslation();
  const { processorOf } = useVersionTexts();
  return (name) => {
    if (name === 'chromeos') return t('offer.nameOfChromeOs');
    const system = systemNamed(name);
    return [t(`platform.${system.platform}`), processorOf(system)].filter(Boolean).join(' · ');
  };
}

/** Of the files that differ only in their language, the one for the language of the page is first. */
export function useOffers(files: readonly OfferedFileFragment[]): Offer<OfferedFileFragment>[] {
  const { language } = useLanguage();
  return groupOffers(fittingFirst(files, ({ offeredLink }) => offeredLink.url, language));
}
