import { useSyncExternalStore } from 'react';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '../../../rules/system.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { writeStored } from '../../local-storage.ts';
import { useArchitectureName } from '../version/use-architecture-name.ts';

/** The system whose files are shown; null on the server and where it is unknown. `before-paint.ts` sets it on `<html>`. */
export function useShownSystem(): SystemName | null {
  return useSyncExternalStore(subscribe, readSystem, () => null);
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
    const system = systemNamed(name);
    return [t(`platform.${system.platform}`), processorOf(system)].filter(Boolean).join(' · ');
  };
}
