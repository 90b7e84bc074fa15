import { Link } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import type { TagChoiceFragment } from '../records/form/tags.generated.ts';
import { DataTable } from '../records/table/data-table.tsx';
import { actionsColumn, deleteAction, editAction } from '../records/table/row-actions.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import type { Column } from '../records/table/table-row.tsx';
import type { Tags } from './use-tags.ts';

interface TagTableProps extends Record<'onEdit' | 'onMerge' | 'onDelete', (tag: TagChoiceFragment) => void> {
  list: Tags;
  isLocked: boolean;
  onMove: (tag: TagChoiceFragment, step: -1 | 1) => void;
}

export function TagTable({ list, isLocked, onMove, onEdit, onMerge, onDelete }: TagTableProps) {
  const { tags = [], usesOf, isSaving } = list;
  const { t } = useTexts();
  const localize = useLocalize();
  const columns: Column<TagChoiceFragment>[] = [
    {
      id: 'order',
      header: t('tags.order'),
      hidesLabel: true,
      cell: (tag) => (
        <span className="inline-flex items-center">
          <span className="w-5 tabular-nums">{tag.order}</span>
          <MoveButtons
            label={localize(tag.label)}
            index={tags.indexOf(tag)}
            count={tags.length}
            isBusy={isSaving}
            onMove={(step) => onMove(tag, step)}
          />
        </span>
      ),
    },
    {
      id: 'id',
      header: t('field.tag.id'),
      isRowHeader: true,
      cell: ({ id }) => <code className="block font-mono text-xs wrap-anywhere md:min-w-24">{id}</code>,
    },
    {
      id: 'zh',
      header: t('field.tag.label.zh'),
      hidesLabel: true,
      cell: ({ label }) => <span lang="zh-CN">{label.zh}</span>,
    },
    {
      id: 'en',
      header: t('field.tag.label.en'),
      hidesLabel: true,
      cell: ({ label }) => <span lang="en">{label.en}</span>,
    },
    {
      id: 'preview',
      header: t('tags.preview'),
      hidesLabel: true,
      cell: (tag) => (
        <span className="block min-w-0 md:max-w-28">
          <TagChip tag={tag} />
        </span>
      ),
    },
    {
      id: 'uses',
      header: t('tags.uses'),
      collapses: true,
      align: 'right',
      cell: ({ id, label }) => (
        <Link
          to={`${PAGES.adminBrowsers.path}?tag=${id}`}
          aria-label={t('tags.usesOf', { label: localize(label), count: usesOf(id) })}
          className="inline-flex min-h-6 min-w-6 justify-end tabular-nums hover:text-accent hover:underline"
        >
          {usesOf(id)}
        </Link>
      ),
    },
    actionsColumn(
      t,
      ({ label }) => localize(label),
      (tag, name) => [
        { ...editAction(t, name, () => onEdit(tag)), isDisabled: isLocked },
        { ...deleteAction(t, name, () => onDelete(tag)), isDisabled: isLocked },
        tags.length > 1 && {
          text: t('tags.merge'),
          label: t('tags.mergeOne', { label: name }),
          icon: 'transfer',
          onSelect: () => onMerge(tag),
          isDisabled: isLocked,
        },
      ],
    ),
  ];
  return <DataTable label={t('tags.title')} columns={columns} rows={tags} fullWidth={860} />;
}
