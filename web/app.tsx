import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageContextProvider, type PageContext } from './ui/page-context.ts';

interface AppProps {
  client: ApolloClient;
  i18n: i18n;
  page: PageContext;
  /** Called when the browser has taken the page over. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** What every page stands in, on the server and in the browser alike. */
export function App({ client, i18n, page, onTakenOver, children }: AppProps) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return (
    <PageContextProvider value={page}>
      <I18nextProvider i18n={i18n}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </I18nextProvider>
    </PageContextProvider>
  );
}
