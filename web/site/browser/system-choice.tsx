import { useRef, useState } from 'react';
import { SYSTEM_NAMES, type SystemName } from '../../../rules/system.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseSystem, useShownSystem, useSystemTitle } from './shown-system.ts';

/** The systems to choose from: those with a processor, and the platforms where it does not matter. */
const CHOICES = SYSTEM_NAMES.filter((name) => name.includes('-') || !SYSTEM_NAMES.some((other) => other.startsWith(`${name}-`)));

/** Lets visitors choose another system than that of the device. */
export function SystemChoice() {
  const { t } = useTranslation();
  const titleOf = useSystemTitle();
  const shown = useShownSystem();
  const [chosen, setChosen] = useState<SystemName | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const choose = (name: SystemName) => {
    chooseSystem(name);
    setChosen(name);
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <>
      <details ref={details} className="mt-2 hidden border-t border-line pt-1 text-sm in-[[data-system]]:block">
        <summary className="inline-flex min-h-10 list-none items-center font-medium text-accent hover:underline [&::-webkit-details-marker]:hidden">{t('offer.change')}</summary>
        <ul aria-label={t('offer.systems')} className="mt-1 mb-1 flex flex-wrap gap-2">
          {CHOICES.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === shown}
                onClick={() => choose(name)}
                className="min-h-10 rounded-lg border border-line bg-page px-3 text-left text-text hover:border-muted aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
              >
                {titleOf(name)}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className="sr-only">
        {chosen && t('offer.nowShown', { system: titleOf(chosen) })}
      </p>
    </>
  );
}
