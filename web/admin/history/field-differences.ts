import { useMemo } from 'react';
import { parseJson } from '../../../rules/json.ts';
import { TAG_SETTING_KEY } from '../../../rules/limits.ts';
import { parseHomepageSettings } from '../../../rules/setting.ts';
import { parseTagList, type Tag } from '../../../rules/tag.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { diffLists, diffTexts, type Part } from './differences.ts';
import type { ChangedRecordFragment } from './history.generated.ts';
import { useFieldWords } from './use-field-words.ts';

/** The difference of a field in words: a text by words, a list by its entries, or one value instead of another. */
export interface FieldDifference {
  /** The name of the field as the history stores it. */
  name?: string;
  label: string;
  layout: 'text' | 'list' | 'value';
  parts: readonly Part[];
}

type Field = ChangedRecordFragment['fields'][number];

/** Texts that are compared by words. */
const TEXTS = /^(?:description|short_description|features|code_content|note|text)(?:_(?:en|zh))?$/u;
const LISTS = ['tags', 'download_mirrors', 'screenshots'];

type DescribedRecord = Pick<ChangedRecordFragment, 'recordType' | 'operation' | 'title'>;

interface FieldDifferences {
  /** The differences of a changed record. */
  differencesOf: (record: ChangedRecordFragment) => FieldDifference[];
  /** The difference of one field. */
  differenceOf: (record: DescribedRecord, field: Field) => FieldDifference;
}

/** Functions that describe differences with the labels and the words of the forms. */
export function useFieldDifferences({ hasTags = true } = {}): FieldDifferences {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const words = useFieldWords(hasTags);
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

    /** The tag list, by its tags. */
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
            label: labelOf('setting', name),
            layout: 'value' as const,
            parts: valueParts(textOf(previous), textOf(value), (one) => wordsOf(name, one)),
          },
        ];
      });
    };

    const differenceOf = (record: DescribedRecord, { name, before, after }: Field): FieldDifference => {
      const label = labelOf(record.recordType, name);
      const isOne = record.operation !== 'update';
      if (LISTS.includes(name)) {
        const [old, current] = [entriesOf(name, before), entriesOf(name, after)];
        return {
          label,
          layout: 'list',
          parts: isOne
            ? (record.operation === 'delete' ? old : current).map((text) => ({ kind: 'same', text }))
            : diffLists(old, current),
        };
      }
      if (isOne)
        return {
          label,
          layout: TEXTS.test(name) ? 'text' : 'value',
          parts: [
            {
              kind: 'same',
              text: wordsOf(name, (record.operation === 'delete' ? before : after) ?? '', record.title) || empty,
            },
          ],
        };
      if (TEXTS.test(name) && before && after)
        return { label, layout: 'text', parts: diffTexts(before, after, LOCALES[name.endsWith('_zh') ? 'zh' : 'en']) };
      return {
        label,
        layout: TEXTS.test(name) ? 'text' : 'value',
        parts: valueParts(before, after, (value) => wordsOf(name, value, record.title)),
      };
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

/** The stored text of a setting. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : null;
}
