import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { FACT_GROUPS, FACT_TOPICS, TOPICS } from '../../../rules/facts.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { editBrowserPath } from '../admin-paths.ts';
import { FormSection } from '../form/form-section.tsx';
import { localToday } from '../form/local-time.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useGroupDifferences, type DescribeGroup } from '../form/group-differences.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
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
import { FactsOfBrowserDocument, useSaveFactsMutation, type FactsToEditFragment } from './facts.generated.ts';

/** `/admin/browsers/{id}/facts`: what is known about a browser for the comparison. */
export function FactsPage() {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <FactsOfBrowser key={id} id={id} />;
}

function FactsOfBrowser({ id }: { id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const load = useCallback(async () => {
    const { data } = await client.query({
      query: FactsOfBrowserDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.browser ?? null;
  }, [client, id]);
  return (
    <LoadedScreen
      load={load}
      title={t('facts.title')}
      back={{ to: editBrowserPath(id), label: t('facts.back') }}
      message={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
    >
      {(browser, reload) => (
        <FactsForm
          key={browser.revision}
          browser={browser}
          load={load}
          onSaved={() => {
            showStatus('success', t('form.saved'));
            void reload();
          }}
        />
      )}
    </LoadedScreen>
  );
}

const DESCRIBED = { fieldsOf: storedFactFields, topicOf: (group: FieldGroup) => topicOf(group) ?? '' };

interface FactsFormProps {
  browser: FactsToEditFragment;
  load: () => Promise<FactsToEditFragment | null>;
  onSaved: () => void;
}

/** The facts of all topics, which are saved together. */
function FactsForm({ browser, load, onSaved }: FactsFormProps) {
  const { t } = useTranslation(['admin', 'compare']);
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const [save] = useSaveFactsMutation();
  const [today] = useState(localToday);
  const { id } = browser;
  const storedOf = (current: FactsToEditFragment) => ({
    values: formValuesOf(current, today),
    revision: current.revision,
  });
  const title = t('facts.titleOf', { name: localize(browser.name) });
  const state = useRecordForm<FactsFormValues>({
    draftName: `facts:${id}`,
    title,
    id,
    stored: storedOf(browser),
    check: checkFactsForm,
    groups: FACT_FIELD_GROUPS,
    update: (_id, values, revision) => save({ variables: { id, facts: factsOf(values), revision } }),
    fetchStored: async () => {
      const current = await load();
      return current && storedOf(current);
    },
    onSaved,
  });
  const describe = useDescribeFacts();
  return (
    <>
      <ScreenHeader title={title} text={t('facts.text')} back={{ to: editBrowserPath(id), label: t('facts.back') }} />
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={() => void navigate(editBrowserPath(id))}
        describe={describe}
      >
        {FACT_GROUPS.map((group) => (
          <FormSection key={group} title={t(`compare:group.${group}`)}>
            {FACT_TOPICS.filter((topic) => TOPICS[topic].group === group).map((topic) => (
              <FactRow key={topic} topic={topic} />
            ))}
          </FormSection>
        ))}
      </RecordForm>
      <RecordHistory type="fact" browser={id} />
    </>
  );
}

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
