import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { FACT_GROUPS, FACT_TOPICS, TOPICS } from '../../../rules/facts.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormSection } from '../form/form-section.tsx';
import { useGroupDifferences, type DescribeGroup } from '../form/group-differences.ts';
import { localToday } from '../form/local-time.ts';
import { BrowserPartPage } from '../records/browser-part-page.tsx';
import { FactRow } from './fact-row.tsx';
import {
  checkFactsForm,
  FACT_FIELD_GROUPS,
  factsOf,
  formValuesOf,
  storedFactFields,
  topicOf,
  type FactsFormValues,
} from './fact-values.ts';
import { FactsOfBrowserDocument, SaveFactsDocument } from './facts.generated.ts';

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

/** Names a fact by its topic. */
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
