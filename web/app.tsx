import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n as I18n } from 'i18next';
import { useEffect, type ReactNode } from 'react';
import { TextsProvider } from './i18n/provider.tsx';
import { ShownSystem, useRootSystem } from './ui/use-root-data.ts';
import { PageContextProvider, type PageContext } from './ui/page-context.ts';

interface AppProps {
  client: ApolloClient;
  i18n: I18n;
  page: PageContext;
  children: ReactNode;
}

export function App({ client, i18n, page, children }: AppProps) {
  useEffect(markHydrated, []);
  return (
    <PageContextProvider value={page}>
      <TextsProvider i18n={i18n}>
        <ShownSystem value={useRootSystem()}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </ShownSystem>
      </TextsProvider>
    </PageContextProvider>
  );
}

/** An event for code that waits, an attribute for code that runs later. */
function markHydrated() {
  const mark = () => {
    document.documentElement.toggleAttribute('data-hydrated', true);
    dispatchEvent(new Event('hydrated'));
  };
  if ('requestIdleCallback' in window) requestIdleCallback(mark);
  else setTimeout(mark);
}
