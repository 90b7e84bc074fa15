import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n } from './i18n/setup.ts';
import { loadLazyPages, needsLazyPages } from './lazy-loading.ts';
import type { Opening } from './opening.ts';
import { Site } from './routes.tsx';

/** Takes over the page that the server rendered, in the language it rendered. */
export async function open({ root, language, texts, origin, renderedAt, graph }: Opening): Promise<void> {
  if (needsLazyPages(location.pathname)) await loadLazyPages();
  const client = createBrowserClient(graph);
  const page = { origin, renderedAt, setStatus: () => undefined };
  const tree = (
    <StrictMode>
      <App client={client} i18n={createI18n(language, texts)} page={page}>
        {/* Apollo's hooks fetch while they render: a navigation as a transition renders old and new in turns, each asking anew. */}
        <BrowserRouter useTransitions={false}>
          <Site onLeave={() => (client.prioritizeCacheValues = false)} />
        </BrowserRouter>
      </App>
    </StrictMode>
  );
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => void hydrateRoot(root, tree));
}
