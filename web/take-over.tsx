import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { Language } from '../rules/vocabulary.ts';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n } from './i18n/setup.ts';
import type { Texts } from './i18n/texts.ts';
import { routes } from './routes.tsx';

/** What the server leaves for the browser to take over with. */
interface PageState {
  origin: string;
  renderedAt: string;
  graph: unknown;
}

/** Takes over the page that the server rendered, in the language it rendered; fills a page that it left empty. */
export function takeOver(language: Language, texts: Texts): void {
  const root = document.getElementById('root');
  const state = readState();
  if (!root || !state) return;
  const page = { origin: state.origin, renderedAt: state.renderedAt, setStatus: () => undefined };
  const client = createBrowserClient(state.graph);
  const router = createBrowserRouter(routes);
  const first = router.state.location;
  router.subscribe(({ location }) => {
    if (location !== first) client.prioritizeCacheValues = false;
  });
  const tree = (
    <StrictMode>
      <App client={client} i18n={createI18n(language, texts)} page={page}>
        {/* Apollo's hooks fetch while they render: a navigation as a transition renders old and new in turns, each asking anew. */}
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>
  );
  // As a transition it is done in slices, between which the page answers.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
}

function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null; // written by our own server for this page
}
