import { useState } from 'react';
import { filesFor } from '#rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '#rules/system.ts';
import { memberOf, type Platform } from '#rules/vocabulary.ts';
import { writeStored } from '../../local-storage.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { Select } from '../../ui/select.tsx';
import { useShownSystem } from '../../ui/use-root-data.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';

/** The shown system, or any of the platform with which the page was opened. */
export function useOfferedSystem(opened: Platform | null) {
  const shown = useShownSystem();
  if (!opened) return shown;
  return shown && systemNamed(shown).platform === opened ? shown : opened;
}

/** Such as that of the list from which a visitor comes; null without versions for it. */
export function openedPlatform(platforms: readonly { platform: Platform }[], search: string) {
  const opened = new URLSearchParams(search).get('platform');
  return platforms.find(({ platform }) => platform === opened)?.platform ?? null;
}

/** Or else the first one that has versions (spec §2). */
export function chosenPlatform(platforms: readonly { platform: Platform }[], search: string) {
  return openedPlatform(platforms, search) ?? platforms[0]?.platform;
}

/** Browsers to use instead must have it too. */
export function onlyPlatform([first, ...others]: readonly { platform: Platform }[]) {
  return first && others.length === 0 ? first.platform : null;
}

/** Those with a processor, and the platforms where it does not matter. */
const CHOICES = SYSTEM_NAMES.filter(
  (name) => name.includes('-') || !SYSTEM_NAMES.some((other) => other.startsWith(`${name}-`)),
);

interface SystemChoiceProps {
  files: OfferedFileFragment[];
  /** The platform with which the page was opened. */
  opened: Platform | null;
  onChoose: (platform: Platform) => void;
}

/** The systems with a file, and the shown one, which the server does not know. */
export function SystemChoice({ files, opened, onChoose }: SystemChoiceProps) {
  const { t, systemOf } = useVersionTexts();
  const offered = useOfferedSystem(opened);
  const [chosen, setChosen] = useState<SystemName | null>(null);
  const names = SYSTEM_NAMES.filter(
    (name) => name === offered || (CHOICES.includes(name) && filesFor(files, systemNamed(name)).length > 0),
  );
  const choose = (value: string) => {
    const name = memberOf(names, value);
    if (!name) return;
    storeSystem(name);
    setChosen(name);
    onChoose(systemNamed(name).platform);
  };
  return (
    <div
      className={`mt-2 -mb-2 hidden border-t border-line pt-2 text-sm in-[[data-system]]:block ${offered ? '' : 'invisible'}`}
    >
      <label className="cluster gap-x-3 [&>span]:grow [&>span]:basis-40">
        {t('offer.change')}
        <Select value={offered ?? ''} onChoose={choose}>
          {names.map((name) => (
            <option key={name} value={name}>
              {systemOf(systemNamed(name))}
            </option>
          ))}
        </Select>
      </label>
      <p role="status" className="sr-only">
        {chosen && t('offer.nowShown', { system: systemOf(systemNamed(chosen)) })}
      </p>
    </div>
  );
}

/** Also for later visits. */
function storeSystem(name: SystemName) {
  const { dataset } = document.documentElement;
  dataset.system = name;
  dataset.systemChosen = '';
  writeStored('system', name);
}
