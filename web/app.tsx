import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { I18n } from './i18n/setup.ts';
import { I18nProvider } from './i18n/use-translation.ts';
import { PageContextProvider, type PageContext } from './ui/page-context.ts';

interface AppProps {
  client: ApolloClient;
  i18n: I18n;
  page: PageContext;
  children: ReactNode;
}

export function App({ client, i18n, page, children }: AppProps) {
  const i18nState = useState(i18n);
  useEffect(markHydrated, []);
  return (
    <PageContextProvider value={page}>
      <I18nProvider value={i18nState}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </I18nProvider>
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
