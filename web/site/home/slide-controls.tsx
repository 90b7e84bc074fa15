import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';

interface SlideControlsProps {
  count: number;
  current: number;
  canAdvance: boolean;
  isPaused: boolean;
  onChoose: (index: number) => void;
  togglePause: () => void;
}

/** Buttons to choose a slide and to pause the slideshow. */
export function SlideControls({ count, current, canAdvance, isPaused, onChoose, togglePause }: SlideControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-x-6 bottom-4 z-10 flex items-center text-white sm:inset-x-10 lg:inset-x-14 lg:bottom-8">
      <div role="group" aria-label={t('slides.choose')} className="-ml-2 flex min-w-0 pointer-fine:-ml-0.5">
        {Array.from({ length: count }, (_, index) => (
          <Dot key={index} number={index + 1} isCurrent={index === current} onChoose={() => onChoose(index)} />
        ))}
      </div>
      <div className="-mr-2 ml-auto flex rounded-full bg-shade">
        {canAdvance && (
          <Control
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t('slides.play') : t('slides.pause')}
            onClick={togglePause}
          />
        )}
        <Control icon="chevronLeft" label={t('slides.previous')} onClick={() => onChoose(current - 1)} />
        <Control icon="chevronRight" label={t('slides.next')} onClick={() => onChoose(current + 1)} />
      </div>
    </div>
  );
}

function Dot({ number, isCurrent, onChoose }: { number: number; isCurrent: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-label={t('slides.goTo', { number })}
      aria-current={isCurrent}
      className="group grid h-10 w-10 min-w-6 place-items-center rounded-full outline-white pointer-fine:w-7"
    >
      <span className="h-1.5 w-1.5 rounded-full bg-white/60 transition-all forced-colors:bg-[ButtonText] forced-colors:outline forced-colors:outline-[ButtonFace] forced-colors:group-aria-[current=true]:bg-[HighlightText] group-hover:bg-white group-aria-[current=true]:w-6 group-aria-[current=true]:bg-white" />
    </button>
  );
}

function Control({
  icon,
  label,
  onClick,
}: {
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="grid size-10 place-items-center rounded-full outline-white hover:bg-white/20"
    >
      <Icon name={icon} />
    </button>
  );
}
