import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { filesFor } from '../../../rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed, systemNamesFor, type SystemName } from '../../../rules/system.ts';
import { PLATFORMS, type Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { chooseSystem, useOfferedSystem, useSystemTitle } from './shown-system.ts';

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

/** The systems for which there is a file, in a list above what follows, so that nothing moves. */
export function SystemChoice({ files, opened, onChoose }: SystemChoiceProps) {
  const { t } = useTranslation();
  const titleOf = useSystemTitle();
  const offered = useOfferedSystem(opened);
  const [chosen, setChosen] = useState<SystemName | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
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
    onChoose(systemNamed(name).platform);
    closeAndFocus();
  };
  const choicesOf = (platform: Platform) =>
    systemNamesFor(platform).filter((name) => CHOICES.includes(name) && filesFor(files, systemNamed(name)).length > 0);
  return (
    <>
      <details
        ref={details}
        onToggle={({ currentTarget }) => currentTarget.open && list.current?.scrollIntoView({ block: 'nearest' })}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && closeAndFocus()}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || close()}
        className="group/systems relative mt-2 -mb-2 hidden border-t border-line pt-1 text-sm in-[[data-system]]:block"
      >
        <summary className="target list-none gap-1 link [&::-webkit-details-marker]:hidden">
          {t('offer.change')}
          <Icon name="chevronRight" className="size-4 rotate-90 transition group-open/systems:-rotate-90" />
        </summary>
        <ul
          ref={list}
          aria-label={t('offer.systems')}
          // A button that does not get the focus, as in Safari, would close the list before its click.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute -inset-x-4.25 top-full z-20 mt-1 max-h-[min(28rem,70dvh)] scroll-mb-4 divide-y divide-line overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-pop sm:-inset-x-5.25"
        >
          {PLATFORMS.map((platform) => ({ platform, choices: choicesOf(platform) }))
            .filter(({ choices }) => choices.length > 0)
            .map(({ platform, choices }) => (
              <li key={platform} className="grid grid-cols-[8rem_minmax(0,1fr)] py-1">
                {!choices.includes(platform) && (
                  <span aria-hidden="true" className="flex h-10 items-center px-2.5">
                    <PlatformLabel platform={platform} />
                  </span>
                )}
                <div className={choices.includes(platform) ? 'col-span-2' : ''}>
                  {choices.map((name) => (
                    <SystemButton
                      key={name}
                      name={name}
                      title={titleOf(name)}
                      isChosen={name === offered}
                      onChoose={choose}
                    />
                  ))}
                </div>
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

interface SystemButtonProps {
  name: SystemName;
  title: string;
  isChosen: boolean;
  onChoose: (name: SystemName) => void;
}

function SystemButton({ name, title, isChosen, onChoose }: SystemButtonProps) {
  const { processorOf } = useVersionTexts();
  const system = systemNamed(name);
  return (
    <button
      type="button"
      aria-label={title}
      aria-pressed={isChosen}
      onClick={() => onChoose(name)}
      className="flex min-h-10 w-full items-center justify-between gap-2 rounded-lg px-2.5 text-left hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-strong"
    >
      {system.isChromeOs ? title : processorOf(system) || <PlatformLabel platform={system.platform} />}
      {isChosen && <Icon name="check" className="size-4" />}
    </button>
  );
}
