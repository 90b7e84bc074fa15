import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DataTable } from '../ui/data-table.tsx';
import { useTagColumns, type TagColumnsOptions } from './tag-columns.tsx';

/** The tag list in its order (spec §2). */
export function TagTable(options: TagColumnsOptions) {
  const { t } = useTranslation('admin');
  const columns = useTagColumns(options);
  return <DataTable label={t('tags.title')} columns={columns} rows={options.tags} rowId={idOf} fullWidth={860} />;
}

function idOf({ id }: TagChoiceFragment): string {
  return id;
}
