import type { ComponentProps } from 'react';
import { downloadPath } from '../../paths.ts';
import { usePageContext } from '../../ui/page-context.ts';

interface DownloadAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> {
  versionId: number;
  /** 0 is the main link, 1 the first mirror. The server decides without it: the main link, unless it is dead. */
  mirror?: number;
  /** Called when a visitor starts the download. */
  onDownload: () => void;
}

/**
 * A link to a file; on paper its address. Our server counts the download and redirects to the vendor or the app store.
 */
export function DownloadAnchor({ versionId, mirror, onDownload, children, ...props }: DownloadAnchorProps) {
  const { origin } = usePageContext();
  const path = downloadPath(versionId, mirror);
  return (
    <a {...props} href={path} rel="nofollow" onClick={onDownload} data-address={origin + path}>
      {children}
    </a>
  );
}
