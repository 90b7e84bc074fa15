import type { Table } from '#rules/records/fields.ts';
import { RECORDS } from '#rules/records/registry.ts';
import { useTexts } from '../../ui/use-texts.ts';

/** The type of the record of a form: one of the history, or a tag, which is a part of a setting. */
export type FormType = keyof typeof RECORDS;

/** The field with a name of the history, such as `short_description_en`, or a path, such as `files.0.downloadUrl`. */
export function fieldOf(type: FormType, path: string) {
  const table: Table = RECORDS[type].fields;
  const [, own = path, language] = /^(.*?)(?:[._](en|zh))?$/u.exec(path) ?? [];
  const parts = own.replaceAll(/_[a-z]/gu, (part) => part.slice(1).toUpperCase()).split('.');
  const base = parts.find((part) => part in table) ?? parts.at(-1) ?? '';
  return { base, language, field: table[base] };
}

const IN_ADMIN = { ns: 'admin' } as const; // `exists` does not know the namespace of the hook

/** The label of a field; undefined for one that a newer version of the server has recorded. */
export function useFieldLabels(): (type: FormType, name: string) => string | undefined {
  const { t, i18n } = useTexts();
  return (type, name) => {
    const { base, language } = fieldOf(type, name);
    const key = `field.${type}.${base}`;
    const inLanguage = `${key}.${language}`;
    if (i18n.exists(inLanguage, IN_ADMIN)) return t(inLanguage, { defaultValue: '' });
    if (!i18n.exists(key, IN_ADMIN)) return undefined;
    const label = t(key, { defaultValue: '' });
    return language === 'en' || language === 'zh' ? t(`form.label.${language}`, { label }) : label;
  };
}

/** Where the texts of choices are. */
const CHOICE_TEXTS: Partial<Record<string, string>> = {
  platform: 'platform',
  releaseChannel: 'channel',
  updateType: 'updateType',
  linkType: 'slides.type',
  codeType: 'codes.position',
  color: 'tags.colors',
  topic: 'topic',
};

/** The words of a choice; undefined for other fields. A value that a newer version of the server has recorded stays. */
export function useChoiceWords(): (name: string, value: string) => string | undefined {
  const { t } = useTexts();
  return (name, value) => {
    if (name === 'architecture') return value === 'universal' ? t('versions.universal') : value.toUpperCase();
    const texts = CHOICE_TEXTS[name];
    return texts && t(`${texts}.${value}`, { defaultValue: value });
  };
}
