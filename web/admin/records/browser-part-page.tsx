import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { Issues } from '../../../rules/issues.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { editBrowserPath } from '../admin-paths.ts';
import type { DescribeGroup } from '../form/group-differences.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm, type Stored } from '../form/use-record-form.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';

interface LoadedPart<V> {
  name: LocalizedText;
  stored: Stored<V>;
}

interface BrowserPartPageProps<V extends FieldValues, L extends LoadedPart<V>> {
  type: 'fact' | 'source';
  texts: 'facts' | 'sources';
  /** Resolves with null if the browser does not exist. */
  load: (client: ApolloClient, id: number) => Promise<L | null>;
  save: (client: ApolloClient, id: number, values: V, revision: number | null) => Promise<unknown>;
  check: (values: V) => Issues;
  /** The fields that are merged as one after a conflict. */
  groups: readonly FieldGroup[];
  describe: DescribeGroup<V>;
  /** The fields of the form. */
  children: (loaded: L) => ReactNode;
}

/** A page with all facts or all sources of the browser in the address, which are saved together. */
export function BrowserPartPage<V extends FieldValues, L extends LoadedPart<V>>(props: BrowserPartPageProps<V, L>) {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <PartOfBrowser key={id} id={id} {...props} />;
}

function PartOfBrowser<V extends FieldValues, L extends LoadedPart<V>>({
  id,
  ...props
}: BrowserPartPageProps<V, L> & { id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const { load: loadPart, texts } = props;
  const load = useCallback(() => loadPart(client, id), [client, id, loadPart]);
  const back = { to: editBrowserPath(id), label: t('facts.back') };
  return (
    <LoadedScreen
      load={load}
      title={t(`${texts}.title`)}
      back={back}
      message={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
    >
      {(loaded, reload) => (
        <PartForm
          key={loaded.stored.revision}
          {...props}
          id={id}
          back={back}
          loaded={loaded}
          fetchStored={async () => (await load())?.stored ?? null}
          onSaved={() => {
            showStatus('success', t('form.saved'));
            void reload();
          }}
        />
      )}
    </LoadedScreen>
  );
}

interface PartFormProps<V extends FieldValues, L extends LoadedPart<V>> extends BrowserPartPageProps<V, L> {
  id: number;
  back: { to: string; label: string };
  loaded: L;
  fetchStored: () => Promise<Stored<V> | null>;
  onSaved: () => void;
}

function PartForm<V extends FieldValues, L extends LoadedPart<V>>({
  id,
  type,
  texts,
  back,
  loaded,
  save,
  describe,
  children,
  ...options
}: PartFormProps<V, L>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const navigate = useNavigate();
  const client = useApolloClient();
  const title = t(`${texts}.titleOf`, { name: localize(loaded.name) });
  const state = useRecordForm<V>({
    ...options,
    draftName: `${texts}:${id}`,
    title,
    id,
    stored: loaded.stored,
    update: (_id, values, revision) => save(client, id, values, revision),
  });
  return (
    <>
      <ScreenHeader title={title} text={t(`${texts}.text`)} back={back} />
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={() => void navigate(back.to)}
        describe={describe}
      >
        {children(loaded)}
      </RecordForm>
      <RecordHistory type={type} browser={id} />
    </>
  );
}
