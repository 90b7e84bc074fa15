import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import type { FooterLinks } from '#rules/records/homepage.ts';
import type { Language } from '#rules/vocabulary.ts';
import { App } from './app.tsx';
import { queryInto, renderWith, type Execute, type LoadedData } from './graph/server-client.ts';
import { pageLoad, ROUTER_FUTURE } from './graph/load.ts';
import { createI18n } from './i18n/instance.ts';
import { loadTexts } from './i18n/texts.ts';
import { prefetchPages, routedUrl, siteRoutes } from './routes.tsx';
import { CrashPage } from './site/layout/error-pages.tsx';
import type { PageContext } from './ui/page-context.ts';

/** The language of each never changes, so requests can share them. */
const I18N: Record<Language, I18n> = {
  en: createI18n('en', await loadTexts('en', 'site')),
  zh: createI18n('zh', await loadTexts('zh', 'site')),
};

await Promise.all(Object.values(I18N).map(prefetchPages));

export { modulesAt } from './routes.tsx';

const handlerIn = (language: Language) => createStaticHandler(siteRoutes(I18N[language]), { future: ROUTER_FUTURE });
const HANDLERS = { en: handlerIn('en'), zh: handlerIn('zh') };

export interface PageRequest {
  url: string;
  language: Language;
  origin: string;
  /** Now, ISO 8601. */
  renderedAt: string;
  footerLinks: Promise<FooterLinks>;
  execute: Execute;
}

export interface RenderedPage {
  status: number;
  head: string;
  body: string;
  /** For hydration, JSON-safe; null for a page that is not hydrated. */
  state: unknown;
  /** For the log. */
  error?: unknown;
}

export async function render(request: PageRequest): Promise<RenderedPage> {
  try {
    return await renderPage(request);
  } catch (error) {
    return { status: 500, ...renderCrash(request), state: null, error };
  }
}

function renderCrash({ language, origin, renderedAt }: PageRequest) {
  const { rendered } = renderWith({ results: [] }, (client) =>
    renderToString(
      <App client={client} i18n={I18N[language]} page={{ origin, renderedAt }}>
        <CrashPage />
      </App>,
    ),
  );
  return splitHead(rendered);
}

async function renderPage({ url, language, origin, renderedAt, ...request }: PageRequest): Promise<RenderedPage> {
  const loaded: LoadedData = { results: [], errors: [] };
  const query = queryInto(loaded, request.execute);
  const handler = HANDLERS[language];
  const requestContext = new RouterContextProvider(new Map([[pageLoad, { query, language }]]));
  const [footerLinks, context] = await Promise.all([
    request.footerLinks,
    handler.query(new Request(origin + routedUrl(url)), { requestContext }),
  ]);
  if (context instanceof Response) throw new Error('a loader of a public page redirects');
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;
  const state = { origin, renderedAt, footerLinks };
  let status = 200;
  const page: PageContext = {
    ...state,
    loadError: loaded.errors[0],
    setStatus: (value) => {
      status = value;
    },
  };
  const { rendered, graph } = renderWith(loaded, (client) =>
    renderToString(
      <StrictMode>
        <App client={client} i18n={I18N[language]} page={page}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </StrictMode>,
    ),
  );
  return { status, ...splitHead(rendered), state: { ...state, graph } };
}

/** Where React has no <head> of its own, it writes the tags that belong there before everything else. */
function splitHead(html: string) {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/u.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
