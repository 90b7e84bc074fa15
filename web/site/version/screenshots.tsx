import { useState, type MouseEvent, useEffect, useRef, type KeyboardEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTHS } from '#rules/limits.ts';
import { variantPath } from '#rules/picture.ts';
import { ownPath } from '#rules/url.ts';
import { PHONES } from '#rules/vocabulary.ts';
import { IconButton } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { Picture, useBrokenImage } from '../../ui/picture.tsx';
import { useSwipe } from '../../ui/use-swipe.ts';
import { Section } from '../../ui/section.tsx';
import type { VersionPageFragment } from './page.generated.ts';

/** Its own size is unknown before it is loaded, but that of a phone is likely to be upright. */
const UPRIGHT = { className: 'aspect-[9/16] w-3/5 max-w-56', sizes: '14rem' };
const WIDE = { className: 'aspect-[16/10] w-[85%] max-w-160', sizes: '(min-width: 48rem) 40rem, 80vw' };

/** Without scripts they are links to the images. */
export function Screenshots({
  version: { screenshots, platform },
}: {
  version: Pick<VersionPageFragment, 'screenshots' | 'platform'>;
}) {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const [opened, setOpened] = useState<number | null>(null);
  const paths = screenshots.map((url) => ownPath(url, origin));
  const { className, sizes } = PHONES.includes(platform) ? UPRIGHT : WIDE;
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the visitor opens a new tab or window
    event.preventDefault();
    setOpened(index);
  };
  return (
    <Section id="screenshots" title={t('version.screenshots')} className="min-w-0">
      <ul className="relative -mx-4 -my-1 flex snap-x snap-mandatory scroll-px-4 [scrollbar-width:thin] gap-3 overflow-x-auto px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:gap-4 sm:px-1 print:flex-wrap">
        {paths.map((path, index) => (
          <li key={index} className={`shrink-0 snap-start ${className}`}>
            <a
              href={path}
              onClick={(event) => open(event, index)}
              className="block size-full overflow-hidden rounded-xl border border-line bg-sunken hover:border-muted"
            >
              <ScreenshotImage
                path={path}
                sizes={sizes}
                alt={t('version.screenshot', { number: index + 1, total: paths.length })}
              />
            </a>
          </li>
        ))}
      </ul>
      <ScreenshotViewer paths={paths} shown={opened} onShow={setOpened} />
    </Section>
  );
}

interface ScreenshotViewerProps {
  paths: string[];
  shown: number | null;
  onShow: (index: number | null) => void;
}

function ScreenshotViewer({ paths, shown, onShow }: ScreenshotViewerProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown !== null && !dialog.current?.open) dialog.current?.showModal();
  }, [shown]);
  const go = (steps: number) => shown !== null && onShow((shown + steps + paths.length) % paths.length);
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const swipe = useSwipe(go);
  const closeFromOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  const path = paths[shown ?? -1];
  const name = t('version.screenshot', { number: (shown ?? 0) + 1, total: paths.length });
  const buttonTo = (icon: 'chevronLeft' | 'chevronRight', label: string, step: number) =>
    paths.length > 1 && (
      <IconButton
        icon={icon}
        label={label}
        onClick={() => go(step)}
        className={`max-sm:absolute max-sm:bg-shade ${VIEWER_BUTTON}`}
      />
    );
  return (
    <dialog
      ref={dialog}
      aria-label={t('version.screenshots')}
      onClose={() => onShow(null)}
      onKeyDown={handleKeyDown}
      onClick={closeFromOutside}
      {...swipe}
      className="m-0 size-full max-h-none max-w-none flex-col gap-3 overscroll-contain bg-viewer p-3 text-white open:flex sm:p-5"
    >
      {path && (
        <>
          <div className="flex items-center justify-between gap-4">
            <p aria-live="polite" className="text-sm tabular-nums">
              {name}
            </p>
            <IconButton
              icon="close"
              label={t('action.close')}
              onClick={() => dialog.current?.close()}
              className={VIEWER_BUTTON}
            />
          </div>
          {/* On phones, the buttons are over the picture, so that it has the whole width. */}
          <div className="pointer-events-none relative flex min-h-0 flex-1 items-center justify-center gap-2 sm:gap-4 max-sm:[&>button:first-child]:left-1 max-sm:[&>button:last-child]:right-1">
            {buttonTo('chevronLeft', t('action.previous'), -1)}
            <div className="flex h-full min-w-0 flex-1 items-center justify-center">
              <ScreenshotImage key={path} path={path} alt={name} />
            </div>
            {buttonTo('chevronRight', t('action.next'), 1)}
          </div>
        </>
      )}
    </dialog>
  );
}

const VIEWER_BUTTON =
  'pointer-events-auto size-11 rounded-full border border-transparent bg-white/10 outline-white hover:bg-white/25';

function ScreenshotImage({ path, alt, sizes }: { path: string; alt: string; sizes?: string }) {
  const { t } = useTranslation();
  const { isBroken, imageProps } = useBrokenImage(path);
  if (isBroken) {
    return (
      <span className="flex size-full min-h-24 items-center justify-center px-2 text-center hint">
        <span aria-hidden="true">{t('image.notFound')}</span>
        <span className="sr-only">{t('link.named', { label: t('image.notFound'), name: alt })}</span>
      </span>
    );
  }
  if (!sizes) return <LargePicture {...imageProps} path={path} alt={alt} />;
  return (
    <Picture
      {...imageProps}
      url={path}
      alt={alt}
      widths={PICTURE_WIDTHS}
      sizes={sizes}
      loading="lazy"
      decoding="async"
      className="size-full object-contain"
    />
  );
}

const LARGEST_WIDTH = 1920;
/** On larger windows the original shows more detail. */
const FITS_LARGEST = `(max-width: ${LARGEST_WIDTH}px) and (max-resolution: 1.5dppx), (max-width: ${LARGEST_WIDTH / 2}px)`;

/** In its own size, which is unknown before it is loaded: `sizes` cannot be used. */
function LargePicture({ path, alt, ...image }: ComponentProps<'img'> & { path: string; alt: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" media={FITS_LARGEST} srcSet={variantPath(path, LARGEST_WIDTH, 'avif')} />
      <source type="image/webp" media={FITS_LARGEST} srcSet={variantPath(path, LARGEST_WIDTH, 'webp')} />
      <img
        {...image}
        alt={alt}
        src={path}
        decoding="async"
        className="pointer-events-auto max-h-full max-w-full rounded-xl border border-line object-contain"
      />
    </picture>
  );
}
