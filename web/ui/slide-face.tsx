import type { ReactNode } from 'react';
import { PICTURE_WIDTHS } from '#rules/limits.ts';
import { Picture, useBrokenImage } from './picture.tsx';

/** In a `@container`. With large text on a phone it is higher, and has no dots beside its buttons. */
export const SLIDE_FRAME = 'h-40 rounded-2xl @xl:h-50 large-text:h-100';

/** Of the element around a face. */
export const SLIDE =
  'absolute inset-0 isolate flex gap-8 bg-slide-from px-5 large-text:px-3 pt-3 pb-10 @xl:px-8 @xl:py-4 @4xl:px-10';

export const SLIDE_ACTION =
  'inline-flex h-9 items-center gap-2 rounded-xl border px-4 text-sm font-semibold whitespace-nowrap max-w-full large-text:h-auto large-text:px-2 large-text:[&>svg]:hidden large-text:wrap-anywhere large-text:whitespace-normal @xl:h-10 @xl:px-5';

interface SlideFaceProps {
  /** Null while it is not loaded. */
  imageUrl: string | null;
  isDark: boolean;
  isFirst?: boolean;
  title: ReactNode;
  description: string;
  /** Of the texts. */
  className?: string;
  /** The actions. */
  children?: ReactNode;
}

export function SlideFace(props: SlideFaceProps) {
  const { imageUrl, isDark, isFirst = false, title, description, className = '', children } = props;
  return (
    <>
      {imageUrl !== null && <SlideImage url={imageUrl} isDark={isDark} isFirst={isFirst} />}
      <div className={`flex min-w-0 grow flex-col items-start justify-center text-white ${className}`}>
        <h2 className="line-clamp-2 max-w-xl shrink-0 large-text:line-clamp-5 text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere @xl:text-2xl">
          {title}
        </h2>
        {description && (
          <p className="mt-1.5 line-clamp-2 max-w-lg shrink-0 text-sm leading-snug text-pretty wrap-anywhere @max-xl:sr-only">
            {description}
          </p>
        )}
        {/* On phones there is room for one action. */}
        <div className="mt-3 flex h-9 shrink-0 flex-wrap gap-x-3 gap-y-6 overflow-clip large-text:h-auto large-text:gap-y-3 [overflow-clip-margin:0.25rem] @xl:h-10">
          {children}
        </div>
      </div>
    </>
  );
}

/** The image covers its frame: below `sm` it is wider than the frame. */
const SIZES = '(min-width: 40rem) min(100vw, 72rem), max(100vw, 38rem)';

/** With a shade where white text would not be readable. */
function SlideImage({ url, isDark, isFirst }: { url: string; isDark: boolean; isFirst: boolean }) {
  const { isBroken, imageProps } = useBrokenImage(url);
  if (isBroken) return <div className="absolute inset-0 -z-10 bg-linear-to-br from-slide-from to-slide-to" />;
  return (
    <>
      <Picture
        {...imageProps}
        url={url}
        alt=""
        widths={PICTURE_WIDTHS}
        sizes={SIZES}
        width={1600}
        height={640}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' })}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      {!isDark && (
        <div className="absolute inset-0 -z-10 bg-shade @4xl:bg-transparent @4xl:bg-linear-to-r @4xl:from-shade @4xl:from-60% @4xl:to-85%" />
      )}
    </>
  );
}
