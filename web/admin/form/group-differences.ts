import { useCallback } from 'react';
import type { ShownRecordType } from '../../../rules/history.ts';
import { valueAtPath, type FieldGroup } from '../../../rules/merge.ts';
import type { FieldKind } from '../../../rules/records/fields.ts';
import { useFieldDifferences, type FieldDifference, type Part } from '../history/field-differences.ts';
import { fieldOf, useFieldLabels } from '../history/field-labels.ts';

/** A group of a form in words: its name, and its fields as one side has changed them. */
export interface DescribedGroup {
  title?: string;
  fields: FieldDifference[];
}

/** Describes what a group is in some values. `base` are the values before; null if they are unknown. */
export type DescribeGroup<T> = (group: FieldGroup, values: T, base: T | null) => DescribedGroup;

export interface StoredField {
  name: string;
  value: unknown;
}

interface Options<T> {
  fieldsOf?: ((group: FieldGroup, values: T) => StoredField[]) | undefined;
  topicOf?: (group: FieldGroup) => string;
}

/** Describes the groups of a form with the labels and the words that the history has for them. */
export function useGroupDifferences<T extends object>(
  recordType: ShownRecordType,
  { fieldsOf = storedFields, topicOf }: Options<T> = {},
): DescribeGroup<T> {
  const { differenceOf } = useFieldDifferences();
  const labelOf = useFieldLabels();
  return useCallback(
    (group, values, base) => {
      const topic = topicOf?.(group) ?? '';
      const old = base && fieldsOf(group, base);
      const fields = fieldsOf(group, values)
        .filter(({ name }) => labelOf(recordType, name) !== undefined)
        .map(({ name, value }) => {
          const { kind } = fieldOf(recordType, name).field ?? {};
          const record = { recordType, operation: old ? 'update' : 'create', title: topic } as const;
          const [before, text] = [old?.find((field) => field.name === name)?.value, value].map((one) =>
            textOf(kind, one),
          );
          const difference = differenceOf(record, { name, before: before ?? null, after: text ?? null });
          if (difference.layout === 'text' && before && text && isRewritten(difference.parts, before, text))
            return { ...difference, parts: [{ kind: 'same' as const, text }] };
          return difference.layout === 'value'
            ? { ...difference, parts: difference.parts.slice(-1).map((part) => ({ ...part, kind: 'same' as const })) }
            : difference;
        });
      return { fields };
    },
    [recordType, differenceOf, labelOf, fieldsOf, topicOf],
  );
}

/** Whether more than half of two texts is different. With a mark for each change, neither could be read. */
export function isRewritten(parts: readonly Part[], before: string, after: string): boolean {
  const changed = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? 0 : text.length), 0);
  return changed * 2 > before.length + after.length;
}

export function valueField(label: string, text: string): FieldDifference {
  return { label, layout: 'value', parts: [{ kind: 'same', text }] };
}

export function storedFields(group: FieldGroup, values: object): StoredField[] {
  return group.map((name) => ({ name, value: valueAtPath(values, name) }));
}

/** A value of a form as the history stores it. */
function textOf(kind: FieldKind | undefined, value: unknown): string | null {
  if (Array.isArray(value)) return kind === 'tagIds' ? value.join(',') : JSON.stringify(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return kind === 'time' ? String(Date.parse(value)) : value;
}
