import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#rules/format.ts';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import { recordPath } from '#rules/pages.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { formPath, versionFormPath } from '../records/admin-paths.ts';
import { Button } from '../ui/button.tsx';
import { actionsColumn, deleteAction, editAction } from '../records/table/row-actions.tsx';
import { ShortTime } from '../ui/short-date.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { browserPath } from '../../paths.ts';
import { PublicationBadge, usePublicationText } from '../records/publication-badge.tsx';
import { useMessages } from '../records/graph/notices.ts';

/** More tags would make rows higher. */
const TAGS_IN_ROW = 2;

export function editLinkId(id: number) {
  return `edit-browser-${id}`;
}

interface BrowserColumnsOptions {
  isDraggable: boolean;
  /** Whether the order was chosen. A phone shows the numbers of the order only then. */
  isSortedByOrder: boolean;
  onDelete: (browser: AdminBrowserFragment) => void;
  onPublish: (drafts: readonly AdminBrowserFragment[]) => void;
  onMove: (browser: AdminBrowserFragment, position: number) => void;
}

export function useBrowserColumns({
  isDraggable,
  isSortedByOrder,
  onDelete,
  onPublish,
  onMove,
}: BrowserColumnsOptions): readonly Column<AdminBrowserFragment>[] {
  const { t } = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const nameOf = ({ name }: AdminBrowserFragment) => name[language] || name.en;
    const onPhone = isSortedByOrder ? undefined : 'hidden';
    return [
      {
        id: 'name',
        header: t('field.browser.name'),
        isRowHeader: true,
        isSortable: true,
        cell: (browser) => (
          <span className="flex items-center gap-2.5 md:min-w-40 min-[1400px]:min-w-50">
            <BrowserIcon url={browser.iconUrl} size="sm" />
            <span className="min-w-0">
              <Link to={formPath('adminBrowsers', browser.id)} className="font-medium wrap-anywhere hover:text-accent">
                {nameOf(browser)}
              </Link>{' '}
              <span className="caption">#{browser.id}</span>{' '}
              {browser.isFeatured && (
                <span role="img" aria-label={t('homepage.isFeatured')} title={t('homepage.isFeatured')}>
                  <Icon name="star" className="inline size-4 text-muted" />
                </span>
              )}{' '}
              <DraftBadge browser={browser} />
            </span>
          </span>
        ),
      },
      {
        id: 'tags',
        header: t('field.browser.tags'),
        collapses: true,
        hidesLabel: true,
        onPhone: 'line',
        cell: (browser) => <TagsCell browser={browser} />,
      },
      {
        id: 'order',
        header: t('browsers.orderShort'),
        isSortable: true,
        onPhone,
        cell: (browser) => (
          <PositionCell browser={browser} name={nameOf(browser)} isDraggable={isDraggable} onMove={onMove} />
        ),
      },
      {
        id: 'downloads',
        header: t('browsers.downloads'),
        align: 'right',
        onPhone: 'hidden',
        isSortable: true,
        cell: ({ downloadCount }) => <span className="tabular-nums">{formatCount(downloadCount)}</span>,
      },
      {
        id: 'updated',
        header: t('browsers.updated'),
        collapses: true,
        hidesLabel: true,
        isSortable: true,
        cell: ({ updatedAt }) => (
          <span className="whitespace-nowrap text-muted">
            <ShortTime iso={updatedAt} />
          </span>
        ),
      },
      {
        id: 'versions',
        header: t('browsers.versions'),
        align: 'right',
        hidesLabel: true,
        cell: (browser) => {
          const count = versionsOf(browser);
          const label = t('browsers.versionsOf', { name: nameOf(browser), count });
          return (
            <Button
              to={recordPath('adminVersions', browser.id)}
              aria-label={label}
              title={label}
              variant="plain"
              icon="stack"
              className="px-2.5! md:-mr-2.5 md:min-h-9"
            >
              <span className="tabular-nums">{count}</span>
            </Button>
          );
        },
      },
      actionsColumn(t, nameOf, (browser, name) => {
        const { id } = browser;
        return [
          { ...editAction(t, name, formPath('adminBrowsers', id)), buttonId: editLinkId(id) },
          deleteAction(t, name, () => onDelete(browser)),
          browser.isDraft && {
            text: t('browsers.publishShort'),
            label: t('browsers.publishOne', { name }),
            icon: 'upload',
            onSelect: () => onPublish([browser]),
          },
          {
            text: t('release.title'),
            label: t('release.of', { name }),
            icon: 'plus',
            to: versionFormPath(id, 'release'),
          },
          {
            text: t('facts.title'),
            label: t('facts.titleOf', { name }),
            icon: 'compare',
            to: recordPath('adminFacts', id),
          },
          {
            text: t('sources.title'),
            label: t('sources.titleOf', { name }),
            icon: 'inbox',
            to: recordPath('adminSources', id),
          },
        ];
      }),
    ];
  }, [t, language, isDraggable, isSortedByOrder, onDelete, onPublish, onMove]);
}

function TagsCell({ browser: { tags } }: { browser: AdminBrowserFragment }) {
  const localize = useLocalize();
  if (tags.length === 0) return null;
  return (
    <span title={tags.map(({ label }) => localize(label)).join(' · ')} className="cluster gap-1 md:min-w-28">
      {tags.slice(0, TAGS_IN_ROW).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {tags.length > TAGS_IN_ROW && <span className="caption">+{tags.length - TAGS_IN_ROW}</span>}
    </span>
  );
}

export function versionsOf({ allPlatforms }: AdminBrowserFragment) {
  return allPlatforms.reduce((sum, { count }) => sum + count, 0);
}

export function DraftBadge({ browser: { id, isDraft } }: { browser: { id: number; isDraft: boolean } }) {
  const publicationOf = usePublicationText();
  const state = publicationOf({ isDraft, visibleFrom: null, visibleUntil: null });
  return <PublicationBadge state={state} page={browserPath(id)} />;
}

interface PositionCellProps extends Pick<BrowserColumnsOptions, 'isDraggable' | 'onMove'> {
  browser: AdminBrowserFragment;
  name: string;
}

/** Another number moves the browser there. */
function PositionCell({ browser, name, isDraggable, onMove }: PositionCellProps) {
  const { t } = useTexts();
  const { displayOrder } = browser;
  const { showFailure } = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const move = () => {
    const text = typed?.trim() ?? '';
    setTyped(null);
    if (text === '') return;
    if (!/^\d+$/u.test(text)) showFailure(null, t('browsers.placeInvalid', { text }));
    else if (Number(text) !== displayOrder) onMove(browser, Math.max(1, Number(text)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') move();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <span className="inline-flex items-center gap-0.5">
      <span
        data-drag
        title={isDraggable ? t('browsers.drag') : undefined}
        aria-hidden="true"
        className={`hidden h-9 w-5 touch-none items-center justify-center text-muted select-none md:inline-flex pointer-coarse:-ml-4 pointer-coarse:h-10 pointer-coarse:w-9 ${isDraggable ? 'cursor-grab opacity-60 hover:opacity-100' : 'invisible'}`}
      >
        <Icon name="grip" className="size-4" />
      </span>
      <input
        id={`place-of-browser-${browser.id}`}
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('browsers.placeOf', { name })}
        value={typed ?? displayOrder}
        maxLength={6}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={move}
        onKeyDown={onKeyDown}
        data-undo={typed === null || undefined}
        className="h-9 w-12 rounded-md border border-line bg-transparent px-1.5 text-right tabular-nums hover:border-muted md:h-8 md:border-transparent md:hover:border-line md:focus:border-line"
      />
    </span>
  );
}
