import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIDE_ADVANCE_MS, SLIDE_PAUSE_MS } from '#rules/limits.ts';
import { slideHash } from '../../paths.ts';
import { ErrorBox, Skeleton, SkeletonBlock } from '../../ui/pending.tsx';
import { IconButton } from '../../ui/icon.tsx';
import { SLIDE_FRAME } from '../../ui/slide-face.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { useHomeSlidesQuery, type HomeSlideFragment } from './page.generated.ts';
import { Slide } from './slide.tsx';

export function Slideshow() {
  const { data, ...pending } = useHomeSlidesQuery();
  const slides = data?.slides;
  return (
    <div className="@container mt-4 print:hidden sm:mt-5">
      {slides && (slides.length > 0 ? <Carousel slides={slides} /> : <Welcome />)}
      {!slides && <MissingSlides {...pending} />}
      <div id="after-slides" tabIndex={-1} />
    </div>
  );
}

function MissingSlides({ error, refetch }: { error?: unknown; refetch: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  if (error === undefined && isHydrated) {
    return (
      <Skeleton>
        <SkeletonBlock className={SLIDE_FRAME} />
      </Skeleton>
    );
  }
  return <ErrorBox message={t('error.loadSlides')} onRetry={() => void refetch().catch(() => undefined)} />;
}

function Welcome() {
  const { t } = useTranslation();
  return (
    <div className="rounded-2xl border border-line bg-sunken px-6 py-16 text-center">
      <p className="text-xl font-semibold text-balance">{t('slides.welcome', { name: t('site.name') })}</p>
      <p className="mx-auto mt-3 max-w-2xl text-muted">{t('site.description')}</p>
    </div>
  );
}

function Carousel({ slides }: { slides: HomeSlideFragment[] }) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { current, isAdvancing, shouldLoad, containerProps, goTo, ...pauseProps } = useSlideshow(
    slides.length,
    isHydrated ? slides.findIndex(({ id }) => location.hash === slideHash(id)) : 0,
  );
  const swipe = useSwipe((step) => goTo(current + step));
  return (
    <section
      aria-roledescription={t('slides.carousel')}
      aria-label={t('slides.label')}
      {...containerProps}
      {...swipe}
      className={`relative isolate touch-pan-y overflow-hidden bg-sunken forced-colors:border ${SLIDE_FRAME}`}
    >
      <a
        href="#after-slides"
        className="sr-only focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-20 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:text-text"
      >
        {t('slides.skip')}
      </a>
      {isHydrated && slides.length > 1 && (
        <SlideControls count={slides.length} current={current} onChoose={goTo} {...pauseProps} />
      )}
      <div aria-live={isAdvancing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            number={index + 1}
            total={slides.length}
            isShown={index === current}
            shouldLoad={shouldLoad(index)}
          />
        ))}
      </div>
    </section>
  );
}

interface SlideControlsProps {
  count: number;
  current: number;
  canAdvance: boolean;
  isPaused: boolean;
  onChoose: (index: number) => void;
  togglePause: () => void;
}

const CONTROL = 'size-10 rounded-full outline-white hover:bg-white/20';

function SlideControls({ count, current, canAdvance, isPaused, onChoose, togglePause }: SlideControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-x-5 bottom-0 z-10 flex items-center text-white @xl:right-6 @xl:bottom-4 @xl:left-auto">
      <div
        role="group"
        aria-label={t('slides.choose')}
        className="-ml-2 flex min-w-0 large-text:hidden pointer-fine:-ml-0.5"
      >
        {Array.from({ length: count }, (_, index) => (
          <Dot key={index} number={index + 1} isCurrent={index === current} onChoose={() => onChoose(index)} />
        ))}
      </div>
      <div className="-mr-2 ml-auto flex rounded-full @xl:bg-shade">
        {canAdvance && (
          <IconButton
            className={CONTROL}
            icon={isPaused ? 'play' : 'pause'}
            label={isPaused ? t('slides.play') : t('slides.pause')}
            onClick={togglePause}
          />
        )}
        <IconButton
          className={CONTROL}
          icon="chevronLeft"
          label={t('slides.previous')}
          onClick={() => onChoose(current - 1)}
        />
        <IconButton
          className={CONTROL}
          icon="chevronRight"
          label={t('slides.next')}
          onClick={() => onChoose(current + 1)}
        />
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

/** Spec §4. It also stops under the pointer, with the keyboard focus, in a hidden tab, and with reduced motion. */
function useSlideshow(count: number, first: number) {
  const isHydrated = useIsHydrated();
  const [index, setIndex] = useState<number | null>(null);
  /** Another object for each choice, until its pause is over. */
  const [choice, setChoice] = useState<object | null>(null);
  /** The last slide of those whose pictures are loaded. */
  const [loadedTo, setLoadedTo] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const canAdvance = isHydrated && count > 1 && !matchMedia(REDUCED_MOTION).matches;
  const isAdvancing = canAdvance && !(choice || isPaused || isHovered || isFocused);
  const current = (index ?? Math.max(first, 0)) % count;

  useEffect(() => {
    if (!isAdvancing) return undefined;
    const next = (current + 1) % count;
    // Late: a new page has more urgent requests. The current one stays while it fades out.
    const loadTimer = setTimeout(() => setLoadedTo((last) => Math.max(last, current, next)), SLIDE_ADVANCE_MS / 2);
    const advanceTimer = setInterval(() => document.hidden || setIndex(next), SLIDE_ADVANCE_MS);
    return () => {
      clearTimeout(loadTimer);
      clearInterval(advanceTimer);
    };
  }, [isAdvancing, current, count]);

  // The visitor may choose any slide.
  const loadAll = () => setLoadedTo(count - 1);

  useEffect(() => {
    if (!choice) return undefined;
    const timer = setTimeout(() => setChoice(null), SLIDE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choice]);

  const goTo = (chosen: number) => {
    setIndex((chosen + count) % count);
    setChoice({});
    loadAll();
    // Otherwise it would stop until the pointer leaves.
    setHovered(false);
  };

  return {
    current,
    canAdvance,
    shouldLoad: (one: number) => one === current || one <= loadedTo,
    isAdvancing,
    isPaused,
    goTo,
    togglePause: () => setPaused(!isPaused),
    containerProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        setHovered(true);
        loadAll();
      },
      onPointerLeave: () => setHovered(false),
      // After a click the button has an invisible focus, which must not stop the slideshow.
      onFocus: ({ target }: FocusEvent) => {
        setFocused(target.matches(':focus-visible'));
        loadAll();
      },
      onBlur: () => setFocused(false),
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
