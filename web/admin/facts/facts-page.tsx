import type { ApolloClient } from '@apollo/client';
import { useWatch } from 'react-hook-form';
import { checkFact, DEFAULT_FACT, type FactInput } from '../../../rules/records/fact.ts';
import { choicesOf, FACT_GROUPS, FACT_TOPICS, type FactTopic, latestDate, TOPICS } from '../../../rules/facts.ts';
import { isBlank, type Issues } from '../../../rules/issues.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { type LocalizedText, memberOf } from '../../../rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';
import { useFactText } from '../../ui/use-fact-text.ts';
import { FormSection } from '../form/form-section.tsx';
import { type DescribeGroup, type StoredField, storedFields, useGroupDifferences } from '../form/merge-panel.tsx';
import { LocalizedField, SelectField, TextField } from '../form/inputs.tsx';
import { localToday } from '../ui/local-time.ts';
import { BrowserPartPage } from '../records/record-editor.tsx';
import { FactsOfBrowserDocument, type FactsToEditFragment, SaveFactsDocument } from './facts.generated.ts';

export function FactsPage() {
  const { t } = useTexts();
  return (
    <BrowserPartPage type="fact" load={loadFacts} save={saveFacts} check={checkFactsForm} describe={useDescribeFacts()}>
      {() =>
        FACT_GROUPS.map((group) => (
          <FormSection key={group} title={t(`compare:group.${group}`)}>
            {FACT_TOPICS.filter((topic) => TOPICS[topic].group === group).map((topic) => (
              <FactRow key={topic} topic={topic} />
            ))}
          </FormSection>
        ))
      }
    </BrowserPartPage>
  );
}

async function loadFacts(client: ApolloClient, id: number) {
  const { data } = await client.query({
    query: FactsOfBrowserDocument,
    variables: { id },
  });
  const browser = data?.browser;
  return browser
    ? { name: browser.name, stored: { values: formValuesOf(browser, localToday()), revision: browser.revision } }
    : null;
}

function saveFacts(client: ApolloClient, id: number, values: FactsFormValues, revision: number | null) {
  return client.mutate({ mutation: SaveFactsDocument, variables: { id, facts: factsOf(values), revision } });
}

function useDescribeFacts(): DescribeGroup<FactsFormValues> {
  const { t } = useTexts();
  const describe = useGroupDifferences<FactsFormValues>('fact', {
    fieldsOf: storedFactFields,
    topicOf: ([topic]) => topic ?? '',
  });
  return (group, ...values) => {
    const topic = topicOf(group);
    return { ...describe(group, ...values), title: topic && t(`compare:topic.${topic}`) };
  };
}

function FactRow({ topic }: { topic: FactTopic }) {
  const { t } = useTexts();
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
    />
  );
}

interface FactFields {
  /** `yes`, `no`, or a choice; null if it is unknown, and for a topic with a text. */
  value: string | null;
  text: LocalizedText;
  sourceUrl: string;
  seenOn: string;
  note: string | null;
}

type FactsFormValues = Record<FactTopic, FactFields>;

/** A topic without a fact begins with `today` as the day on which it was seen. */
function formValuesOf({ facts }: Pick<FactsToEditFragment, 'facts'>, today: string): FactsFormValues {
  const fieldsOf = (topic: FactTopic): FactFields => {
    const { answer, choice, text, sourceUrl, seenOn, note } = facts.find((fact) => fact.topic === topic) ?? {
      ...DEFAULT_FACT,
      seenOn: today,
    };
    const value = answer === null ? choice : answer ? 'yes' : 'no';
    return { value, text: { en: text.en, zh: text.zh }, sourceUrl, seenOn, note };
  };
  return Object.fromEntries(FACT_TOPICS.map((topic) => [topic, fieldsOf(topic)])) as FactsFormValues; // has every topic
}

/** Whether a topic has a value. Without one there is no fact, whatever its other fields contain. */
function isKnown(topic: FactTopic, { value, text }: Pick<FactFields, 'value' | 'text'>): boolean {
  return TOPICS[topic].kind === 'text' ? !isBlank(text.en) || !isBlank(text.zh) : value !== null;
}

function factsOf(values: FactsFormValues): FactInput[] {
  return FACT_TOPICS.filter((topic) => isKnown(topic, values[topic])).map((topic) => factOf(topic, values[topic]));
}

function topicOf([path]: FieldGroup): FactTopic | undefined {
  return memberOf(FACT_TOPICS, path) ?? undefined;
}

function storedFactFields(group: FieldGroup, values: FactsFormValues): StoredField[] {
  const topic = topicOf(group);
  if (!topic) return [];
  const fields = values[topic];
  const { kind } = TOPICS[topic];
  const paths = kind === 'text' ? ['text.en', 'text.zh'] : [kind];
  return storedFields([...paths, 'sourceUrl', 'seenOn', 'note'], {
    ...fields,
    answer: fields.value === null ? null : fields.value === 'yes',
    choice: fields.value,
  });
}

/** Validates the form. The issues are under `topic.field`. */
function checkFactsForm(values: FactsFormValues): Issues {
  const today = latestDate(Date.now());
  const known = FACT_TOPICS.filter((topic) => isKnown(topic, values[topic]));
  return Object.fromEntries(
    known.flatMap((topic) =>
      Object.entries(checkFact(factOf(topic, values[topic]), topic, today)).map(([field, issue]) => [
        `${topic}.${nameInForm(field)}`,
        issue,
      ]),
    ),
  );
}

function factOf(topic: FactTopic, { value, ...fields }: FactFields): FactInput {
  const { kind } = TOPICS[topic];
  return {
    ...fields,
    topic,
    answer: kind === 'answer' && value !== null ? value === 'yes' : null,
    choice: kind === 'choice' ? value : null,
  };
}

/** Answers and choices are one field of the form. */
function nameInForm(field: string): string {
  return field === 'answer' || field === 'choice' ? 'value' : field;
}
