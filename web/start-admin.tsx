import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { ADMIN_ROUTES } from './admin/shell/routes.tsx';
import { ADMIN_TEXTS } from './admin/ui/use-texts.ts';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n, loadNamespaces } from './i18n/instance.ts';
import type { InitialPage } from './start-page.ts';
import { CrashPage } from './site/layout/error-pages.tsx';

/** A data router can block leaving a form with unsaved values. */
export async function start({ root, language, texts, ...page }: InitialPage) {
  const i18n = createI18n(language, texts);
  await loadNamespaces(i18n, ADMIN_TEXTS);
  const router = createBrowserRouter([{ ...ADMIN_ROUTES, errorElement: <CrashPage /> }]);
  // The screens render their own titles, and browsers use the first title of a document.
  document.querySelector('title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <App client={createBrowserClient(null)} i18n={i18n} page={page}>
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>,
  );
}
