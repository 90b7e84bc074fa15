import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { LOCALES } from '../rules/format.ts';
import { LANGUAGES } from '../rules/vocabulary.ts';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n, loadTexts } from './i18n/setup.ts';
import { routes } from './routes.tsx';

/** What the server leaves for the browser to take over with. */
interface PageState {
  origin: string;
  renderedAt: string;
  graph: unknown;
}

void start();

/** Takes over the page that the server rendered, in the language it rendered; fills a page that it left empty. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = readState();
  if (!root || !state) return;
  const language = LANGUAGES.find((one) => LOCALES[one] === document.documentElement.lang) ?? 'en';
  const i18n = createI18n(language, await loadTexts[language]());
  const page = { origin: state.origin, renderedAt: state.renderedAt, setStatus: () => undefined };
  const client = createBrowserClient(state.graph);
  const fetchAgain = () => {
    client.prioritizeCacheValues = false;
  };
  const tree = (
    <StrictMode>
      <App client={client} i18n={i18n} page={page} onTakenOver={fetchAgain}>
        {/* Apollo's hooks fetch while they render: a navigation as a transition renders old and new in turns, each asking anew. */}
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
      </App>
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null; // written by our own server for this page
}
