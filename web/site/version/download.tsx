import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebPage, storeOf } from '#rules/store.ts';
import { hostOf } from '#rules/url.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { downloadPath } from '../../paths.ts';
import type { BrowserPageFragment, OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { requiredContext } from '../../ui/required-context.ts';
import { CheckFile } from './checksum.tsx';
import { useVersionTexts } from './use-version-texts.ts';

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
  /** 0 is the main link, which is also the default unless it is dead. */
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
        <span className="block text-lg leading-snug font-semibold wrap-anywhere large-text:text-base">{label}</span>
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

interface AfterDownloadProps {
  files: readonly OfferedFileFragment[];
  /** The page of a browser has one for each system. */
  isShown?: boolean;
}

/** A click on a download opens it. */
export function AfterDownload({ files, isShown = true }: AfterDownloadProps) {
  const { t } = useTranslation();
  const [last, setLast] = useLastDownload();
  const opened = isShown ? files.find(({ id }) => id === last?.id) : undefined;
  const file = opened ?? files[0];
  if (!file || storeOf(file.offeredLink.url) || isWebPage(file.offeredLink.url)) return null;
  const { id, sha256, isPinned, offeredLink } = file;
  const host = offeredLink.servedBy ?? hostOf(offeredLink.url);
  const downloading = opened && last?.isDownload ? t('steps.downloading', { host }) : null;
  const checksum = isPinned ? sha256 : null;
  return (
    <>
      <p role="status" className="sr-only">
        {downloading}
      </p>
      <details open={opened !== undefined} className="mt-2 text-sm">
        <Summary onToggle={() => setLast(opened ? null : { id, isDownload: false })}>{t('steps.title')}</Summary>
        <ol className="mt-2 grid gap-4">
          <Step number={1}>{downloading ?? t('steps.download', { host })}</Step>
          <Step number={2}>
            {!checksum && <OtherChecks file={file} />}
            {checksum && (opened ? <CheckFile key={id} sha256={checksum} /> : t('steps.compare'))}
          </Step>
          <Step number={3}>{t('steps.open')}</Step>
        </ol>
        {checksum && <Experts file={file} sha256={checksum} />}
      </details>
    </>
  );
}

function Summary({ onToggle, children }: { onToggle?: () => void; children: ReactNode }) {
  return (
    <summary
      onClick={
        onToggle &&
        ((event) => {
          event.preventDefault();
          onToggle();
        })
      }
      className="target gap-2 font-medium hover:text-accent"
    >
      <Icon name="chevronRight" className="size-4 transition in-[details[open]>summary]:rotate-90" />
      {children}
    </summary>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="flex size-6 shrink-0 items-center justify-center rounded-full accent-tint text-xs font-semibold"
      >
        {number}
      </span>
      <div className="min-w-0 grow leading-6 wrap-anywhere">{children}</div>
    </li>
  );
}

/** For a file without a checksum. */
function OtherChecks({ file: { isPinned, platform, versionNumber } }: { file: OfferedFileFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`steps.check_${platform}`)}</p>
      <p className="mt-1 text-muted">
        {isPinned ? t('steps.noChecksum') : t('version.noChecksum', { number: versionNumber })}
      </p>
    </>
  );
}

function Experts({ file: { sourceUrl }, sha256 }: { file: OfferedFileFragment; sha256: string }) {
  const { t, sourceNameOf } = useVersionTexts();
  const code = useRef<HTMLElement>(null);
  return (
    <details className="mt-3">
      <Summary>{t('experts.title')}</Summary>
      <p className="mt-1">{t('version.checksum')}</p>
      <code
        ref={code}
        className="mt-1 block rounded-lg bg-sunken px-3 py-2 font-mono text-xs leading-relaxed break-all"
      >
        {sha256}
      </code>
      <div className="mt-2">
        <CopyButton label={t('version.checksum')} source={code} />
      </div>
      <p className="mt-2 text-muted">
        {sourceUrl ? t('experts.recordedBy', { source: sourceNameOf(sourceUrl) }) : t('experts.recorded')}{' '}
        {t('experts.proves')}
      </p>
      <ExternalLink href={`https://www.virustotal.com/gui/file/${sha256}`} className="target link">
        {t('experts.scans')}
      </ExternalLink>
    </details>
  );
}

interface LinkFactsProps {
  link: OfferedFileFragment['offeredLink'];
  websiteUrl: string | null;
  facts: readonly ReactNode[];
  children?: ReactNode;
}

/** Below the button that opens the link. What is not known to be the maker's is shown beside the maker's website. */
export function LinkFacts({ link, websiteUrl, facts, children }: LinkFactsProps) {
  const { t, storeOrHostOf } = useVersionTexts();
  const { url, servedBy, hasNewHost, origin, verdict, checkedAt } = link;
  const isKnown = !hasNewHost && (origin.kind === 'maker' || origin.kind === 'account');
  const account = origin.kind === 'unknown' ? websiteUrl && hostOf(websiteUrl) : origin.name;
  const known = origin.kind === 'unknown' && !account ? null : t(`origin.${origin.kind}`, { account });
  const words = hasNewHost ? t('origin.new') : known;
  const shown = [
    ...facts,
    <Dotted key="host" text={storeOrHostOf(url)} />,
    isKnown ? (
      <span key="origin" className="font-medium text-accent-strong">
        <Icon name="check" className="mr-1 inline size-3.5" />
        {words}
      </span>
    ) : (
      words
    ),
    servedBy && servedBy !== hostOf(url) && t('origin.servedBy', { host: servedBy }),
    checkedAt && (verdict === 'fine' || verdict === 'moved') && (
      <TextWithTime key="checked" text={t('version.checked')} iso={checkedAt} />
    ),
  ];
  return (
    <>
      <p className="mt-3 hint wrap-anywhere">
        <FactsLine facts={shown} />
      </p>
      {children}
      <LinkNote link={link} />
    </>
  );
}

export function InstallCommands({
  browser,
  platform,
}: {
  browser: Pick<BrowserPageFragment, 'installCommands'>;
  platform: Platform;
}) {
  return browser.installCommands
    .filter((one) => one.platform === platform)
    .map(({ command }) => <InstallCommand key={command} command={command} />);
}

function InstallCommand({ command }: { command: string }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  return (
    <div className="mt-3 cluster gap-3 rounded-xl bg-sunken py-1 pr-1 pl-3 print:hidden">
      <code ref={code} className="min-w-0 grow basis-32 font-mono text-xs wrap-anywhere">
        {command}
      </code>
      <CopyButton label={t('install.command')} source={code} />
    </div>
  );
}

const WARNING = 'M12 4 2.8 20h18.4ZM12 10v4.5m0 2.7v.1';

export function DiscontinuedNote({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <div
      className={`flex gap-3.5 rounded-2xl border border-tag-yellow/40 bg-tag-yellow-soft p-4 text-tag-yellow sm:p-5 ${className}`}
    >
      <Drawing shape={WARNING} className="size-6" />
      <p className="text-sm leading-relaxed">
        <strong className="block text-base leading-snug font-semibold">{t('discontinued.title')}</strong>{' '}
        {t('discontinued.text')}
      </p>
    </div>
  );
}
