import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { choicesOf, FACT_GROUPS, FACT_TOPICS, type FactTopic, TOPICS } from '../../../rules/facts.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormSection } from '../form/form-section.tsx';
import { type DescribeGroup, useGroupDifferences } from '../form/group-differences.ts';
import { localToday } from '../form/local-time.ts';
import { BrowserPartPage } from '../records/browser-part-page.tsx';
import {
  checkFactsForm,
  FACT_FIELD_GROUPS,
  type FactFields,
  type FactsFormValues,
  factsOf,
  formValuesOf,
  isKnown,
  storedFactFields,
  topicOf,
} from './fact-values.ts';
import { FactsOfBrowserDocument, SaveFactsDocument } from './facts.generated.ts';
import { useWatch } from 'react-hook-form';
import { useFactText } from '../../ui/use-fact-text.ts';
import { SelectField } from '../form/choice-fields.tsx';
import { LocalizedField, TextArea, TextField } from '../form/text-field.tsx';

/** `/admin/browsers/{id}/facts`: what is known about a browser for the comparison. */
export function FactsPage() {
  const { t } = useTranslation('compare');
  return (
    <BrowserPartPage
      type="fact"
      texts="facts"
      load={loadFacts}
      save={saveFacts}
      check={checkFactsForm}
      groups={FACT_FIELD_GROUPS}
      describe={useDescribeFacts()}
    >
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

async function loadFacts(client: ApolloClient, id: number) {
  const { data } = await client.query({
    query: FactsOfBrowserDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const browser = data?.browser;
  return browser
    ? { name: browser.name, stored: { values: formValuesOf(browser, localToday()), revision: browser.revision } }
    : null;
}

function saveFacts(client: ApolloClient, id: number, values: FactsFormValues, revision: number | null) {
  return client.mutate({ mutation: SaveFactsDocument, variables: { id, facts: factsOf(values), revision } });
}

const DESCRIBED = { fieldsOf: storedFactFields, topicOf: (group: FieldGroup) => topicOf(group) ?? '' };

function useDescribeFacts(): DescribeGroup<FactsFormValues> {
  const { t } = useTranslation('compare');
  const describe = useGroupDifferences<FactsFormValues>('fact', DESCRIBED);
  return useCallback(
    (group, ...values) => {
      const topic = topicOf(group);
      return { ...describe(group, ...values), title: topic && t(`topic.${topic}`) };
    },
    [t, describe],
  );
}

/** The fields of one topic: its value and, if it is known, its source, the day and the note. */
function FactRow({ topic }: { topic: FactTopic }) {
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
