import { useState, type ComponentProps, type ReactNode } from 'react';
import { isWebPage, storeOf } from '#rules/store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadPath } from '../../paths.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { requiredContext } from '../../ui/required-context.ts';

interface Download {
  id: number;
  mirror?: number | undefined;
  /** Otherwise only its steps are shown. */
  isDownload: boolean;
}

/** Whose file was downloaded last, or whose steps are shown. */
export const [LastDownloadContext, useLastDownload] =
  requiredContext<[Download | null, (last: Download | null) => void]>();

export function LastDownloadProvider({ children }: { children: ReactNode }) {
  return <LastDownloadContext value={useState<Download | null>(null)}>{children}</LastDownloadContext>;
}

interface DownloadAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'rel' | 'onClick'> {
  versionId: number;
  /** 0 is the main link, 1 the first mirror. The server decides without it: the main link, unless it is dead. */
  mirror?: number;
}

/** Our server counts the download and redirects. On paper it is its address. */
export function DownloadAnchor({ versionId, mirror, children, ...props }: DownloadAnchorProps) {
  const { origin } = usePageContext();
  const [, setLastDownload] = useLastDownload();
  const path = downloadPath(versionId, mirror);
  return (
    <a
      {...props}
      href={path}
      rel="nofollow"
      onClick={() => setLastDownload({ id: versionId, mirror, isDownload: true })}
      data-address={origin + path}
    >
      {children}
    </a>
  );
}

interface MainDownloadProps extends Pick<DownloadAnchorProps, 'versionId' | 'aria-label'> {
  url: string;
  label: string;
  facts: ComponentProps<typeof FactsLine>['facts'];
  /** One of two, without a symbol. */
  isOneOfTwo?: boolean;
  /** Not the main action of the page. */
  isQuiet?: boolean;
}

export function MainDownload({ url, label, facts, isOneOfTwo = false, isQuiet = false, ...props }: MainDownloadProps) {
  return (
    <DownloadAnchor
      {...props}
      className={`flex min-h-16 items-center gap-3.5 rounded-xl py-2.5 transition large-text:flex-col large-text:items-start large-text:px-2 print:flex-wrap print:gap-0 ${isQuiet ? 'border border-line hover:border-muted' : 'bg-accent text-on-accent hover:bg-accent-strong'} ${isOneOfTwo ? 'px-3.5' : 'px-5'}`}
    >
      {!isOneOfTwo && <DownloadIcon url={url} className="size-6" />}
      <span className="min-w-0">
        <span className="block text-lg leading-snug font-semibold large-text:text-base">{label}</span>
        <span className="block text-sm leading-snug wrap-anywhere tabular-nums">
          <FactsLine facts={facts} />
        </span>
      </span>
    </DownloadAnchor>
  );
}

export function LinkNote({ link: { mirror, isDead } }: { link: { mirror: number; isDead: boolean } }) {
  const { t } = useTranslation();
  if (isDead) return <p className="mt-1 text-xs text-danger">{t('version.brokenLink')}</p>;
  if (mirror > 0) return <p className="mt-1 caption">{t('version.fromMirror')}</p>;
  return null;
}

/** From a store or a web page nothing is downloaded. */
export function DownloadIcon({ url, className }: { url: string; className?: string }) {
  return <Icon name={isWebPage(url) || storeOf(url) ? 'external' : 'download'} className={className} />;
}
