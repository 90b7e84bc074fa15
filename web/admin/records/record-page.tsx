import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextDisplayOrder } from '../../../rules/browser.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { useGroupDifferences } from '../form/group-differences.ts';
import { RecordForm } from '../form/record-form.tsx';
import { useRecordForm, type Stored } from '../form/use-record-form.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingRecord } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { useListQuery } from '../ui/use-table-address.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';
import { RecordList } from './record-list.tsx';

type Values = FieldValues & { displayOrder: number };

/** The list of a kind of records, or the form of one: `?add`, `?edit=ID` (spec §2). */
export function RecordPage<R extends StoredRecord, V extends Values>({ kind }: { kind: RecordKind<R, V> }) {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const isNew = query.has('add');
  const edited = isNew ? null : query.get('edit');
  const isList = !isNew && edited === null;
  useFocusOnView(isNew ? 'add' : (edited ?? ''));
  const navigate = useNavigate();
  const showStatus = useShowStatus();
  const search = useListQuery(isList);
  if (isList) return <RecordList kind={kind} />;
  const id = idInPath(edited ?? undefined);
  const back = { to: kind.path, label: t(`${kind.texts}.back`) };
  const missing = <MissingRecord title={t(`message.${kind.type}NotFound`)} back={back} />;
  if (!isNew && id === null) return missing;
  const close = () => void navigate({ pathname: kind.path, search }, { replace: true });
  return (
    <RecordEditor
      key={id}
      kind={kind}
      id={id}
      back={back}
      missing={missing}
      onSaved={() => {
        close();
        showStatus('success', t(`${kind.texts}.saved`));
      }}
      onCancel={close}
    />
  );
}

interface EditorProps<R extends StoredRecord, V extends Values> {
  kind: RecordKind<R, V>;
  /** Null for a new record. */
  id: number | null;
  back: { to: string; label: string };
  onSaved: () => void;
  onCancel: () => void;
}

/** Loads the record again, because the list may be outdated. */
function RecordEditor<R extends StoredRecord, V extends Values>({
  missing,
  ...props
}: EditorProps<R, V> & { missing: ReactNode }) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const { kind, id, back } = props;
  const load = useCallback(() => loadRecord(client, kind, id), [client, kind, id]);
  return (
    <LoadedScreen
      load={load}
      title={t(`${kind.texts}.title`)}
      back={back}
      message={t(`${kind.texts}.loadFailed`)}
      missing={missing}
    >
      {(stored) => <LoadedEditor stored={stored} load={load} {...props} />}
    </LoadedScreen>
  );
}

/** The stored values of a record; null if it does not exist. A new record gets the last position of the list. */
async function loadRecord<R extends StoredRecord, V extends Values>(
  client: ApolloClient,
  kind: RecordKind<R, V>,
  id: number | null,
): Promise<Stored<V> | null> {
  const query = async () => {
    const { data } = await client.query({ query: kind.list, fetchPolicy: 'network-only' });
    return Object.values(data ?? {}).flat();
  };
  if (id === null) {
    const records = await query().catch(() => []);
    const displayOrder = nextDisplayOrder(records.map((record) => record.displayOrder));
    return { values: { ...kind.newValues, displayOrder }, revision: null };
  }
  const record = (await query()).find((one) => one.id === id);
  return record ? { values: await kind.valuesOf(record, client), revision: record.revision } : null;
}

interface LoadedEditorProps<R extends StoredRecord, V extends Values> extends EditorProps<R, V> {
  stored: Stored<V>;
  load: () => Promise<Stored<V> | null>;
}

function LoadedEditor<R extends StoredRecord, V extends Values>({
  kind,
  id,
  back,
  stored,
  load,
  onSaved,
  onCancel,
}: LoadedEditorProps<R, V>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const client = useApolloClient();
  const title =
    id === null ? t(`${kind.texts}.add`) : t(`${kind.texts}.editTitle`, { name: kind.nameOf(stored.values, localize) });
  const state = useRecordForm<V>({
    draftName: `${kind.draft}:${id ?? 'new'}`,
    title,
    id,
    stored,
    check: kind.check,
    groups: kind.groups,
    create: async (values, context) => Object.values((await kind.create(client, values, context)).data ?? {})[0],
    update: (edited, values, revision) => kind.update(client, edited, values, revision),
    fetchStored: id === null ? undefined : load,
    onSaved,
  });
  const describe = useGroupDifferences<V>(kind.type, { fieldsOf: kind.fieldsOf });
  return (
    <>
      <ScreenHeader title={title} back={back} />
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={onCancel}
        describe={describe}
        failureText={t(`${kind.texts}.saveFailed`)}
      >
        <kind.Fields id={id} stored={stored.values} />
      </RecordForm>
      {id !== null && <RecordHistory type={kind.type} record={String(id)} />}
    </>
  );
}
