import { useState, type MouseEvent } from 'react';
import { ownPath } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { ScreenshotImage } from './screenshot-image.tsx';
import { ScreenshotViewer } from './screenshot-viewer.tsx';
import { Section } from './section.tsx';

/** Thumbnails that open the viewer; without scripts they are links to the images. */
export function Screenshots({ urls }: { urls: string[] }) {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const [opened, setOpened] = useState<number | null>(null);
  const paths = urls.map((url) => ownPath(url, origin));
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // the visitor opens a new tab or window
    event.preventDefault();
    setOpened(index);
  };
  return (
    <Section id="screenshots" title={t('version.screenshots')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {paths.map((path, index) => (
          <li key={index}>
            <a href={path} onClick={(event) => open(event, index)} className="block aspect-video overflow-hidden rounded-xl border border-line bg-sunken hover:border-muted">
              <ScreenshotImage path={path} alt={t('version.screenshot', { number: index + 1, total: paths.length })} />
            </a>
          </li>
        ))}
      </ul>
      <ScreenshotViewer paths={paths} shown={opened} onShow={setOpened} />
    </Section>
  );
}
