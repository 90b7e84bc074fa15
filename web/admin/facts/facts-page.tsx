import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { FACT_GROUPS, FACT_TOPICS, TOPICS } from '../../../rules/facts.ts';
import { PAGES } from '../../../rules/pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { editBrowserPath, idInPath } from '../../paths.ts';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { useLoaded } from '../graph/use-loaded.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { FactRow } from './fact-row.tsx';
import { checkFactsForm, factsOf, formValuesOf, type FactsFormValues } from './fact-values.ts';
import { FactsOfBrowserDocument, useSaveFactsMutation, type FactsToEditFragment } from './facts.generated.ts';

/** `/admin/browsers/{id}/facts`: what is known about a browser for the comparison. */
export function FactsPage() {
  const id = idInPath(useParams().id);
  return id === null ? <UnknownBrowser /> : <FactsOfBrowser key={id} id={id} />;
}

function FactsOfBrowser({ id }: { id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const load = useCallback(async () => {
    const { data } = await client.query({ query: FactsOfBrowserDocument, variables: { id }, fetchPolicy: 'network-only' });
    return data?.browser ?? null;
  }, [client, id]);
  const { data, error, reload } = useLoaded(load);
  const handleSaved = () => {
    showStatus('success', t('form.saved'));
    void reload();
  };
  if (data === null) return <UnknownBrowser />;
  return (
    <>
      {data === undefined && <ScreenHeader title={t('facts.title')} back={{ to: editBrowserPath(id), label: t('facts.back') }} />}
      <Loading data={data} error={error} message={t('translation:error.loadBrowser')} retry={reload}>
        {(browser) => <FactsForm key={browser.revision} browser={browser} load={load} onSaved={handleSaved} />}
      </Loading>
    </>
  );
}

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
  const [today] = useState(() => todayOf(new Date()));
  const { id } = browser;
  const storedOf = (current: FactsToEditFragment) => ({ values: formValuesOf(current, today), revision: current.revision });
  const state = useRecordForm<FactsFormValues>({
    draftName: `facts:${id}`,
    stored: storedOf(browser),
    check: checkFactsForm,
    save: async (values, revision) => (await save({ variables: { id, facts: factsOf(values), revision } })).data?.saveFacts,
    fetchStored: async () => {
      const current = await load();
      return current && storedOf(current);
    },
    onSaved,
  });
  const title = t('facts.titleOf', { name: localize(browser.name) });
  return (
    <>
      <ScreenHeader title={title} text={t('facts.text')} back={{ to: editBrowserPath(id), label: t('facts.back') }} />
      <RecordForm state={state} label={title} submitLabel={t('form.save')} onCancel={() => void navigate(editBrowserPath(id))}>
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

/** The calendar date in the time zone of the administrator. */
function todayOf(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function UnknownBrowser() {
  const { t } = useTranslation(['admin', 'translation']);
  return (
    <>
      <ScreenHeader title={t('translation:browser.notFound')} />
      <Link to={PAGES.adminBrowsers.path} className={buttonClass()}>
        {t('versions.back')}
      </Link>
    </>
  );
}
