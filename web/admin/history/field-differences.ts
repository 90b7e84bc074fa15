import { useMemo } from 'react';
import { parseJson } from '../../../rules/json.ts';
import { TAG_SETTING_KEY } from '../../../rules/limits.ts';
import type { AnyField } from '../../../rules/records/fields.ts';
import { parseHomepageSettings } from '../../../rules/setting.ts';
import { parseTagList, type Tag } from '../../../rules/tag.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { diffLists, diffTexts, type Part } from './differences.ts';
import type { ChangedRecordFragment } from './history.generated.ts';
import { fieldOf } from './field-labels.ts';
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

/** A text that may be longer is compared by words. */
const SHORT_TEXT = 200;

function layoutOf(field: AnyField | undefined): FieldDifference['layout'] {
  const { kind = '', schema = {} } = field ?? {};
  if (['tagIds', 'urls', 'pictures'].includes(kind)) return 'list';
  const isText = (kind === 'text' || kind === 'localized') && !schema.enum && !schema.pattern && !schema.format;
  return isText && Number(schema.maxLength ?? Infinity) > SHORT_TEXT ? 'text' : 'value';
}

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
            parts: valueParts(textOf(previous), textOf(value), (one) => wordsOf('setting', name, one)),
          },
        ];
      });
    };

    const differenceOf = (record: DescribedRecord, { name, before, after }: Field): FieldDifference => {
      const { recordType, operation, title } = record;
      const label = labelOf(recordType, name);
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

/** The stored text of a setting. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : null;
}
