import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { ADMIN_ROUTES } from './admin/routes.tsx';
import { App } from './app.tsx';
import { createBrowserClient } from './graph/client.ts';
import { createI18n } from './i18n/setup.ts';
import type { Opening } from './opening.ts';
import { CrashPage } from './site/layout/crash-page.tsx';

/** Fills the page that the server left empty with the administration. Its router can hold back who would leave what is unsaved. */
export function open({ root, language, texts, origin, renderedAt }: Opening): void {
  const page = { origin, renderedAt, setStatus: () => undefined };
  const router = createBrowserRouter([{ ...ADMIN_ROUTES, errorElement: <CrashPage /> }]);
  // The screens bring titles of their own, and the first one in a document wins.
  document.querySelector('title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <App client={createBrowserClient(null)} i18n={createI18n(language, texts)} page={page}>
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>,
  );
}
