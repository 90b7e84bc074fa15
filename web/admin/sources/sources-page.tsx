import type { ApolloClient } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DescribeGroup } from '../form/group-differences.ts';
import { diffLists } from '../history/field-differences.ts';
import { BrowserPartPage } from '../records/browser-part-page.tsx';
import { checkSourcesForm, formValuesOf, NEW_SOURCE, type SourcesFormValues } from './source-values.ts';
import { SaveSourcesDocument, SourcesOfBrowserDocument, type StoredSourceFragment } from './sources.generated.ts';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SOURCES_PER_BROWSER } from '../../../rules/limits.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/loading.tsx';
import { SourceCard } from './source-card.tsx';

/** `/admin/browsers/{id}/sources`: what is watched for new versions of a browser. */
export function SourcesPage() {
  const { t } = useTranslation('admin');
  const describe: DescribeGroup<SourcesFormValues> = (_group, values, base) => ({
    fields: [{ label: t('sources.title'), layout: 'list', parts: diffLists(linesOf(base ?? values), linesOf(values)) }],
  });
  return (
    <BrowserPartPage
      type="source"
      texts="sources"
      load={loadSources}
      save={saveSources}
      check={checkSourcesForm}
      groups={[['sources']]}
      describe={describe}
    >
      {({ sources }) => <SourceList stored={sources} />}
    </BrowserPartPage>
  );
}

async function loadSources(client: ApolloClient, id: number) {
  const { data } = await client.query({
    query: SourcesOfBrowserDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.browser) return null;
  const { sources, revision } = data.sources;
  return { name: data.browser.name, sources, stored: { values: formValuesOf(sources), revision } };
}

function saveSources(client: ApolloClient, id: number, { sources }: SourcesFormValues, revision: number | null) {
  return client.mutate({ mutation: SaveSourcesDocument, variables: { id, sources, revision } });
}

function linesOf({ sources }: SourcesFormValues): string[] {
  return sources.map(({ kind, identifier, releaseChannel, platform, assetPattern }) =>
    [kind, identifier, releaseChannel, platform, assetPattern].filter(Boolean).join(' · '),
  );
}

function SourceList({ stored }: { stored: readonly StoredSourceFragment[] }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SourcesFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'sources' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  /**
   * Moves the focus to the source at `index`, or to the add button if there is none. Waits until the new list is
   * rendered.
   */
  const focusOn = (index: number) => {
    requestAnimationFrame(() => (list.current?.children[index]?.querySelector('select') ?? addButton.current)?.focus());
  };
  const add = () => {
    append(NEW_SOURCE, { shouldFocus: false });
    focusOn(fields.length);
  };
  const addSource = fields.length < SOURCES_PER_BROWSER && (
    <Button ref={addButton} variant="secondary" icon="plus" onClick={add}>
      {t('sources.add')}
    </Button>
  );
  if (fields.length === 0) {
    return (
      <EmptyState icon="inbox" title={t('sources.empty')} text={t('sources.emptyText')}>
        {addSource}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-5">
      <ul ref={list} className="grid gap-5">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <SourceCard
              index={index}
              stored={stored}
              onRemove={() => {
                remove(index);
                focusOn(Math.min(index, fields.length - 2));
              }}
            />
          </li>
        ))}
      </ul>
      <div>{addSource}</div>
    </div>
  );
}
