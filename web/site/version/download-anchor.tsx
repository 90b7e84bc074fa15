import type { ComponentProps } from 'react';
import { downloadPath } from '../../paths.ts';

interface DownloadAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> {
  versionId: number;
  /** 0 is the main link, 1 the first mirror. The server decides without it: the main link, unless it is dead. */
  mirror?: number;
  /** Called when a visitor starts the download. */
  onDownload: () => void;
}

/** A link to a file. Our server counts the download and redirects to the vendor or the app store. */
export function DownloadAnchor({ versionId, mirror, onDownload, children, ...props }: DownloadAnchorProps) {
  return (
    <a {...props} href={downloadPath(versionId, mirror)} rel="nofollow" onClick={onDownload}>
      {children}
    </a>
  );
}
