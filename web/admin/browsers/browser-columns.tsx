import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../rules/format.ts';
import { TAGS_PER_CARD } from '../../../rules/limits.ts';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminVersionsPath, editBrowserPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { IconButton, buttonClass } from '../ui/button.tsx';
import type { FrameColumn } from '../ui/table-frame.tsx';

/** The id of the edit link in the row of a browser. */
export function editLinkId(id: number): string {
  return `edit-browser-${id}`;
}

export function useBrowserColumns(onDelete: (browser: AdminBrowserFragment) => void): readonly FrameColumn<AdminBrowserFragment>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return useMemo(() => {
    const nameOf = ({ name }: AdminBrowserFragment) => name[language] || name.en;
    return [
      { id: 'name', header: t('browsers.name'), hidesLabel: true, showsCollapsed: true, isSortable: true, cell: (browser) => <NameCell browser={browser} name={nameOf(browser)} /> },
      { id: 'tags', header: t('browsers.tags'), collapses: true, cell: (browser) => <TagsCell browser={browser} /> },
      {
        id: 'featured',
        header: t('browsers.featured'),
        cell: ({ isFeatured }) => (isFeatured ? <Badge tone="accent">{t('browsers.featured')}</Badge> : <span className="text-muted">–</span>),
      },
      { id: 'order', header: t('browsers.orderShort'), collapses: true, align: 'right', isSortable: true, cell: ({ displayOrder }) => <span className="tabular-nums">{displayOrder}</span> },
      {
        id: 'downloads',
        header: t('browsers.downloads'),
        align: 'right',
        isSortable: true,
        cell: ({ downloadCount }) => <span className="tabular-nums">{formatCount(downloadCount)}</span>,
      },
      {
        id: 'updated',
        header: t('browsers.updated'),
        collapses: true,
        isSortable: true,
        cell: ({ updatedAt }) => (
          <span className="whitespace-nowrap text-muted">
            <RelativeTime iso={updatedAt} />
          </span>
        ),
      },
      {
        id: 'versions',
        header: t('browsers.versions'),
        align: 'right',
        cell: (browser) => <VersionsCell browser={browser} name={nameOf(browser)} />,
      },
      { id: 'actions', header: t('browsers.actions'), hidesLabel: true, align: 'right', cell: (browser) => <ActionsCell browser={browser} name={nameOf(browser)} onDelete={onDelete} /> },
    ];
  }, [t, language, onDelete]);
}

function NameCell({ browser, name }: { browser: AdminBrowserFragment; name: string }) {
  return (
    <span className="flex items-center gap-3 md:min-w-44">
      <BrowserIcon url={browser.iconUrl} size="sm" />
      <span className="min-w-0">
        <Link to={editBrowserPath(browser.id)} className="block font-medium wrap-anywhere hover:text-accent">
          {name}
        </Link>
        <span className="text-xs text-muted">#{browser.id}</span>
      </span>
    </span>
  );
}

function TagsCell({ browser: { tags } }: { browser: AdminBrowserFragment }) {
  if (tags.length === 0) return <span className="text-muted">–</span>;
  return (
    <span className="flex flex-wrap justify-end gap-1 md:justify-start">
      {tags.slice(0, TAGS_PER_CARD).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {tags.length > TAGS_PER_CARD && <span className="text-xs text-muted">+{tags.length - TAGS_PER_CARD}</span>}
    </span>
  );
}

function VersionsCell({ browser, name }: { browser: AdminBrowserFragment; name: string }) {
  const { t } = useTranslation('admin');
  const count = versionsOf(browser);
  return (
    <Link to={adminVersionsPath(browser.id)} aria-label={t('browsers.versionsOf', { name, count })} title={t('browsers.versionsOf', { name, count })} className={`${buttonClass('plain')} px-2.5! md:-mr-2.5`}>
      <Icon name="stack" className="size-4" />
      <span className="tabular-nums">{count}</span>
    </Link>
  );
}

/** The number of a browser's versions. */
export function versionsOf({ platforms }: AdminBrowserFragment): number {
  return platforms.reduce((sum, { count }) => sum + count, 0);
}

function ActionsCell({ browser, name, onDelete }: { browser: AdminBrowserFragment; name: string; onDelete: (browser: AdminBrowserFragment) => void }) {
  const { t } = useTranslation('admin');
  return (
    <span className="flex justify-end border-t border-line pt-2 md:border-0 md:pt-0">
      <Link to={editBrowserPath(browser.id)} id={editLinkId(browser.id)} aria-label={t('browsers.edit', { name })} title={t('browsers.edit', { name })} className={`${buttonClass('plain')} w-10 px-0!`}>
        <Icon name="edit" />
      </Link>
      <IconButton icon="trash" label={t('browsers.delete', { name })} onClick={() => onDelete(browser)} />
    </span>
  );
}
