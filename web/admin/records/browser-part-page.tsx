import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { editBrowserPath } from '../admin-paths.ts';
import { useShowStatus } from '../history/notices.ts';
import { MissingBrowser } from '../layout/screen-header.tsx';
import { RecordEditor, type Loaded, type RecordEditorProps } from './record-editor.tsx';

interface LoadedPart<V> extends Loaded<V> {
  name: LocalizedText;
}

interface BrowserPartPageProps<V extends FieldValues, L extends LoadedPart<V>> extends Pick<
  RecordEditorProps<V, L>,
  'check' | 'groups' | 'describe'
> {
  type: 'fact' | 'source';
  texts: 'facts' | 'sources';
  load: (client: ApolloClient, id: number) => Promise<L | null>;
  save: (client: ApolloClient, id: number, values: V, revision: number | null) => Promise<unknown>;
  children: (loaded: L) => ReactNode;
}

/** A page with all facts or all sources of the browser in the address, which are saved together. */
export function BrowserPartPage<V extends FieldValues, L extends LoadedPart<V>>({
  texts,
  load,
  save,
  ...props
}: BrowserPartPageProps<V, L>) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const navigate = useNavigate();
  const id = idInPath(useParams().id);
  if (id === null) return <MissingBrowser />;
  const back = { to: editBrowserPath(id), label: t('facts.back') };
  return (
    <RecordEditor
      key={id}
      staysOpen
      {...props}
      id={id}
      draftName={`${texts}:${id}`}
      load={() => load(client, id)}
      loadFailed={t('translation:error.loadBrowser')}
      missing={<MissingBrowser />}
      back={back}
      titleOf={(loaded) => (loaded ? t(`${texts}.titleOf`, { name: localize(loaded.name) }) : t(`${texts}.title`))}
      text={t(`${texts}.text`)}
      history={{ type: props.type, browser: id }}
      update={(_id, values, revision) => save(client, id, values, revision)}
      onSaved={() => showStatus('success', t('form.saved'))}
      onCancel={() => void navigate(back.to)}
    />
  );
}
