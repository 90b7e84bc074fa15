import type { ApolloClient } from '@apollo/client';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DescribeGroup } from '../form/group-differences.ts';
import { diffLists } from '../history/differences.ts';
import { BrowserPartPage } from '../records/browser-part-page.tsx';
import { SourceList } from './source-list.tsx';
import { checkSourcesForm, formValuesOf, type SourcesFormValues } from './source-values.ts';
import { SaveSourcesDocument, SourcesOfBrowserDocument } from './sources.generated.ts';

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
