import { diffArrays, diffWordsWithSpace } from 'diff';
import { type ReactNode, useMemo } from 'react';
import { FACT_TOPICS } from '../../../rules/facts.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { parseJson } from '../../../rules/json.ts';
import { TAG_SETTING_KEY } from '../../../rules/limits.ts';
import type { AnyField } from '../../../rules/records/fields.ts';
import { parseHomepageSettings } from '../../../rules/records/homepage.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '../../../rules/sources.ts';
import { parseTagIds, parseTagList, type Tag, tagsFor } from '../../../rules/tag.ts';
import { LOCALES, memberOf } from '../../../rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useTagList } from './tag-select.tsx';
import { fieldOf, type FormType, oneOf, useChoiceWords, useFieldLabels } from './field-labels.ts';
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
  const { t, localize } = useTexts();
  const words = useFieldWords();
  return useMemo(() => {
    const { labelOf, wordsOf, entriesOf } = words;
    const empty = t('form.empty');

    const valueParts = (before: string | null, after: string | null, write: (value: string) => string): Part[] => {
      const part = (kind: Part['kind'], value: string | null): Part => ({
        kind,
        text: value === null || value === '' ? empty : write(value),
      });
      if (before === after) return [part('same', after)];
      return [part('removed', before), part('added', after)];
    };

    const tagListDifferences = ({ before, after }: Field): FieldDifference[] => {
      const [old, current] = [before, after].map((value) => parseTagList(parseJson(value ?? '')) ?? []) as [
        Tag[],
        Tag[],
      ];
      const write = (tag: Tag) => `${tag.label.en} / ${tag.label.zh} · ${t(`tags.colors.${tag.color}`)}`;
      const ids = [...new Set([...old, ...current].map(({ id }) => id))];
      const changed = ids.flatMap((id): FieldDifference[] => {
        const [from, to] = [old, current].map((list) => list.find((tag) => tag.id === id));
        const [removed, added] = [from, to].map((tag) => (tag ? write(tag) : null));
        if (removed === added) return [];
        const parts = [
          ...(removed ? [{ kind: 'removed', text: removed } as const] : []),
          ...(added ? [{ kind: 'added', text: added } as const] : []),
        ];
        return [{ label: t('history.tag', { id }), layout: 'value', parts }];
      });
      if (changed.length > 0) return changed;
      const names = (list: readonly Tag[]) => list.map(({ label }) => localize(label)).join(t('history.comma'));
      return [{ label: t('tags.order'), layout: 'value', parts: valueParts(names(old), names(current), String) }];
    };

    const homepageDifferences = ({ before, after }: Field): FieldDifference[] => {
      const [old, current] = [before, after].map((value) => parseHomepageSettings(parseJson(value ?? '')));
      return Object.entries({ ...current }).flatMap(([name, value]) => {
        const previous: unknown = Reflect.get(old ?? {}, name);
        if (previous === value) return [];
        return [
          {
            label: labelOf('setting', name) ?? name,
            layout: 'value' as const,
            parts: valueParts(textOf(previous), textOf(value), (one) => wordsOf('setting', name, one)),
          },
        ];
      });
    };

    const differenceOf = (record: DescribedRecord, { name, before, after }: Field): FieldDifference => {
      const { recordType, operation, title } = record;
      const label = labelOf(recordType, name) ?? name;
      const { field, language } = fieldOf(recordType, name);
      const layout = layoutOf(field);
      const one = operation === 'update' ? undefined : operation === 'delete' ? before : after;
      const write = (value: string) => wordsOf(recordType, name, value, title);
      const partsOf = () => {
        if (layout === 'list') {
          const [old, current] = (one === undefined ? [before, after] : [one, one]).map((value) =>
            entriesOf(recordType, name, value),
          );
          return diffLists(old ?? [], current ?? []);
        }
        if (one !== undefined) return valueParts(one, one, write);
        return layout === 'text' && before && after
          ? diffTexts(before, after, LOCALES[language === 'zh' ? 'zh' : 'en'])
          : valueParts(before, after, write);
      };
      return { label, layout, parts: partsOf() };
    };

    const differencesOf = (record: ChangedRecordFragment): FieldDifference[] => {
      if (record.recordType === 'setting') {
        const value = record.fields.filter(({ name }) => name === 'value');
        return value.flatMap((field) =>
          record.recordId === TAG_SETTING_KEY ? tagListDifferences(field) : homepageDifferences(field),
        );
      }
      const hidden = record.recordType === 'fact' ? 'topic' : '';
      const shown = record.fields.filter(
        ({ name, before, after }) => name !== hidden && (record.operation === 'update' || Boolean(before ?? after)),
      );
      return shown
        .map((field): FieldDifference => ({ name: field.name, ...differenceOf(record, field) }))
        .filter(({ parts }) => parts.length > 0 && !parts.every(({ text }) => text === empty));
    };

    return { differencesOf, differenceOf };
  }, [t, localize, words]);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : null;
}

type Write = (value: string, topic: string) => string;

function useFieldWords() {
  const { t, language, localize } = useTexts();
  const labelOf = useFieldLabels();
  const choiceWords = useChoiceWords();
  const tags = useTagList();
  return useMemo(() => {
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
      kind: oneOf(SOURCE_KINDS, (kind) => SOURCE_RULES[kind].name),
      topic: oneOf(FACT_TOPICS, (topic) => t(`compare:topic.${topic}`)),
      choice: (value, topic) => {
        const known = memberOf(FACT_TOPICS, topic);
        // A test checks that there is a text for every choice.
        return known ? t(`compare:choice.${known}.${value}` as 'compare:choice.status.active') : value;
      },
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
  }, [t, labelOf, choiceWords, language, localize, tags]);
}

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Chinese has no blanks between words, so the language decides where they end. */
export function diffTexts(before: string, after: string, locale: string): Part[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): Part => ({
    kind: kindOf(added, removed),
    text: value,
  }));
}

export function diffLists(before: readonly string[], after: readonly string[]): Part[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): Part => ({ kind: kindOf(added, removed), text })),
  );
}

function kindOf(added: boolean, removed: boolean): Part['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

interface UnfoldedRecordProps {
  heading: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

export function UnfoldedRecord({ heading, isOpen, children }: UnfoldedRecordProps) {
  return (
    <details open={isOpen} className="group/record rounded-xl border border-line bg-page">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
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

/**
 * The difference of one field, without its label: whole sentences with the words that were removed or added, a list, or
 * the old value, an arrow and the new one.
 */
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
