import { useMemo } from 'react';
import { FACT_TOPICS } from '../../../rules/facts.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { parseJson } from '../../../rules/json.ts';
import { TAG_SETTING_KEY } from '../../../rules/limits.ts';
import { parseHomepageSettings } from '../../../rules/setting.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '../../../rules/sources.ts';
import { parseTagIds, parseTagList, tagsFor, type Tag } from '../../../rules/tag.ts';
import { ARCHITECTURES, CODE_POSITIONS, LINK_TYPES, LOCALES, PLATFORMS, RELEASE_CHANNELS, UPDATE_TYPES, memberOf } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTagList } from '../form/use-tag-list.ts';
import { diffLists, diffTexts, type Part } from './differences.ts';
import { FIELD_LABELS, type FieldLabelKey } from './field-labels.ts';
import type { ChangedRecordFragment } from './history.generated.ts';

/** The difference of a field in words: a text by words, a list by its entries, or one value instead of another. */
export interface FieldDifference {
  label: string;
  layout: 'text' | 'list' | 'value';
  parts: readonly Part[];
}

type Field = ChangedRecordFragment['fields'][number];

/** Texts that are compared by words. */
const TEXTS = /^(?:description|short_description|features|code_content|note|text)(?:_(?:en|zh))?$/u;
const LISTS = ['download_mirrors', 'screenshots'];
const ANSWERS = ['is_featured', 'is_active', 'is_draft', 'allow_any_host', 'answer', 'liveCounters'];
const DATES = ['release_date', 'seen_on'];
/** In milliseconds. */
const TIMES = ['visible_from', 'visible_until'];

type DescribedRecord = Pick<ChangedRecordFragment, 'recordType' | 'operation' | 'title'>;

interface FieldDifferences {
  /** The differences of a changed record. */
  differencesOf: (record: ChangedRecordFragment) => FieldDifference[];
  /** The difference of one field. */
  differenceOf: (record: DescribedRecord, field: Field) => FieldDifference;
}

/** Functions that describe differences with the labels and the words of the forms. */
export function useFieldDifferences({ hasTags = true } = {}): FieldDifferences {
  const { t } = useTranslation(['admin', 'catalogue', 'compare', 'translation']);
  const { language, localize } = useLanguage();
  const tags = useTagList(hasTags);
  return useMemo(() => {
    const labelOf = (type: ChangedRecordFragment['recordType'], name: string): string => {
      const [, base = name, textLanguage] = /^(.*?)(?:_(en|zh))?$/u.exec(name) ?? [];
      const labels: Record<string, FieldLabelKey | undefined> = FIELD_LABELS[type];
      const key = labels[base];
      // A field that a newer version of the server has recorded.
      const label = key ? t(key) : base.replaceAll('_', ' ');
      return textLanguage === 'en' || textLanguage === 'zh' ? t(`form.label.${textLanguage}`, { label }) : label;
    };

    const empty = t('form.empty');

    const wordOf = (name: string, value: string, record: Pick<ChangedRecordFragment, 'recordType' | 'title'>): string => {
      const topic = memberOf(FACT_TOPICS, record.title);
      const [platform, architecture, channel, updateType] = [memberOf(PLATFORMS, value), memberOf(ARCHITECTURES, value), memberOf(RELEASE_CHANNELS, value), memberOf(UPDATE_TYPES, value)];
      const [linkType, position, kind, known] = [memberOf(LINK_TYPES, value), memberOf(CODE_POSITIONS, value), memberOf(SOURCE_KINDS, value), memberOf(FACT_TOPICS, value)];
      if (ANSWERS.includes(name)) return t(value === '1' || value === 'true' ? 'form.yes' : 'form.no');
      if (DATES.includes(name)) return formatDate(value.slice(0, 10), language);
      if (TIMES.includes(name)) return new Date(Number(value)).toLocaleString(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
      if (name === 'pinned') return t(value === '1' ? 'versions.alwaysThisFile' : 'versions.mayBeNewer');
      if (name === 'platform' && platform) return t(`translation:platform.${platform}`);
      if (name === 'architecture' && architecture) return architecture.toUpperCase();
      if (name === 'release_channel' && channel) return t(`catalogue:channel.${channel}`);
      if (name === 'update_type' && updateType) return t(`catalogue:updateType.${updateType}`);
      if (name === 'file_size') return formatFileSize(value);
      if (name === 'link_type' && linkType) return t(`slides.type.${linkType}`);
      if (name === 'link_target_id') return `#${value}`;
      if (name === 'code_type' && position) return t(`codes.position.${position}`);
      if (name === 'kind' && kind) return SOURCE_RULES[kind].name;
      if (name === 'topic' && known) return t(`compare:topic.${known}`);
      // A test checks that there is a text for every choice.
      if (name === 'choice' && topic) return t(`compare:choice.${topic}.${value}` as 'compare:choice.status.active');
      return value;
    };

    const valueParts = (before: string | null, after: string | null, write: (value: string) => string): Part[] => {
      const part = (kind: Part['kind'], value: string | null): Part => ({ kind, text: value === null || value === '' ? empty : write(value) });
      if (before === after) return [part('same', after)];
      return [part('removed', before), part('added', after)];
    };

    const listOf = (name: string, value: string | null): string[] => {
      if (name === 'tags') return tagsFor(parseTagIds(value ?? ''), tags).map(({ label }) => localize(label));
      const list = parseJson(value ?? '');
      return Array.isArray(list) ? list.map(String) : [];
    };

    /** The tag list, by its tags. */
    const tagListDifferences = ({ before, after }: Field): FieldDifference[] => {
      const [old, current] = [before, after].map((value) => parseTagList(parseJson(value ?? '')) ?? []) as [Tag[], Tag[]];
      const write = (tag: Tag) => `${tag.label.en} / ${tag.label.zh} · ${t(`tags.colors.${tag.color}`)}`;
      const ids = [...new Set([...old, ...current].map(({ id }) => id))];
      const changed = ids.flatMap((id): FieldDifference[] => {
        const [from, to] = [old, current].map((list) => list.find((tag) => tag.id === id));
        const [removed, added] = [from, to].map((tag) => (tag ? write(tag) : null));
        if (removed === added) return [];
        const parts = [...(removed ? [{ kind: 'removed', text: removed } as const] : []), ...(added ? [{ kind: 'added', text: added } as const] : [])];
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
        return [{ label: labelOf('setting', name), layout: 'value' as const, parts: valueParts(textOf(previous), textOf(value), (one) => wordOf(name, one, { recordType: 'setting', title: '' })) }];
      });
    };

    const differenceOf = (record: DescribedRecord, { name, before, after }: Field): FieldDifference => {
      const label = labelOf(record.recordType, name);
      const isOne = record.operation !== 'update';
      if (name === 'tags' || LISTS.includes(name)) {
        const [old, current] = [listOf(name, before), listOf(name, after)];
        return { label, layout: 'list', parts: isOne ? (record.operation === 'delete' ? old : current).map((text) => ({ kind: 'same', text })) : diffLists(old, current) };
      }
      if (isOne) return { label, layout: TEXTS.test(name) ? 'text' : 'value', parts: [{ kind: 'same', text: wordOf(name, (record.operation === 'delete' ? before : after) ?? '', record) || empty }] };
      if (TEXTS.test(name) && before && after) return { label, layout: 'text', parts: diffTexts(before, after, LOCALES[name.endsWith('_zh') ? 'zh' : 'en']) };
      return { label, layout: TEXTS.test(name) ? 'text' : 'value', parts: valueParts(before, after, (value) => wordOf(name, value, record)) };
    };

    const differencesOf = (record: ChangedRecordFragment): FieldDifference[] => {
      if (record.recordType === 'setting') {
        const value = record.fields.filter(({ name }) => name === 'value');
        return value.flatMap((field) => (record.recordId === TAG_SETTING_KEY ? tagListDifferences(field) : homepageDifferences(field)));
      }
      const hidden = record.recordType === 'fact' ? 'topic' : '';
      const shown = record.fields.filter(({ name, before, after }) => name !== hidden && (record.operation === 'update' || Boolean(before ?? after)));
      return shown.map((field) => differenceOf(record, field)).filter(({ parts }) => parts.length > 0 && !parts.every(({ text }) => text === empty));
    };

    return { differencesOf, differenceOf };
  }, [t, language, localize, tags]);
}

/** The stored text of a setting. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : null;
}
