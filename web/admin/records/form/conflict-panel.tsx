import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type FieldGroup, valueAtPath } from '#rules/merge.ts';
import { PAGES } from '#rules/pages.ts';
import type { FieldKind } from '#rules/records/fields.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { Difference } from './differences.tsx';
import { type FieldDifference, isChanged, type Part, useFieldDifferences } from './field-differences.tsx';
import { useRecordFormContext } from './field.tsx';
import { fieldOf, type FormType, useFieldLabels } from './field-labels.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Conflict, Side } from './conflict.ts';

interface ConflictPanelProps<T> {
  conflict: Conflict<T>;
  describe?: DescribeGroup<T> | undefined;
  /** Whether saving was tried without all choices. */
  isChoiceMissing: boolean;
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

/** Every field that someone else has changed, with both sides. */
export function ConflictPanel<T extends object>({
  conflict: { stored, mine, choices },
  describe: given,
  isChoiceMissing,
  onChoose,
}: ConflictPanelProps<T>) {
  const { t } = useTexts();
  const id = useId();
  const differencesOf = useGroupDifferences(useRecordFormContext().type);
  const describe: DescribeGroup<T> = given ?? ((...change) => ({ fields: differencesOf(...change) }));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="group" aria-labelledby={id} tabIndex={-1} className={`${WARNING} gap-4`}>
      <div role="alert" className="grid gap-2 text-sm text-tag-yellow">
        <WarningTitle id={id} title={t('form.conflictTitle')} />
        <p>{t('form.conflictText')}</p>
      </div>
      {choices.map(({ group, side }, index) => (
        <ConflictingGroup
          key={group.join()}
          group={describe(group, stored.values, mine)}
          chosen={side}
          isMissing={isChoiceMissing && side === null}
          onChoose={(next) => onChoose(index, next)}
        />
      ))}
    </div>
  );
}

interface ConflictingGroupProps {
  group: DescribedGroup;
  chosen: Side | null;
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** What was typed has marks where it differs from what is saved. */
function ConflictingGroup({ group, chosen, isMissing, onChoose }: ConflictingGroupProps) {
  const { t } = useTexts();
  const id = useId();
  const fieldsOf = (leftOut: Part['kind'], hasMarks: boolean) =>
    group.fields.map(({ parts, ...field }) => ({
      ...field,
      parts: parts
        .filter(({ kind }) => kind !== leftOut)
        .map((part) => (hasMarks && field.layout !== 'value' ? part : { ...part, kind: 'same' as const })),
    }));
  const sides = [
    { side: 'theirs', label: t('form.savedElsewhere'), fields: fieldsOf('added', false) },
    { side: 'mine', label: t('form.typedHere'), fields: fieldsOf('removed', true) },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{namesOf(group).join(t('history.comma'))}</legend>
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
              checked={chosen === side}
              onChange={() => onChoose(side)}
              data-open={chosen === null || undefined}
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
                    {fields.length > 1 && <p className="caption">{field.label}</p>}
                    <Difference difference={field} />
                  </div>
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
      <p role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
        {isMissing && t('form.choiceMissing')}
      </p>
    </fieldset>
  );
}

function namesOf({ title, fields }: DescribedGroup): string[] {
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
  /** If it is missing, the labels of the fields are the title. */
  title?: string;
  fields: FieldDifference[];
}

export type DescribeGroup<T> = (group: FieldGroup, before: T, after: T) => DescribedGroup;

/** The fields of a group that differ. `title` is the topic of a fact. */
export function useGroupDifferences(recordType: FormType) {
  const { differenceOf } = useFieldDifferences();
  const labelOf = useFieldLabels();
  return (group: FieldGroup, before: object, after: object, title = ''): FieldDifference[] =>
    group
      .filter((name) => labelOf(recordType, name) !== undefined)
      .map((name) => {
        const { kind } = fieldOf(recordType, name).field ?? {};
        const textIn = (values: object) => textOf(kind, valueAtPath(values, name));
        const field = { name, before: textIn(before), after: textIn(after) };
        return differenceOf({ recordType, operation: 'update', title }, field);
      })
      .filter(isChanged);
}

/** A value of a form as the history stores it. */
function textOf(kind: FieldKind | undefined, value: unknown): string | null {
  if (Array.isArray(value)) return kind === 'tagIds' ? value.join(',') : JSON.stringify(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return null;
  return kind === 'time' ? String(Date.parse(value)) : value;
}
