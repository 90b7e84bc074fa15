import { useState, type MouseEvent } from 'react';
import { ownPath } from '../../../rules/url.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { ScreenshotImage } from './screenshot-image.tsx';
import { ScreenshotViewer } from './screenshot-viewer.tsx';
import { Section } from './section.tsx';
import type { VersionPageFragment } from './version.generated.ts';

/**
 * The size of a screenshot in the list. Its own is unknown before it is loaded, but that of a phone is likely to be
 * upright.
 */
const UPRIGHT = { className: 'aspect-[9/16] w-3/5 max-w-56', sizes: '14rem' };
const WIDE = { className: 'aspect-[16/10] w-[85%] max-w-160', sizes: '(min-width: 48rem) 40rem, 80vw' };
const PHONES: readonly Platform[] = ['android', 'ios', 'harmonyos'];

/**
 * A row of screenshots that scrolls to the side. They open the viewer; without scripts they are links to the images.
 */
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
    <Section id="screenshots" title={t('version.screenshots')}>
      <ul className="-mx-4 -my-1 flex snap-x snap-mandatory scroll-px-4 [scrollbar-width:thin] gap-3 overflow-x-auto px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:gap-4 sm:px-1 print:flex-wrap">
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
      <ScreenshotViewer paths={paths} sizes={sizes} shown={opened} onShow={setOpened} />
    </Section>
  );
}
