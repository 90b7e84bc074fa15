import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserPlacesDocument, type BrowserPlacesQuery } from './browsers.generated.ts';

type Place = BrowserPlacesQuery['browsers']['nodes'][number];

/** A function that resolves with a warning if another browser has a display order. It is saved all the same, for example two times 0. */
export function useTakenPlace(): (displayOrder: number, ownId: number | null) => Promise<string[]> {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const client = useApolloClient();
  return useCallback(
    async (displayOrder, ownId) => {
      // Without an answer there is no warning. Saving then says what is wrong.
      const other = await browserAt(client, displayOrder, ownId).catch(() => undefined);
      return other ? [t('browsers.placeTaken', { name: localize(other.name), order: displayOrder })] : [];
    },
    [client, t, localize],
  );
}

/** The first other browser with a display order. The pages of the list come in this order, so the search ends where it is passed. */
async function browserAt(client: ApolloClient, displayOrder: number, ownId: number | null, after: string | null = null): Promise<Place | undefined> {
  const { data } = await client.query({ query: BrowserPlacesDocument, variables: { after }, fetchPolicy: 'no-cache' });
  const { nodes = [], pageInfo } = data?.browsers ?? {};
  const next = nodes.find((browser) => browser.id !== ownId && browser.displayOrder >= displayOrder);
  if (next) return next.displayOrder === displayOrder ? next : undefined;
  return pageInfo?.hasNextPage ? browserAt(client, displayOrder, ownId, pageInfo.endCursor) : undefined;
}
