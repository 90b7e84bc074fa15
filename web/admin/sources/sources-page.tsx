import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { FieldGroup } from '../../../rules/merge.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { editBrowserPath } from '../admin-paths.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { diffLists } from '../history/differences.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { SourceList } from './source-list.tsx';
import { checkSourcesForm, formValuesOf, type SourcesFormValues } from './source-values.ts';
import { SourcesOfBrowserDocument, useSaveSourcesMutation, type SourcesOfBrowserQuery } from './sources.generated.ts';

type Loaded = Pick<SourcesOfBrowserQuery, 'sources'> & { browser: NonNullable<SourcesOfBrowserQuery['browser']> };

/** `/admin/browsers/{id}/sources`: what is watched for new versions of a browser. */
export function SourcesPage() {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <SourcesOfBrowser key={id} id={id} />;
}

function SourcesOfBrowser({ id }: { id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const load = useCallback(async (): Promise<Loaded | null> => {
    const { data } = await client.query({
      query: SourcesOfBrowserDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data?.browser ? { browser: data.browser, sources: data.sources } : null;
  }, [client, id]);
  return (
    <LoadedScreen
      load={load}
      title={t('sources.title')}
      back={{ to: editBrowserPath(id), label: t('facts.back') }}
      message={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
    >
      {(loaded, reload) => (
        <SourcesForm
          key={loaded.sources.revision}
          loaded={loaded}
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

interface SourcesFormProps {
  loaded: Loaded;
  load: () => Promise<Loaded | null>;
  onSaved: () => void;
}

/** All sources of a browser, which are saved together. */
function SourcesForm({ loaded: { browser, sources }, load, onSaved }: SourcesFormProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const [save] = useSaveSourcesMutation();
  const { id } = browser;
  const storedOf = (current: Loaded['sources']) => ({
    values: formValuesOf(current.sources),
    revision: current.revision,
  });
  const title = t('sources.titleOf', { name: localize(browser.name) });
  const state = useRecordForm<SourcesFormValues>({
    draftName: `sources:${id}`,
    title,
    id,
    stored: storedOf(sources),
    check: checkSourcesForm,
    update: (_id, values, revision) => save({ variables: { id, sources: values.sources, revision } }),
    fetchStored: async () => {
      const current = await load();
      return current && storedOf(current.sources);
    },
    onSaved,
  });
  const describe = (_group: FieldGroup, values: SourcesFormValues, base: SourcesFormValues | null) => ({
    fields: [
      {
        label: t('sources.title'),
        layout: 'list' as const,
        parts: diffLists(linesOf(base ?? values), linesOf(values)),
      },
    ],
  });
  return (
    <>
      <ScreenHeader title={title} text={t('sources.text')} back={{ to: editBrowserPath(id), label: t('facts.back') }} />
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={() => void navigate(editBrowserPath(id))}
        describe={describe}
      >
        <SourceList stored={sources.sources} />
      </RecordForm>
      <RecordHistory type="source" browser={id} />
    </>
  );
}

function linesOf({ sources }: SourcesFormValues): string[] {
  return sources.map(({ kind, identifier, releaseChannel, platform, assetPattern }) =>
    [kind, identifier, releaseChannel, platform, assetPattern].filter(Boolean).join(' · '),
  );
}
