import { useSyncExternalStore } from 'react';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '../../../rules/system.ts';
import { memberOf, type Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../local-storage.ts';
import { useArchitectureName } from '../version/use-architecture-name.ts';

/**
 * The system whose files are shown; null on the server and where it is unknown. `before-paint.ts` sets it on `<html>`.
 */
export function useShownSystem(): SystemName | null {
  return useSyncExternalStore(subscribe, readSystem, () => null);
}

/** The system whose files are offered: the shown one, or any of the platform with which the page was opened. */
export function useOfferedSystem(opened: Platform | null): SystemName | null {
  const shown = useShownSystem();
  if (!opened) return shown;
  return shown && systemNamed(shown).platform === opened ? shown : opened;
}

/** The names of the systems of a platform. */
export function systemsOf(platform: Platform): SystemName[] {
  return SYSTEM_NAMES.filter((name) => systemNamed(name).platform === platform);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-system'] });
  return () => observer.disconnect();
}

function readSystem(): SystemName | null {
  return memberOf(SYSTEM_NAMES, document.documentElement.dataset.system) ?? null;
}

/** Shows the files of a system, also on later visits. */
export function chooseSystem(name: SystemName): void {
  const { dataset } = document.documentElement;
  dataset.system = name;
  dataset.systemChosen = '';
  writeStored('system', name);
}

/** Returns a function that names a system: "macOS · Apple silicon". */
export function useSystemTitle(): (name: SystemName) => string {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  return (name) => {
    if (name === 'chromeos') return t('offer.nameOfChromeOs');
    const system = systemNamed(name);
    return [t(`platform.${system.platform}`), processorOf(system)].filter(Boolean).join(' · ');
  };
}
