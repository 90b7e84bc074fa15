import { FACT_TOPICS } from '../../../rules/facts.ts';
import type { ImportedType } from '../../../rules/import.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FIELD_LABELS, type FieldLabelKey } from '../history/field-labels.ts';

/**
 * A function that returns the label of a field of a file, such as `name.en` or `facts.engine.choice`; the name itself
 * for a field without a label.
 */
export function useFieldLabel(): (type: ImportedType, field: string) => string {
  const { t } = useTranslation(['admin', 'compare', 'translation']);
  const labelIn = (type: keyof typeof FIELD_LABELS, name: string) => {
    const labels: Record<string, FieldLabelKey | undefined> = FIELD_LABELS[type];
    const key = labels[name];
    return key ? t(key) : name;
  };
  return (type, field) => {
    const parts = field.split('.');
    const language = memberOf(['en', 'zh'], parts.at(-1));
    const [name = '', topicName, part] = language ? parts.slice(0, -1) : parts;
    const topic = memberOf(FACT_TOPICS, topicName);
    if (name === 'facts' && topic)
      return [t(`compare:topic.${topic}`), part && labelIn('fact', part)].filter(Boolean).join(' · ');
    if (name === 'sources') return t('import.sources');
    const known = type === 'tag' || type === 'homepage' ? 'setting' : type;
    const label = labelIn(known, name === 'linkTarget' ? 'linkTargetId' : name);
    return language ? t(`form.label.${language}`, { label }) : label;
  };
}
