import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { filesFor } from '../../../rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed, type SystemName } from '../../../rules/system.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { chooseSystem, useShownSystem, useSystemTitle } from './shown-system.ts';

/** The systems to choose from: those with a processor, and the platforms where it does not matter. */
const CHOICES = SYSTEM_NAMES.filter((name) => name.includes('-') || !SYSTEM_NAMES.some((other) => other.startsWith(`${name}-`)));

/** Lets visitors choose another system than that of the device, of those for which there is a file. The list is above what follows, so that nothing moves. */
export function SystemChoice({ files }: { files: OfferedFileFragment[] }) {
  const { t } = useTranslation();
  const titleOf = useSystemTitle();
  const shown = useShownSystem();
  const [chosen, setChosen] = useState<SystemName | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeAndFocus = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const choose = (name: SystemName) => {
    chooseSystem(name);
    setChosen(name);
    closeAndFocus();
  };
  return (
    <>
      <details
        ref={details}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && closeAndFocus()}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || close()}
        className="relative mt-2 -mb-2 hidden border-t border-line pt-1 text-sm in-[[data-system]]:block"
      >
        <summary className="inline-flex min-h-10 list-none items-center font-medium text-accent hover:underline [&::-webkit-details-marker]:hidden">{t('offer.change')}</summary>
        <ul
          aria-label={t('offer.systems')}
          // A button that does not get the focus, as in Safari, would close the list before its click.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 flex flex-wrap gap-2 rounded-xl border border-line bg-surface p-3 shadow-pop"
        >
          {CHOICES.filter((name) => filesFor(files, systemNamed(name)).length > 0).map((name) => (
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
