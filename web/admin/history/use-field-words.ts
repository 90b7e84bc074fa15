import { useCallback, useMemo } from 'react';
import { FACT_TOPICS } from '../../../rules/facts.ts';
import { formatDate, formatFileSize } from '../../../rules/format.ts';
import type { ShownRecordType } from '../../../rules/history.ts';
import { parseJson } from '../../../rules/json.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '../../../rules/sources.ts';
import { parseTagIds, tagsFor } from '../../../rules/tag.ts';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  LOCALES,
  PLATFORMS,
  RELEASE_CHANNELS,
  UPDATE_TYPES,
  memberOf,
} from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTagList } from '../form/use-tag-list.ts';
import { fieldOf } from './field-labels.ts';

/** Functions that write stored fields with the labels and the words of the forms. */
interface FieldWords {
  labelOf: (type: ShownRecordType, name: string) => string;
  /** A value in words. `topic` is the topic of a fact. */
  wordsOf: (type: ShownRecordType, name: string, value: string, topic?: string) => string;
  /** The entries of a list. */
  entriesOf: (type: ShownRecordType, name: string, value: string | null) => string[];
}

type Write = (value: string, topic: string) => string;

/** Writes one of some values. A value that a newer version of the server has recorded is not changed. */
function oneOf<T extends string>(values: readonly T[], write: (value: T) => string): Write {
  return (value) => {
    const member = memberOf(values, value);
    return member ? write(member) : value;
  };
}

/** Whether records of a type have a stored field. */
export function hasLabel(type: ShownRecordType, name: string): boolean {
  return fieldOf(type, name).key !== undefined;
}

/** A function that returns the label of a stored field. */
export function useFieldLabels(): FieldWords['labelOf'] {
  const { t } = useTranslation(['admin', 'translation']);
  return useCallback(
    (type, name) => {
      const { base, language, key } = fieldOf(type, name);
      // A field that a newer version of the server has recorded.
      const label = key ? t(key) : base;
      return language === 'en' || language === 'zh' ? t(`form.label.${language}`, { label }) : label;
    },
    [t],
  );
}

export function useFieldWords(hasTags: boolean): FieldWords {
  const { t } = useTranslation(['admin', 'catalogue', 'compare', 'translation']);
  const { language, localize } = useLanguage();
  const labelOf = useFieldLabels();
  const tags = useTagList(hasTags);
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
    /** The fields whose values have words of their own. */
    const byName: Partial<Record<string, Write>> = {
      pinned: (value) => t(value === '1' ? 'versions.alwaysThisFile' : 'versions.mayBeNewer'),
      platform: oneOf(PLATFORMS, (platform) => t(`translation:platform.${platform}`)),
      architecture: oneOf(ARCHITECTURES, (architecture) => architecture.toUpperCase()),
      releaseChannel: oneOf(RELEASE_CHANNELS, (channel) => t(`catalogue:channel.${channel}`)),
      updateType: oneOf(UPDATE_TYPES, (updateType) => t(`catalogue:updateType.${updateType}`)),
      linkType: oneOf(LINK_TYPES, (linkType) => t(`slides.type.${linkType}`)),
      codeType: oneOf(CODE_POSITIONS, (position) => t(`codes.position.${position}`)),
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
      wordsOf: (type, name, value, topic = '') => {
        const { base, field } = fieldOf(type, name);
        const kind = field?.schema.format === 'date' ? 'date' : field?.kind;
        return (byName[base] ?? byKind[kind ?? ''])?.(value, topic) ?? value;
      },
      entriesOf: (type, name, value) => {
        if (fieldOf(type, name).field?.kind === 'tagIds')
          return tagsFor(parseTagIds(value ?? ''), tags).map(({ label }) => localize(label));
        const list = parseJson(value ?? '');
        return Array.isArray(list) ? list.map(String) : [];
      },
    };
  }, [t, labelOf, language, localize, tags]);
}
