import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { pageLoad, queryWith, ROUTER_FUTURE } from './graph/load.ts';
import { createI18n, languageOf } from './i18n/instance.ts';
import { loadRoutesAt, prefetchPages, routedUrl, siteRoutes } from './routes.tsx';
import type { InitialPage } from './start-page.ts';

const FIRST_INPUTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

export async function start({ root, language, texts, graph, ...page }: InitialPage) {
  const i18n = createI18n(language, texts);
  const client = createBrowserClient(graph);
  history.replaceState(history.state, '', routedUrl(location.href));
  const routes = siteRoutes(i18n);
  const loaded = await loadRoutesAt(location.pathname, routes);
  const query = queryWith(client);
  const router = createBrowserRouter(routes, {
    future: ROUTER_FUTURE,
    getContext: () => new RouterContextProvider(new Map([[pageLoad, { query, language: languageOf(i18n) }]])),
    // The server has run these loaders; what they found is in the client's cache.
    hydrationData: { loaderData: Object.fromEntries(loaded.map((id) => [id, null])) },
  });
  const tree = (
    <StrictMode>
      <App client={client} i18n={i18n} page={page}>
        <RouterProvider router={router} useTransitions />
      </App>
    </StrictMode>
  );
  // In small steps, so that the page can react to input in between.
  startTransition(() => void hydrateRoot(root, tree));
  onFirstInput(() => void prefetchPages(i18n).catch(() => undefined));
}

function onFirstInput(start: () => void) {
  const listeners = new AbortController();
  const handleInput = () => {
    listeners.abort();
    start();
  };
  for (const type of FIRST_INPUTS) addEventListener(type, handleInput, { passive: true, signal: listeners.signal });
}
