import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextDisplayOrder } from '../../../rules/browser.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { useGroupDifferences } from '../form/group-differences.ts';
import { useShowStatus } from '../history/notices.ts';
import { MissingRecord } from '../layout/screen-header.tsx';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { useListQuery } from '../ui/use-table-address.ts';
import { RecordEditor, type Loaded } from './record-editor.tsx';
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
  const client = useApolloClient();
  const { localize } = useLanguage();
  const describe = useGroupDifferences<V>(kind.type, { fieldsOf: kind.fieldsOf });
  if (isList) return <RecordList kind={kind} />;
  const id = idInPath(edited ?? undefined);
  const back = { to: kind.path, label: t(`${kind.texts}.back`) };
  const missing = <MissingRecord title={t(`message.${kind.type}NotFound`)} back={back} />;
  if (!isNew && id === null) return missing;
  const close = () => void navigate({ pathname: kind.path, search }, { replace: true });
  return (
    <RecordEditor<V, Loaded<V>>
      key={id}
      type={kind.type}
      id={id}
      draftName={`${kind.draft}:${id ?? 'new'}`}
      load={() => loadRecord(client, kind, id)}
      loadFailed={t(`${kind.texts}.loadFailed`)}
      missing={missing}
      back={back}
      titleOf={(loaded) => {
        if (!loaded) return t(`${kind.texts}.title`);
        const name = kind.nameOf(loaded.stored.values, localize);
        return id === null ? t(`${kind.texts}.add`) : t(`${kind.texts}.editTitle`, { name });
      }}
      check={kind.check}
      groups={kind.groups}
      describe={describe}
      create={async (values, context) => Object.values((await kind.create(client, values, context)).data ?? {})[0]}
      update={(edited, values, revision) => kind.update(client, edited, values, revision)}
      failureText={t(`${kind.texts}.saveFailed`)}
      onSaved={() => {
        close();
        showStatus('success', t(`${kind.texts}.saved`));
      }}
      onCancel={close}
    >
      {() => <kind.Fields id={id} />}
    </RecordEditor>
  );
}

/** The stored values of a record; null if it does not exist. A new record gets the last position of the list. */
async function loadRecord<R extends StoredRecord, V extends Values>(
  client: ApolloClient,
  kind: RecordKind<R, V>,
  id: number | null,
): Promise<Loaded<V> | null> {
  const fetchPolicy = 'network-only';
  if (id === null) {
    const { data } = await client.query({ query: kind.list, fetchPolicy }).catch(() => ({ data: undefined }));
    const displayOrder = nextDisplayOrder(Object.values(data ?? {}).flatMap((list) => list.map(orderOf)));
    return { stored: { values: { ...kind.newValues, displayOrder }, revision: null } };
  }
  const { data } = await client.query({ query: kind.one, variables: { id }, fetchPolicy });
  const record = Object.values(data ?? {})[0];
  return record ? { stored: { values: await kind.valuesOf(record, client), revision: record.revision } } : null;
}

function orderOf({ displayOrder }: StoredRecord): number {
  return displayOrder;
}
