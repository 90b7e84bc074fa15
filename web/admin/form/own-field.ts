import type { AnyField } from '../../../rules/records/fields.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FIELD_LABELS, TABLES, type FieldLabelKey } from '../history/field-labels.ts';
import { useRecordFormContext, type RecordFormContext } from './record-form-context.ts';

/** What the table of its record says about a field. */
export interface OwnField {
  label: string;
  isRequired: boolean;
  isNullable: boolean;
  max: number | undefined;
  type: 'text' | 'url' | 'date';
}

/** The field at a path of the form, such as `name.en` or `files.0.downloadUrl`. */
export function useOwnField(path: string): OwnField {
  const { t } = useTranslation(['admin', 'translation']);
  const { type } = useRecordFormContext();
  const { name, field } = fieldAt(type, path);
  const labels: Readonly<Record<string, FieldLabelKey>> = type === null || type === 'tag' ? {} : FIELD_LABELS[type];
  const key = labels[name];
  const { maxLength, format } = field?.schema ?? {};
  return {
    label: key ? t(key) : '',
    isRequired: field?.isRequired ?? false,
    isNullable: field?.empty === null,
    max: typeof maxLength === 'number' ? maxLength : undefined,
    type: field?.kind === 'url' ? 'url' : format === 'date' ? 'date' : 'text',
  };
}

function fieldAt(type: RecordFormContext['type'], path: string): { name: string; field: AnyField | undefined } {
  const table = TABLES[type ?? ''] ?? {};
  const parts = path.split('.');
  const name = parts.find((part) => part in table) ?? parts.at(-1) ?? '';
  return { name, field: table[name] };
}

/** The addresses in the fields of a record. */
export function linksIn(type: string, values: object): (string | null)[] {
  const isLink = ({ kind }: AnyField) => ['url', 'picture', 'urls', 'pictures'].includes(kind);
  return Object.entries(TABLES[type] ?? {}).flatMap(([name, field]) =>
    isLink(field) ? ((Reflect.get(values, name) ?? []) as string | string[]) : [],
  ); // the values have the types of the table
}
