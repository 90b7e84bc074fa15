import { formatDate, formatFileSize, previewFeatures } from '../../../rules/format.ts';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import type { VersionCardFragment } from './browser.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { DownloadLink } from '../version/download-link.tsx';
import { FeatureList } from '../version/feature-list.tsx';
import { VersionBadges } from '../version/version-badges.tsx';
import { useArchitectureName } from '../version/use-architecture-name.ts';
import { useVersionTitle } from '../version/version-title.ts';

interface VersionCardProps {
  version: VersionCardFragment;
  browserName: LocalizedText;
  onDownload: () => void;
}

/** A version in the list of its browser (spec §2). */
export function VersionCard({ version, browserName, onDownload }: VersionCardProps) {
  const { localize } = useLanguage();
  const titleOf = useVersionTitle();
  const title = titleOf(localize(browserName), version);
  return (
    <article
      aria-label={title}
      className="grid gap-x-8 gap-y-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:grid-cols-[minmax(0,1fr)_13rem] sm:p-6 lg:grid-cols-[18rem_minmax(0,1fr)_13rem]"
    >
      <Facts version={version} />
      <Features version={version} title={title} />
      <div className="sm:col-start-2 sm:row-start-1 lg:col-start-3">
        <DownloadLink versionId={version.id} mirror={0} url={version.downloadUrl} title={title} onDownload={onDownload} />
      </div>
    </article>
  );
}

function Facts({ version }: { version: VersionCardFragment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { architectureOf } = useArchitectureName();
  const facts = [architectureOf(version), formatFileSize(version.fileSize)].filter(Boolean);
  return (
    <div className="min-w-0">
      <h3 className="text-lg leading-snug font-semibold tracking-tight tabular-nums">
        <SiteLink to={versionPath(version.id)} className="-my-1.5 inline-block py-1.5 wrap-anywhere hover:text-accent">
          {version.versionNumber}
        </SiteLink>
      </h3>
      <p className="mt-1 text-sm text-muted">
        <time dateTime={version.releaseDate}>{formatDate(version.releaseDate, language)}</time>
        {facts.map((fact) => ` · ${fact}`).join('')}
      </p>
      {version.minOsVersion && <p className="mt-1 text-sm wrap-anywhere text-muted">{t('version.requires', { os: version.minOsVersion })}</p>}
      <VersionBadges version={version} className="mt-3" />
    </div>
  );
}

function Features({ version, title }: { version: VersionCardFragment; title: string }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { shown, more } = previewFeatures(localize(version.features));
  return (
    <div className="min-w-0 sm:col-span-2 lg:col-span-1">
      <FeatureList features={shown} className="text-sm" />
      <p className="-mb-2 flex flex-wrap items-center gap-x-4 pl-5 text-sm text-muted">
        {more > 0 && t('version.more', { count: more })}
        <SiteLink to={versionPath(version.id)} className="inline-flex min-h-10 items-center font-medium text-accent hover:text-accent-strong hover:underline">
          {t('version.details')}
          <span className="sr-only">: {title}</span>
        </SiteLink>
      </p>
    </div>
  );
}
