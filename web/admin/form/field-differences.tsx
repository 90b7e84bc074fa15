import { diffArrays, diffWordsWithSpace } from 'diff';
import type { ComponentProps, ReactNode } from 'react';
import { formatDate, formatFileSize } from '#rules/format.ts';
import { parseJson } from '#rules/json.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import type { AnyField } from '#rules/records/fields.ts';
import { HOMEPAGE, parseHomepageSettings } from '#rules/records/homepage.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '#rules/sources.ts';
import { parseTagIds, parseTagList, tagsFor } from '#rules/tag.ts';
import { LOCALES, memberOf } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useTagList } from './tag-select.tsx';
import { fieldOf, type FormType, useChoiceWords, useFieldLabels } from './field-labels.ts';
import type { ChangedRecordFragment } from '../history/history.generated.ts';

export interface FieldDifference {
  /** The name of the field as the history stores it. */
  name?: string;
  label: string;
  layout: 'text' | 'list' | 'value';
  parts: readonly Part[];
}

type Field = ChangedRecordFragment['fields'][number];

/** A text that may be longer is compared by words. */
const SHORT_TEXT = 200;

function layoutOf(field: AnyField | undefined): FieldDifference['layout'] {
  const { kind = '', schema = {} } = field ?? {};
  if (['tagIds', 'urls', 'pictures'].includes(kind)) return 'list';
  const isText = (kind === 'text' || kind === 'localized') && !schema.pattern;
  return isText && Number(schema.maxLength ?? Infinity) > SHORT_TEXT ? 'text' : 'value';
}

interface DescribedRecord extends Pick<ChangedRecordFragment, 'operation' | 'title'> {
  recordType: FormType;
}

export function useFieldDifferences() {
  const { t } = useTexts();
  const { labelOf, wordsOf, entriesOf } = useFieldWords();
  const empty = t('form.empty');

  const differenceOf = (
    { recordType, operation, title }: DescribedRecord,
    { name, before, after }: Field,
  ): FieldDifference => {
    const { field, language } = fieldOf(recordType, name);
    const layout = layoutOf(field);
    const old = operation === 'create' ? after : before;
    const current = operation === 'delete' ? before : after;
    const write = (value: string | null) => (value ? wordsOf(recordType, name, value, title) : empty);
    const partsOf = (): Part[] => {
      if (layout === 'list') return diffLists(entriesOf(recordType, name, old), entriesOf(recordType, name, current));
      if (old === current) return [{ kind: 'same', text: write(old) }];
      if (layout === 'text' && old && current) return diffTexts(old, current, LOCALES[language === 'zh' ? 'zh' : 'en']);
      return [
        { kind: 'removed', text: write(old) },
        { kind: 'added', text: write(current) },
      ];
    };
    return { name, label: labelOf(recordType, name) ?? name, layout, parts: partsOf() };
  };

  const tagListDifference = ({ before, after }: Field): FieldDifference => {
    const linesOf = (value: string | null) =>
      (parseTagList(parseJson(value ?? '')) ?? []).map(
        ({ id, label, color }) => `${id}: ${label.en} / ${label.zh} · ${t(`tags.colors.${color}`)}`,
      );
    // A tag that was moved is removed and added.
    const parts = diffLists(linesOf(before), linesOf(after)).filter(({ kind }) => kind !== 'same');
    return { label: t('tags.title'), layout: 'list', parts };
  };

  const homepageDifferences = ({ before, after }: Field): FieldDifference[] => {
    const [old, current] = [before, after].map((value) => parseHomepageSettings(parseJson(value ?? '')));
    const textOf = (settings: object = {}, name: string) => String(Reflect.get(settings, name) ?? '');
    return Object.keys(HOMEPAGE)
      .map((name) =>
        differenceOf(
          { recordType: 'setting', operation: 'update', title: '' },
          { name, before: textOf(old, name), after: textOf(current, name) },
        ),
      )
      .filter(isChanged);
  };

  const differencesOf = ({ recordType, recordId, operation, fields, title }: ChangedRecordFragment) => {
    if (recordType === 'setting')
      return fields
        .filter(({ name }) => name === 'value')
        .flatMap((field) => (recordId === TAG_SETTING_KEY ? tagListDifference(field) : homepageDifferences(field)));
    const hidden = recordType === 'fact' ? 'topic' : '';
    return fields
      .filter(({ name, before, after }) => name !== hidden && (operation === 'update' || Boolean(before ?? after)))
      .map((field) => differenceOf({ recordType, operation, title }, field))
      .filter(({ parts }) => !parts.every(({ text }) => text === empty));
  };

  return { differencesOf, differenceOf };
}

export function isChanged({ parts }: FieldDifference) {
  return parts.some(({ kind }) => kind !== 'same');
}

type Write = (value: string, topic: string) => string;

function useFieldWords() {
  const { t } = useTexts();
  const language = useLanguage();
  const localize = useLocalize();
  const labelOf = useFieldLabels();
  const choiceWords = useChoiceWords();
  const tags = useTagList();
  const byKind: Partial<Record<string, Write>> = {
    flag: (value) => t(value === '1' || value === 'true' ? 'form.yes' : 'form.no'),
    date: (value) => formatDate(value.slice(0, 10), language),
    // In milliseconds.
    time: (value) =>
      new Date(Number(value)).toLocaleString(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' }),
    size: formatFileSize,
    id: (value) => `#${value}`,
  };
  const byName: Partial<Record<string, Write>> = {
    pinned: (value) => t(value === '1' ? 'versions.alwaysThisFile' : 'versions.mayBeNewer'),
    kind: (value) => {
      const kind = memberOf(SOURCE_KINDS, value);
      return kind ? SOURCE_RULES[kind].name : value;
    },
    choice: (value, topic) => t(`choice.${topic}.${value}` as 'choice.status.active', { defaultValue: value }),
  };

  return {
    labelOf,
    /** `topic` is the topic of a fact. */
    wordsOf: (type: FormType, name: string, value: string, topic = '') => {
      const { base, field } = fieldOf(type, name);
      return choiceWords(base, value) ?? (byName[base] ?? byKind[field?.kind ?? ''])?.(value, topic) ?? value;
    },
    entriesOf: (type: FormType, name: string, value: string | null) => {
      if (fieldOf(type, name).field?.kind === 'tagIds')
        return tagsFor(parseTagIds(value ?? ''), tags).map(({ label }) => localize(label));
      const list = parseJson(value ?? '');
      return Array.isArray(list) ? list.map(String) : [];
    },
  };
}

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Chinese has no blanks between words, so the language decides where they end. */
export function diffTexts(before: string, after: string, locale: string): Part[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map((change) => ({
    kind: kindOf(change),
    text: change.value,
  }));
}

export function diffLists(before: readonly string[], after: readonly string[]): Part[] {
  return diffArrays([...before], [...after]).flatMap((change) =>
    change.value.map((text) => ({ kind: kindOf(change), text })),
  );
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): Part['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

export function UnfoldedRecord({ heading, children, ...props }: ComponentProps<'details'> & { heading: ReactNode }) {
  return (
    <details {...props} className="group/record rounded-xl border border-line bg-page">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken/60">
        <Icon name="chevronRight" className="size-4 text-muted transition-transform group-open/record:rotate-90" />
        {heading}
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">{children}</div>
    </details>
  );
}

export function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]">
      {differences.map((difference, index) => (
        <div key={`${difference.label} ${index}`} className="grid gap-1 sm:contents">
          <dt className="text-muted wrap-anywhere">{difference.label}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <Difference difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** Without the label: a text with its removed and added words, a list, or the old value, an arrow and the new one. */
export function Difference({ difference: { layout, parts } }: { difference: FieldDifference }) {
  if (layout === 'text')
    return (
      <p className="max-w-prose whitespace-pre-wrap">
        {parts.map((part, index) => (
          <Piece key={index} part={part} />
        ))}
      </p>
    );
  const isList = layout === 'list';
  const [Box, Item] = isList ? (['ul', 'li'] as const) : (['p', 'span'] as const);
  return (
    <Box className={isList ? 'grid gap-1' : 'flex flex-wrap items-baseline gap-x-2 gap-y-1'}>
      {parts.map((part, index) => (
        <Item key={index} className={isList ? 'flex gap-2' : 'contents'}>
          <span aria-hidden="true" className={`text-muted ${isList ? 'w-3 shrink-0 text-center' : 'empty:hidden'}`}>
            {isList ? SIGNS[part.kind] : index > 0 && '→'}
          </span>
          <span className="min-w-0">
            <Piece part={part} />
          </span>
        </Item>
      ))}
    </Box>
  );
}

/**
 * A removed piece is struck through and an added one underlined, so that colours are not needed. The words for screen
 * readers are no part of the text, so that it can be copied.
 */
function Piece({ part: { kind, text } }: { part: Part }) {
  const { t } = useTexts();
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  const colours = { removed: 'bg-tag-red-soft text-tag-red', added: 'bg-tag-green-soft text-tag-green' };
  return (
    <Mark
      data-words={`${t(`history.${kind}`)} `}
      className={`-mx-0.5 rounded-xs px-0.5 decoration-1 underline-offset-3 before:sr-only before:content-[attr(data-words)] ${colours[kind]}`}
    >
      {text}
    </Mark>
  );
}
