import type { VersionPageFragment } from './version.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { titleSizeOf } from '../../ui/title-size.ts';
import { useArchitectureName } from './use-architecture-name.ts';
import { VersionBadges } from './version-badges.tsx';

export function VersionHeader({ version }: { version: VersionPageFragment }) {
  const { localize } = useLanguage();
  const { architectureOf } = useArchitectureName();
  const { browser, versionNumber, platform, architecture } = version;
  const name = localize(browser.name);
  return (
    <header className="mt-6 flex items-start gap-5 border-b border-line pb-8 sm:gap-6">
      <BrowserIcon url={browser.iconUrl} size="xl" />
      <div className="flex min-h-16 min-w-0 flex-col justify-center sm:min-h-24">
        <h1 className={`leading-tight font-semibold tracking-tight break-keep wrap-anywhere ${titleSizeOf(name)}`}>
          {name} <span className="font-normal text-muted tabular-nums">{versionNumber}</span>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>
            <PlatformLabel platform={platform} />
            {architecture && ` · ${architectureOf(version)}`}
          </p>
          <VersionBadges version={version} isDiscontinued={browser.status === 'ended'} />
        </div>
      </div>
    </header>
  );
}
