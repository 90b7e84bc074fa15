import { diffArrays, diffWordsWithSpace } from 'diff';
import { formatDate, formatFileSize } from '#rules/format.ts';
import { parseJson } from '#rules/json.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import type { AnyField } from '#rules/records/fields.ts';
import { HOMEPAGE, parseHomepageSettings } from '#rules/records/homepage.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '#rules/sources.ts';
import { parseTagIds, parseTagList, tagsFor } from '#rules/tag.ts';
import { LOCALES, memberOf } from '#rules/vocabulary.ts';
import { useLanguage, useLocalize } from '../../../i18n/provider.tsx';
import { useTexts } from '../../ui/use-texts.ts';
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
    // The value is in milliseconds.
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
    choice: (value, topic) => t(`choice.${topic}.${value}`, { defaultValue: value }),
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
