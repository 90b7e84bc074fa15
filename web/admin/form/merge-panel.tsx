import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type FieldGroup, valueAtPath } from '../../../rules/merge.ts';
import { PAGES } from '../../../rules/pages.ts';
import type { FieldKind } from '../../../rules/records/fields.ts';
import { useTexts } from '../use-texts.ts';
import { Difference, type FieldDifference, type Part, useFieldDifferences } from './field-differences.tsx';
import { useRecordFormContext } from './field.tsx';
import { fieldOf, type FormType, useFieldLabels } from './field-labels.ts';
import { Icon } from '../ui/icon.tsx';
import type { Merging, Side } from './use-record-form.ts';

interface MergePanelProps<T> {
  merging: Merging<T>;
  /** Without it, the fields of the record are described. */
  describe?: DescribeGroup<T> | undefined;
  onChoose: (index: number, side: Side) => void;
}

const WARNING = 'grid rounded-xl border border-tag-yellow/40 bg-tag-yellow-soft px-4 py-4';

function WarningTitle({ id, title }: { id?: string; title: string }) {
  return (
    <p id={id} className="flex gap-2.5 text-base font-medium">
      <Icon name="warning" className="mt-0.5 size-5" />
      {title}
    </p>
  );
}

export function MergePanel<T extends object>({ merging, describe: given, onChoose }: MergePanelProps<T>) {
  const { t } = useTexts();
  const id = useId();
  const own = useGroupDifferences<T>(useRecordFormContext().type);
  const describe = given ?? own;
  const { base, theirs, merged, conflicting } = merging;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const mergedNames = [...new Set(merged.flatMap((group) => namesOf(describe(group, theirs, base))))];
  return (
    <div ref={panel} role="group" aria-labelledby={id} tabIndex={-1} className={`${WARNING} gap-4`}>
      <div role="alert" className="grid gap-2 text-sm text-tag-yellow">
        <WarningTitle id={id} title={t('form.conflictTitle')} />
        {mergedNames.length > 0 && <p>{t('form.mergeKept', { fields: mergedNames.join(t('history.comma')) })}</p>}
        <p>{t(conflicting.length > 0 ? 'form.mergeChoose' : 'form.mergeCheck')}</p>
      </div>
      {conflicting.map((group, index) => (
        <ConflictingGroup
          key={group.join()}
          group={group}
          index={index}
          merging={merging}
          describe={describe}
          onChoose={(side) => onChoose(index, side)}
        />
      ))}
    </div>
  );
}

interface ConflictingGroupProps<T> {
  merging: Merging<T>;
  describe: DescribeGroup<T>;
  group: FieldGroup;
  index: number;
  onChoose: (side: Side) => void;
}

function ConflictingGroup<T>({
  group,
  index,
  merging: { base, mine, theirs, chosen },
  describe,
  onChoose,
}: ConflictingGroupProps<T>) {
  const { t } = useTexts();
  const id = useId();
  const [saved, typed] = [describe(group, theirs, base), describe(group, mine, base)];
  const partsAt = ({ fields }: DescribedGroup, index: number) => JSON.stringify(fields[index]?.parts);
  const differing = ({ fields }: DescribedGroup) =>
    fields.filter((_, index) => partsAt(saved, index) !== partsAt(typed, index));
  const sides = [
    { side: 'theirs', label: t('form.savedElsewhere'), fields: differing(saved) },
    { side: 'mine', label: t('form.typedHere'), fields: differing(typed) },
  ] as const;
  const title = namesOf({ ...typed, fields: differing(typed) }).join(t('history.comma'));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{title}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ side, label, fields }) => (
          <div
            key={side}
            className="relative flex min-w-0 gap-3 field px-3 py-2.5 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              id={`${id}-${side}`}
              type="radio"
              name={id}
              checked={chosen[index] === side}
              onChange={() => onChoose(side)}
              data-open={chosen[index] === null || undefined}
              aria-describedby={`${id}-${side}-values`}
              className="mt-0.5 size-4.5 shrink-0 accent-accent"
            />
            <div className="grid min-w-0 content-start gap-1.5">
              <label htmlFor={`${id}-${side}`} className="cursor-pointer font-medium after:absolute after:inset-0">
                {label}
              </label>
              <div id={`${id}-${side}-values`} className="grid gap-1.5">
                {fields.map((field) => (
                  <div key={field.label} className="min-w-0 wrap-anywhere">
                    {fields.length > 1 && <p className="text-xs text-muted">{field.label}</p>}
                    <Difference difference={field} />
                  </div>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function namesOf({ title, fields }: { title?: string; fields: readonly FieldDifference[] }): string[] {
  return title === undefined ? [...new Set(fields.map(({ label }) => label))] : [title];
}

/** The record was deleted elsewhere. The form then saves a new one. */
export function DeletedNotice() {
  const { t } = useTexts();
  return (
    <div role="alert" tabIndex={-1} data-problem className={`${WARNING} gap-2 text-sm text-tag-yellow`}>
      <WarningTitle title={t('form.deletedTitle')} />
      <p>
        {t('form.deletedText')}{' '}
        <Link to={PAGES.adminTrash.path} target="_blank" className="underline underline-offset-4">
          {t('form.toTrash')}
        </Link>
      </p>
    </div>
  );
}

interface DescribedGroup {
  title?: string;
  fields: FieldDifference[];
}

/** `base` are the values before; null if unknown. */
export type DescribeGroup<T> = (group: FieldGroup, values: T, base: T | null) => DescribedGroup;

export interface StoredField {
  name: string;
  value: unknown;
}

interface Options<T> {
  fieldsOf?: (group: FieldGroup, values: T) => StoredField[];
  topicOf?: (group: FieldGroup) => string;
}

export function useGroupDifferences<T extends object>(
  recordType: FormType,
  { fieldsOf = storedFields, topicOf }: Options<T> = {},
): DescribeGroup<T> {
  const { differenceOf } = useFieldDifferences();
  const labelOf = useFieldLabels();
  return (group, values, base) => {
    const topic = topicOf?.(group) ?? '';
    const old = base && fieldsOf(group, base);
    const fields = fieldsOf(group, values)
      .filter(({ name }) => labelOf(recordType, name) !== undefined)
      .map(({ name, value }) => {
        const { kind } = fieldOf(recordType, name).field ?? {};
        const record = { recordType, operation: old ? 'update' : 'create', title: topic } as const;
        const before = textOf(kind, old?.find((field) => field.name === name)?.value);
        const after = textOf(kind, value);
        const difference = differenceOf(record, { name, before, after });
        const { layout, parts } = difference;
        const isNew = layout === 'text' && before && after && isRewritten(parts, before, after);
        const text = isNew ? after : layout === 'value' && parts.at(-1)?.text;
        return text ? { ...difference, parts: [{ kind: 'same' as const, text }] } : difference;
      });
    return { fields };
  };
}

/** With a mark for each of so many changes, neither text could be read. */
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
