import type { ReactNode } from 'react';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { storeOf } from '../../../rules/store.ts';
import { isWebPage } from '../../../rules/web-page.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { CheckFile, Checksum } from './checksum.tsx';
import { Section } from './section.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import type { VersionPageFragment } from './version.generated.ts';

/** All known properties of a version. */
export function VersionFacts({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { architectureOf, sourceNameOf } = useVersionTexts();
  // In three columns, the last of 4 or 7 facts would be alone in its row.
  const count =
    3 + [version.architecture, version.updateType, version.minOsVersion, version.fileSize].filter(Boolean).length;
  return (
    <Section id="facts" title={t('version.facts')}>
      <dl
        className={`grid grid-cols-2 gap-x-6 gap-y-6 rounded-2xl border border-line bg-surface p-5 sm:p-6 ${count % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
      >
        <Fact name={t('version.releaseDate')}>
          <time dateTime={version.releaseDate}>{formatDate(version.releaseDate, language)}</time>
          {version.releaseDateIsFirstSeen && (
            <span className="block text-sm text-muted">{t('version.firstSeenNote')}</span>
          )}
        </Fact>
        <Fact name={t('version.platform')}>
          <PlatformLabel platform={version.platform} />
        </Fact>
        {version.architecture && <Fact name={t('version.architecture')}>{architectureOf(version)}</Fact>}
        <Fact name={t('version.channel')}>{t(`channel.${version.releaseChannel}`)}</Fact>
        {version.updateType && <Fact name={t('version.updateType')}>{t(`updateType.${version.updateType}`)}</Fact>}
        {version.minOsVersion && <Fact name={t('version.minOs')}>{version.minOsVersion}</Fact>}
        {version.fileSize && <Fact name={t('version.fileSize')}>{formatFileSize(version.fileSize)}</Fact>}
        <ChecksumFact version={version} />
        {version.sourceUrl && (
          <WideFact name={t('version.source')}>
            <ExternalLink href={version.sourceUrl} className="text-sm wrap-anywhere text-accent hover:underline">
              {sourceNameOf(version.sourceUrl)}
            </ExternalLink>
          </WideFact>
        )}
      </dl>
    </Section>
  );
}

/**
 * The checksum, or why there is none: behind a link to the newest version, the file of another version would be
 * compared with it.
 */
function ChecksumFact({ version: { versionNumber, downloadUrl, sha256, isPinned } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  if (!isPinned && (storeOf(downloadUrl) || isWebPage(downloadUrl))) return null;
  if (isPinned && !sha256) return null;
  return (
    <WideFact name={t('version.checksum')}>
      {isPinned && sha256 ? (
        <>
          <Checksum sha256={sha256} />
          <CheckFile sha256={sha256} />
        </>
      ) : (
        <p className="max-w-3xl text-sm text-muted">{t('version.noChecksum', { number: versionNumber })}</p>
      )}
    </WideFact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

function WideFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-full min-w-0 border-t border-line pt-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
