import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { versionPath } from '../../paths.ts';
import { versionFormPath } from '../records/admin-paths.ts';
import { Chevron } from '../ui/disclosure.tsx';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { PublicationBadge, usePublicationText } from '../records/publication-badge.tsx';
import { shortDate } from '../ui/short-date.tsx';
import { unpublished, type VersionChanges } from './version-actions.tsx';
import { sharedPublication } from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { badgeOf } from './version-table.tsx';

interface ReleaseHeadingProps {
  browserId: number;
  files: readonly AdminVersionFragment[];
  shownCount: number;
  isOpen: boolean;
  changes: VersionChanges;
  onToggle: () => void;
  onDelete: () => void;
}

export function ReleaseHeading(props: ReleaseHeadingProps) {
  const { browserId, files, shownCount, isOpen, changes, onToggle, onDelete } = props;
  const { t } = useTexts();
  const language = useLanguage();
  const publicationOf = usePublicationText();
  const hidden = unpublished(files);
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate } = first;
  const [notes, ...others] = new Set(files.map(({ features }) => features[language] || features.en));
  const count = files.length;
  const parts = [
    t('release.heading', { number: versionNumber }),
    t(`channel.${releaseChannel}`),
    files.every((file) => file.releaseDate === releaseDate) && shortDate(releaseDate, language),
    t('release.count', { count }),
    shownCount < count && t('table.shown', { shown: shownCount, total: count }),
  ];
  return (
    <div className="cluster justify-end gap-x-2 text-xs md:text-sm">
      <div className="min-w-0 grow basis-full md:basis-52">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-9 w-full items-center gap-1.5 text-left font-medium tabular-nums hover:text-accent"
        >
          <Chevron />
          {parts.filter(Boolean).join(' · ')}
          {files.every(({ isLatest }) => isLatest) && badgeOf(t, first)}
        </button>
        {sharedPublication(files) && (
          <div className="mb-1 pl-5.5 empty:hidden">
            <PublicationBadge state={publicationOf(first)} page={versionPath(id)} />
          </div>
        )}
        {!isOpen && others.length === 0 && (
          <p className="mb-1 max-w-prose truncate pl-5.5 caption">{notes?.replaceAll('\n', ' · ')}</p>
        )}
      </div>
      {hidden.length > 0 && (
        <Button
          variant="plain"
          isBusy={changes.isBusy}
          onClick={() => changes.publish(hidden)}
          aria-label={t('release.publishOne', { number: versionNumber, count: hidden.length })}
          className="min-h-9! px-2! text-accent!"
        >
          {t('release.publish', { count: hidden.length })}
        </Button>
      )}
      <Button
        variant="plain"
        to={versionFormPath(browserId, 'release', id)}
        aria-label={t('release.afterOne', { number: versionNumber })}
        className="min-h-9! px-2!"
      >
        {t('release.title')}
      </Button>
      <Menu
        label={t('table.actionsOf', { name: t('release.heading', { number: versionNumber }) })}
        className="-mr-2 md:mr-0"
        items={[
          { text: t('release.edit', { count }), to: versionFormPath(browserId, 'files', id) },
          ...(files.some(({ isDraft }) => !isDraft)
            ? [{ text: t('release.hide', { count }), onSelect: () => changes.hide(files) }]
            : []),
          { text: t('release.delete', { count }), isDangerous: true, onSelect: onDelete },
        ]}
      />
    </div>
  );
}
