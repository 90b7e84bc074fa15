import type { ShownRecordType } from '../../../rules/history.ts';
import { TABLES } from '../../../rules/records/tables.ts';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  memberOf,
  PLATFORMS,
  RELEASE_CHANNELS,
  TAG_COLORS,
  UPDATE_TYPES,
} from '../../../rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';

/** The type of the record of a form: one of the history, or a tag, which is a part of a setting. */
export type FormType = ShownRecordType | 'tag';

/** The field with a name of the history, such as `short_description_en`, or a path, such as `files.0.downloadUrl`. */
export function fieldOf(type: FormType, path: string) {
  const table = TABLES[type] ?? {};
  const [, own = path, language] = /^(.*?)(?:[._](en|zh))?$/u.exec(path) ?? [];
  const parts = own.replaceAll(/_[a-z]/gu, (part) => part.slice(1).toUpperCase()).split('.');
  const base = parts.find((part) => part in table) ?? parts.at(-1) ?? '';
  return { base, language, field: table[base] };
}

/** The label of a field; undefined for one that a newer version of the server has recorded. */
export function useFieldLabels(): (type: FormType, name: string) => string | undefined {
  const { t, i18n } = useTexts();
  return (type, name) => {
    const { base, language } = fieldOf(type, name);
    const key = `field.${type}.${base}`;
    if (!i18n.exists(key)) return undefined;
    const label: string = t(key as 'field.browser.name');
    return language === 'en' || language === 'zh' ? t(`form.label.${language}`, { label }) : label;
  };
}

/** Leaves a value that a newer version of the server has recorded. */
export function oneOf<T extends string>(values: readonly T[], write: (value: T) => string): (value: string) => string {
  return (value) => {
    const member = memberOf(values, value);
    return member ? write(member) : value;
  };
}

/** The words of a choice; undefined for other fields. */
export function useChoiceWords(): (name: string, value: string) => string | undefined {
  const { t } = useTexts();
  const words: Partial<Record<string, (value: string) => string>> = {
    platform: oneOf(PLATFORMS, (platform) => t(`translation:platform.${platform}`)),
    architecture: oneOf(ARCHITECTURES, (one) => (one === 'universal' ? t('versions.universal') : one.toUpperCase())),
    releaseChannel: oneOf(RELEASE_CHANNELS, (channel) => t(`catalogue:channel.${channel}`)),
    updateType: oneOf(UPDATE_TYPES, (updateType) => t(`catalogue:updateType.${updateType}`)),
    linkType: oneOf(LINK_TYPES, (linkType) => t(`slides.type.${linkType}`)),
    color: oneOf(TAG_COLORS, (color) => t(`tags.colors.${color}`)),
    codeType: oneOf(CODE_POSITIONS, (position) => t(`codes.position.${position}`)),
  };
  return (name, value) => words[name]?.(value);
}
