import type { ComponentProps } from 'react';
import { storeOf } from '../../../rules/store.ts';
import { isWebPage } from '../../../rules/web-page.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
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

interface LinkNoteProps {
  /** The link that a version offers. Mirror 0 is the main link. */
  link: { mirror: number; isDead: boolean };
  className?: string;
}

/** Says that a download comes from a mirror because the main link is dead, or that there is only a dead link. */
export function LinkNote({ link: { mirror, isDead }, className = '' }: LinkNoteProps) {
  const { t } = useTranslation('catalogue');
  if (isDead) return <p className={`text-xs text-danger ${className}`}>{t('version.brokenLink')}</p>;
  if (mirror > 0) return <p className={`text-xs text-muted ${className}`}>{t('version.fromMirror')}</p>;
  return null;
}

/** The icon of a download button. A link to a store or a web page has another one, because nothing is downloaded. */
export function DownloadIcon({ url, className }: { url: string; className?: string }) {
  return <Icon name={isWebPage(url) || storeOf(url) ? 'external' : 'download'} className={className} />;
}
