import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n } from './i18n/instance.ts';
import { loadPageAt, Site } from './routes.tsx';
import type { InitialPage } from './start-page.ts';

export async function start({ root, language, texts, graph, ...page }: InitialPage) {
  const i18n = createI18n(language, texts);
  await loadPageAt(location.pathname, i18n);
  const client = createBrowserClient(graph);
  const tree = (
    <StrictMode>
      <App client={client} i18n={i18n} page={page}>
        {/* Apollo's hooks fetch while they render; in transitions React could render a page several times. */}
        <BrowserRouter useTransitions={false}>
          <Site />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // In small steps, so that the page can react to input in between.
  startTransition(() => void hydrateRoot(root, tree));
  addEventListener('hydrated', () => (client.prioritizeCacheValues = false), { once: true });
}
