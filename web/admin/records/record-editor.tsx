import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { ShownRecordType } from '#rules/history.ts';
import { nextDisplayOrder } from '#rules/records/browser.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { idInPath } from '../../paths.ts';
import { formPath } from './admin-paths.ts';
import { linksIn } from './form/field.tsx';
import { RecordForm } from './form/record-form.tsx';
import type { Stored } from './form/draft.ts';
import { type RecordFormOptions, useRecordForm } from './form/use-record-form.ts';
import { type Loaded, loadedBy, type MutationHook, type QueryHook } from './graph/hooks.ts';
import { useMessages } from './graph/notices.ts';
import { useRecordHistory } from './history/record-history.tsx';
import { LoadedScreen, MissingBrowser, ScreenHeader } from './screen.tsx';
import { LinkStatesProvider } from './form/link-states.tsx';

type ScreenProps = Pick<ComponentProps<typeof LoadedScreen>, 'back' | 'missing'>;

export interface RecordEditorProps<V extends FieldValues, L extends Stored<V>>
  extends
    ScreenProps,
    Omit<RecordFormOptions<V>, 'type' | 'stored' | 'title' | 'fetchStored'>,
    Pick<ComponentProps<typeof RecordForm<V>>, 'describe' | 'failureText' | 'onCancel' | 'warningsOf'> {
  type: ShownRecordType;
  query: Loaded<L>;
  loadFailed: string;
  titleOf: (loaded: L | undefined) => string;
  draftTitle?: (title: string) => string;
  text?: string | undefined | ((loaded: L) => string | undefined);
  submitLabel?: string;
  staysOpen?: boolean;
  /** If it is missing, the form shows the changes of its record. */
  history?: Parameters<typeof useRecordHistory>[0];
  actions?: ReactNode;
  footer?: ReactNode;
  children: (loaded: L) => ReactNode;
}

export function RecordEditor<V extends FieldValues, L extends Stored<V>>(props: RecordEditorProps<V, L>) {
  const { query, titleOf, back, loadFailed, missing } = props;
  const [saves, setSaves] = useState(0);
  const showSaved = () => setSaves(saves + 1);
  return (
    <LoadedScreen query={query} title={titleOf(undefined)} back={back} message={loadFailed} missing={missing}>
      {(loaded) => (
        <LoadedEditor
          key={saves}
          loaded={loaded}
          {...props}
          onSaved={(values, created) => {
            props.onSaved(values, created);
            if (props.staysOpen) void query.refetch().then(showSaved, () => undefined);
          }}
        />
      )}
    </LoadedScreen>
  );
}

function LoadedEditor<V extends FieldValues, L extends Stored<V>>({
  loaded,
  ...props
}: RecordEditorProps<V, L> & { loaded: L }) {
  const { t } = useTexts();
  const { type, id, query, text, footer } = props;
  const title = props.titleOf(loaded);
  const { menu, history } = useRecordHistory(props.history ?? { type, record: String(id) });
  const state = useRecordForm<V>({
    ...props,
    title: props.draftTitle?.(title) ?? title,
    stored: loaded,
    fetchStored: id === null ? undefined : query.fetchStored,
  });
  return (
    <LinkStatesProvider urls={linksIn(type, loaded.values)}>
      <ScreenHeader title={title} text={typeof text === 'function' ? text(loaded) : text} back={props.back}>
        {props.actions}
        {id !== null && menu}
      </ScreenHeader>
      <RecordForm {...props} state={state} label={title} submitLabel={props.submitLabel ?? t('form.save')}>
        {props.children(loaded)}
      </RecordForm>
      {history}
      {footer && <div className="mt-8">{footer}</div>}
    </LinkStatesProvider>
  );
}

/** A new record gets the last position, or without the others the first. */
export function newLoaded<V>(
  { error, refetch }: Pick<Loaded<unknown>, 'error' | 'refetch'>,
  others: readonly { displayOrder?: number }[] | undefined,
  defaults: V,
): Loaded<Stored<V>> {
  const displayOrder = nextDisplayOrder((others ?? []).map(({ displayOrder = 0 }) => displayOrder));
  return { data: others || error ? { values: { ...defaults, displayOrder }, revision: null } : undefined, refetch };
}

interface LoadedPart<V> extends Stored<V> {
  name: LocalizedText;
}

/** All facts or all sources of a browser, which are saved together. */
export interface BrowserPart<V extends FieldValues, L extends LoadedPart<V>, Data, Input extends object> extends Pick<
  RecordEditorProps<V, L>,
  'check'
> {
  type: 'fact' | 'source';
  useOne: QueryHook<Data, { id: number }>;
  loadedOf: (data: Data) => L | null;
  useSave: MutationHook<unknown, { id: number; revision: number | null } & Input>;
  inputOf: (values: V) => Input;
}

interface BrowserPartPageProps<V extends FieldValues, L extends LoadedPart<V>, Data, Input extends object> extends Pick<
  RecordEditorProps<V, L>,
  'describe'
> {
  part: BrowserPart<V, L, Data, Input>;
  children: (loaded: L) => ReactNode;
}

export function BrowserPartPage<V extends FieldValues, L extends LoadedPart<V>, Data, Input extends object>(
  props: BrowserPartPageProps<V, L, Data, Input>,
) {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <PartOfBrowser key={id} id={id} {...props} />;
}

function PartOfBrowser<V extends FieldValues, L extends LoadedPart<V>, Data, Input extends object>({
  id,
  part,
  ...props
}: BrowserPartPageProps<V, L, Data, Input> & { id: number }) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { showDone } = useMessages();
  const navigate = useNavigate();
  // oxlint-disable react/hooks -- a page never changes its part
  const query = loadedBy(part.useOne({ variables: { id }, fetchPolicy: 'no-cache' }), part.loadedOf);
  const [save] = part.useSave();
  // oxlint-enable react/hooks
  const { type, check } = part;
  const texts = `${type}s` as const;
  const back = { to: formPath('adminBrowsers', id), label: t('facts.back') };
  return (
    <RecordEditor
      staysOpen
      {...props}
      type={type}
      id={id}
      draftName={`${texts}:${id}`}
      query={query}
      loadFailed={t('error.loadBrowser')}
      missing={<MissingBrowser />}
      back={back}
      titleOf={(loaded) => (loaded ? t(`${texts}.titleOf`, { name: localize(loaded.name) }) : t(`${texts}.title`))}
      text={t(`${texts}.text`)}
      history={{ type, browser: id }}
      check={check}
      update={(_id, values, revision) => save({ variables: { id, revision, ...part.inputOf(values) } })}
      onSaved={() => showDone(t('form.saved'))}
      onCancel={() => void navigate(back.to)}
    />
  );
}
