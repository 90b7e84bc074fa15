import { useWatch } from 'react-hook-form';
import { TOPICS, choicesOf, type FactTopic } from '../../../rules/facts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFactText } from '../../ui/use-fact-text.ts';
import { SelectField } from '../form/choice-fields.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';
import { isKnown, type FactFields, type FactsFormValues } from './fact-values.ts';

/** The fields of one topic: its value and, if it is known, its source, the day and the note. */
export function FactRow({ topic }: { topic: FactTopic }) {
  const { t } = useTranslation(['admin', 'compare']);
  const fields = useWatch<FactsFormValues>({ name: topic }) as FactFields; // every topic has fields
  const label = t(`compare:topic.${topic}`);
  return (
    <fieldset
      className={`grid items-start gap-4 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0 ${TOPICS[topic].kind === 'text' ? '' : 'xl:grid-cols-[15rem_minmax(0,1fr)]'}`}
    >
      <legend className="sr-only">{label}</legend>
      <ValueField topic={topic} label={label} />
      {isKnown(topic, fields) && (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField<FactsFormValues> name={`${topic}.seenOn`} />
          <TextField<FactsFormValues> name={`${topic}.sourceUrl`} />
          <TextArea<FactsFormValues> name={`${topic}.note`} rows={1} />
        </div>
      )}
    </fieldset>
  );
}

function ValueField({ topic, label }: { topic: FactTopic; label: string }) {
  const { t } = useTranslation(['admin', 'compare']);
  const textOf = useFactText();
  const { kind } = TOPICS[topic];
  if (kind === 'text') return <LocalizedField<FactsFormValues> name={`${topic}.text`} label={label} />;
  const options =
    kind === 'answer'
      ? [
          { value: 'yes', label: t('compare:cell.yes') },
          { value: 'no', label: t('compare:cell.no') },
        ]
      : choicesOf(topic).map((choice) => ({
          value: choice,
          label: textOf({ topic, answer: null, choice, text: { en: '', zh: '' } }),
        }));
  return (
    <SelectField<FactsFormValues>
      name={`${topic}.value`}
      label={label}
      options={options}
      emptyLabel={t('compare:cell.unknown')}
      emptyValue=""
    />
  );
}
