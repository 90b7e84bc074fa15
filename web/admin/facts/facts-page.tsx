import { useWatch } from 'react-hook-form';
import { byKey } from '#rules/keys.ts';
import { checkFact, DEFAULT_FACT, type FactInput } from '#rules/records/fact.ts';
import { choicesOf, FACT_GROUPS, FACT_TOPICS, type FactTopic, latestDate, TOPICS } from '#rules/facts.ts';
import { isBlank, type Issues } from '#rules/issues.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { useFactText } from '../../ui/use-fact-text.ts';
import { FormSection } from '../records/form/form-section.tsx';
import { formValues } from '../records/form/use-record-form.ts';
import { type DescribeGroup, useGroupDifferences } from '../records/form/conflict-panel.tsx';
import { LocalizedField, SelectField, TextField } from '../records/form/inputs.tsx';
import { localToday } from '../ui/local-time.ts';
import { BrowserPartPage } from '../records/record-editor.tsx';
import {
  type FactsOfBrowserQuery,
  type FactsToEditFragment,
  useFactsOfBrowserQuery,
  useSaveFactsMutation,
} from './facts.generated.ts';

export function FactsPage() {
  const { t } = useTexts();
  return (
    <BrowserPartPage part={FACTS} describe={useDescribeFacts()}>
      {() =>
        FACT_GROUPS.map((group) => (
          <FormSection key={group} title={t(`group.${group}`)}>
            {FACT_TOPICS.filter((topic) => TOPICS[topic].group === group).map((topic) => (
              <FactRow key={topic} topic={topic} />
            ))}
          </FormSection>
        ))
      }
    </BrowserPartPage>
  );
}

const FACTS = {
  type: 'fact',
  useOne: useFactsOfBrowserQuery,
  loadedOf: ({ browser }: FactsOfBrowserQuery) =>
    browser && { name: browser.name, values: formValuesOf(browser), revision: browser.revision },
  useSave: useSaveFactsMutation,
  inputOf: (values: FactsFormValues) => ({ facts: knownTopics(values).map((topic) => values[topic]) }),
  check: checkFactsForm,
} as const;

function useDescribeFacts(): DescribeGroup<FactsFormValues> {
  const { t } = useTexts();
  const differencesOf = useGroupDifferences('fact');
  return ([path], before, after) => {
    const topic = memberOf(FACT_TOPICS, path);
    if (!topic) return { fields: [] };
    const { kind } = TOPICS[topic];
    const names = [...(kind === 'text' ? ['text.en', 'text.zh'] : [kind]), 'sourceUrl', 'seenOn', 'note'];
    return {
      fields: differencesOf(names, before[topic], after[topic], topic),
      title: t(`topic.${topic}`),
    };
  };
}

function FactRow({ topic }: { topic: FactTopic }) {
  const { t } = useTexts();
  const fact = useWatch<FactsFormValues, FactTopic>({ name: topic });
  const label = t(`topic.${topic}`);
  return (
    <fieldset
      className={`grid items-start gap-4 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0 ${TOPICS[topic].kind === 'text' ? '' : 'xl:grid-cols-[15rem_minmax(0,1fr)]'}`}
    >
      <legend className="sr-only">{label}</legend>
      <ValueField topic={topic} label={label} />
      {isKnown(topic, fact) && (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
          <TextField<FactsFormValues> name={`${topic}.seenOn`} />
          <TextField<FactsFormValues> name={`${topic}.sourceUrl`} />
          <TextField<FactsFormValues> name={`${topic}.note`} rows={1} />
        </div>
      )}
    </fieldset>
  );
}

function ValueField({ topic, label }: { topic: FactTopic; label: string }) {
  const { t } = useTexts();
  const textOf = useFactText();
  const { kind } = TOPICS[topic];
  if (kind === 'text') return <LocalizedField<FactsFormValues> name={`${topic}.text`} label={label} />;
  const options =
    kind === 'answer'
      ? [
          { value: 'true', label: t('cell.yes') },
          { value: 'false', label: t('cell.no') },
        ]
      : choicesOf(topic).map((choice) => ({ value: choice, label: textOf({ ...DEFAULT_FACT, topic, choice }) }));
  return (
    <SelectField<FactsFormValues>
      name={`${topic}.${kind}`}
      label={label}
      options={options}
      emptyLabel={t('cell.unknown')}
    />
  );
}

type FactsFormValues = Record<FactTopic, FactInput>;

/** A topic without a fact begins with today as the day on which it was seen. */
function formValuesOf({ facts }: FactsToEditFragment): FactsFormValues {
  return byKey(FACT_TOPICS, (topic) => {
    const stored = facts.find((fact) => fact.topic === topic);
    return formValues(stored ?? { ...DEFAULT_FACT, topic, seenOn: localToday() }, DEFAULT_FACT);
  });
}

/** Whether a topic has a value. Without one there is no fact, whatever its other fields contain. */
function isKnown(topic: FactTopic, { text, ...fact }: FactInput) {
  const { kind } = TOPICS[topic];
  return kind === 'text' ? !isBlank(text.en) || !isBlank(text.zh) : fact[kind] !== null;
}

function knownTopics(values: FactsFormValues): FactTopic[] {
  return FACT_TOPICS.filter((topic) => isKnown(topic, values[topic]));
}

/** The issues are under `topic.field`. */
function checkFactsForm(values: FactsFormValues): Issues {
  const today = latestDate(Date.now());
  const issues = knownTopics(values).flatMap((topic) =>
    Object.entries(checkFact(values[topic], topic, today)).map(([field, issue]) => [`${topic}.${field}`, issue]),
  );
  return Object.fromEntries(issues);
}
