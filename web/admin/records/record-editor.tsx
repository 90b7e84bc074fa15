import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { ShownRecordType } from '#rules/history.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import { idInPath } from '../../paths.ts';
import { formPath } from '../admin-paths.ts';
import { linksIn } from '../form/field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import type { Stored } from '../form/draft.ts';
import { type RecordFormOptions, useRecordForm } from '../form/use-record-form.ts';
import { useMessages } from '../graph/notices.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LoadedScreen, MissingBrowser, ScreenHeader } from '../ui/screen.tsx';
import { LinkStatesProvider } from '../form/link-states.tsx';
import { useStable } from '../ui/use-stable.ts';

type ScreenProps = Pick<ComponentProps<typeof LoadedScreen>, 'back' | 'missing'>;

export interface RecordEditorProps<V extends FieldValues, L extends Stored<V>>
  extends
    ScreenProps,
    Omit<RecordFormOptions<V>, 'type' | 'stored' | 'title' | 'fetchStored'>,
    Pick<ComponentProps<typeof RecordForm<V>>, 'describe' | 'failureText' | 'onCancel' | 'warningsOf'> {
  type: ShownRecordType;
  load: () => Promise<L | null>;
  loadFailed: string;
  titleOf: (loaded: L | undefined) => string;
  draftTitle?: (title: string) => string;
  text?: string | undefined | ((loaded: L) => string | undefined);
  submitLabel?: string;
  staysOpen?: boolean;
  /** Without it, the form shows the changes of its record. */
  history?: ComponentProps<typeof RecordHistory>;
  actions?: ReactNode;
  footer?: ReactNode;
  children: (loaded: L) => ReactNode;
}

/** The record is loaded again, because a list may be outdated. */
export function RecordEditor<V extends FieldValues, L extends Stored<V>>(props: RecordEditorProps<V, L>) {
  const { titleOf, back, loadFailed, missing } = props;
  const load = useStable(props.load);
  const [saves, setSaves] = useState(0);
  return (
    <LoadedScreen load={load} title={titleOf(undefined)} back={back} message={loadFailed} missing={missing}>
      {(loaded, reload) => (
        <LoadedEditor
          key={saves}
          loaded={loaded}
          {...props}
          load={load}
          onSaved={(values, created) => {
            props.onSaved(values, created);
            if (props.staysOpen) void reload().then(() => setSaves(saves + 1));
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
  const { type, id, load, text, history, footer } = props;
  const title = props.titleOf(loaded);
  const state = useRecordForm<V>({
    ...props,
    title: props.draftTitle?.(title) ?? title,
    stored: loaded,
    fetchStored: id === null ? undefined : load,
  });
  return (
    <LinkStatesProvider urls={linksIn(type, loaded.values)}>
      <ScreenHeader title={title} text={typeof text === 'function' ? text(loaded) : text} back={props.back}>
        {props.actions}
      </ScreenHeader>
      <RecordForm {...props} state={state} label={title} submitLabel={props.submitLabel ?? t('form.save')}>
        {props.children(loaded)}
      </RecordForm>
      {id !== null && <RecordHistory {...(history ?? { type, record: String(id) })} />}
      {footer && <div className="mt-8">{footer}</div>}
    </LinkStatesProvider>
  );
}

interface LoadedPart<V> extends Stored<V> {
  name: LocalizedText;
}

interface BrowserPartPageProps<V extends FieldValues, L extends LoadedPart<V>> extends Pick<
  RecordEditorProps<V, L>,
  'check' | 'describe'
> {
  type: 'fact' | 'source';
  load: (client: ApolloClient, id: number) => Promise<L | null>;
  save: (client: ApolloClient, id: number, values: V, revision: number | null) => Promise<unknown>;
  children: (loaded: L) => ReactNode;
}

/** All facts or all sources of a browser, which are saved together. */
export function BrowserPartPage<V extends FieldValues, L extends LoadedPart<V>>({
  type,
  load,
  save,
  ...props
}: BrowserPartPageProps<V, L>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const client = useApolloClient();
  const { showDone } = useMessages();
  const navigate = useNavigate();
  const id = idInPath(useParams().id);
  const texts = `${type}s` as const;
  if (id === null) return <MissingBrowser />;
  const back = { to: formPath('adminBrowsers', id), label: t('facts.back') };
  return (
    <RecordEditor
      key={id}
      staysOpen
      {...props}
      type={type}
      id={id}
      draftName={`${texts}:${id}`}
      load={() => load(client, id)}
      loadFailed={t('error.loadBrowser')}
      missing={<MissingBrowser />}
      back={back}
      titleOf={(loaded) => (loaded ? t(`${texts}.titleOf`, { name: localize(loaded.name) }) : t(`${texts}.title`))}
      text={t(`${texts}.text`)}
      history={{ type, browser: id }}
      update={(_id, values, revision) => save(client, id, values, revision)}
      onSaved={() => showDone(t('form.saved'))}
      onCancel={() => void navigate(back.to)}
    />
  );
}
