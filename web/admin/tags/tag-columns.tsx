import { useMemo } from 'react';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { IconButton } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { Column } from '../ui/table-row.tsx';
import { idOf } from '../ui/use-selection.ts';

interface TagColumnsOptions {
  tags: readonly TagChoiceFragment[];
  uses: ReadonlyMap<string, number>;
  isSaving: boolean;
  isEditing: boolean;
  onMove: (tag: TagChoiceFragment, step: -1 | 1) => void;
  onEdit: (tag: TagChoiceFragment) => void;
  onMerge: (tag: TagChoiceFragment) => void;
  onDelete: (tag: TagChoiceFragment) => void;
}

/** The columns of the tag list (spec §2). */
function useTagColumns({
  tags,
  uses,
  isSaving,
  isEditing,
  onMove,
  onEdit,
  onMerge,
  onDelete,
}: TagColumnsOptions): Column<TagChoiceFragment>[] {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  return useMemo(() => {
    return [
      {
        id: 'order',
        header: t('tags.order'),
        hidesLabel: true,
        cell: (tag) => (
          <span className="inline-flex items-center">
            <span className="w-7 tabular-nums">{tag.order}</span>
            {([-1, 1] as const).map((step) => {
              const isDisabled = isSaving || tags.at(step === 1 ? -1 : 0)?.id === tag.id;
              return (
                <IconButton
                  key={step}
                  icon={step === 1 ? 'arrowDown' : 'arrowUp'}
                  label={t(step === 1 ? 'tags.moveDown' : 'tags.moveUp', { label: localize(tag.label) })}
                  aria-disabled={isDisabled || undefined} // a disabled button would lose the focus
                  onClick={isDisabled ? undefined : () => onMove(tag, step)}
                  className="aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
                />
              );
            })}
          </span>
        ),
      },
      {
        id: 'id',
        header: t('tags.id'),
        isRowHeader: true,
        showsCollapsed: true,
        cell: ({ id }) => <code className="block font-mono text-xs wrap-anywhere md:min-w-24">{id}</code>,
      },
      {
        id: 'zh',
        header: t('tags.labelZh'),
        hidesLabel: true,
        cell: ({ label }) => <span lang="zh-CN">{label.zh}</span>,
      },
      { id: 'en', header: t('tags.labelEn'), hidesLabel: true, cell: ({ label }) => <span lang="en">{label.en}</span> },
      { id: 'preview', header: t('tags.preview'), hidesLabel: true, cell: (tag) => <TagChip tag={tag} /> },
      {
        id: 'uses',
        header: t('tags.uses'),
        collapses: true,
        align: 'right',
        cell: ({ id }) => <span className="tabular-nums">{uses.get(id) ?? 0}</span>,
      },
      {
        id: 'actions',
        header: t('tags.actions'),
        align: 'right',
        hidesLabel: true,
        onPhone: 'beside',
        cell: (tag) => (
          <span className="-my-1 flex justify-end md:-mr-2">
            <IconButton
              icon="edit"
              label={t('tags.edit', { label: localize(tag.label) })}
              disabled={isSaving || isEditing}
              onClick={() => onEdit(tag)}
            />
            <IconButton
              icon="transfer"
              label={t('tags.mergeOne', { label: localize(tag.label) })}
              disabled={isSaving || isEditing || tags.length < 2}
              onClick={() => onMerge(tag)}
            />
            <IconButton
              icon="trash"
              label={t('tags.delete', { label: localize(tag.label) })}
              disabled={isSaving || isEditing}
              onClick={() => onDelete(tag)}
            />
          </span>
        ),
      },
    ];
  }, [t, localize, tags, uses, isSaving, isEditing, onMove, onEdit, onMerge, onDelete]);
}

/** The tag list in its order (spec §2). */
export function TagTable(options: TagColumnsOptions) {
  const { t } = useTranslation('admin');
  const columns = useTagColumns(options);
  return <DataTable label={t('tags.title')} columns={columns} rows={options.tags} rowId={idOf} fullWidth={860} />;
}
