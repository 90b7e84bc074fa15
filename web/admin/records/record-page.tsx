import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLocalize } from '../../i18n/provider.tsx';
import { notFoundOf } from '#rules/records/registry.ts';
import { useTexts } from '../ui/use-texts.ts';
import { idInPath } from '../../paths.ts';
import type { Stored } from './form/draft.ts';
import { type DescribeGroup, useGroupDifferences } from './form/conflict-panel.tsx';
import { useMessages } from './graph/notices.ts';
import { MissingRecord, useFocusOnView } from './screen.tsx';
import { useListQuery } from './table/use-table-address.ts';
import { RecordEditor, type RecordEditorProps } from './record-editor.tsx';
import { type StoredRecord, type Values, type KindProps, useLoaded, useChanges } from './record-kind.ts';
import { RecordList } from './record-list.tsx';

/** `?add`, `?edit=ID` (spec §2). */
export function RecordPage<R extends StoredRecord, V extends Values, Input extends object>({
  kind,
}: KindProps<R, V, Input>) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const isNew = query.has('add');
  const edited = isNew ? null : query.get('edit');
  const isList = !isNew && edited === null;
  useFocusOnView(isNew ? 'add' : (edited ?? ''));
  const search = useListQuery(isList);
  if (isList) return <RecordList kind={kind} />;
  const id = idInPath(edited);
  const back = { to: kind.path, label: t(`${kind.texts}.back`) };
  const missing = <MissingRecord title={t(`message.${notFoundOf(kind.type)}`)} back={back} />;
  if (!isNew && id === null) return missing;
  return <RecordOfKind key={id} kind={kind} id={id} search={search} back={back} missing={missing} />;
}

interface RecordOfKindProps<R extends StoredRecord, V extends Values, Input extends object>
  extends KindProps<R, V, Input>, Pick<RecordEditorProps<V, Stored<V>>, 'id' | 'back' | 'missing'> {
  /** The query of the list. */
  search: string;
}

function RecordOfKind<R extends StoredRecord, V extends Values, Input extends object>({
  kind,
  id,
  search,
  ...screen
}: RecordOfKindProps<R, V, Input>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { showDone } = useMessages();
  const { create, update } = useChanges(kind);
  const differencesOf = useGroupDifferences(kind.type);
  const describe: DescribeGroup<V> = (group, before, after) => ({
    fields: differencesOf(group, kind.inputOf(before), kind.inputOf(after)),
  });
  const close = () => void navigate({ pathname: kind.path, search }, { replace: true });
  return (
    <RecordEditor
      {...screen}
      type={kind.type}
      id={id}
      draftName={`${kind.type}:${id ?? 'new'}`}
      query={useLoaded(kind, id)}
      loadFailed={t(`${kind.texts}.loadFailed`)}
      titleOf={(loaded) => {
        if (!loaded) return t(`${kind.texts}.title`);
        const name = kind.nameOf(loaded.values, localize);
        return id === null ? t(`${kind.texts}.add`) : t(`${kind.texts}.editTitle`, { name });
      }}
      check={kind.check}
      describe={describe}
      create={create}
      update={update}
      failureText={t(`${kind.texts}.saveFailed`)}
      onSaved={() => {
        close();
        showDone(t(`${kind.texts}.saved`));
      }}
      onCancel={close}
    >
      {() => <kind.Fields id={id} />}
    </RecordEditor>
  );
}
