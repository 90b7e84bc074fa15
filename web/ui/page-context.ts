import { createContext, use } from 'react';

/** What a page knows of the request it is rendered for, alike on the server and when the browser takes over. */
export interface PageContext {
  /** The origin that visitors use. */
  origin: string;
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** Why the server could not load something for this page; never set in a browser. */
  loadError?: unknown;
  /** Sets the HTTP status of the page that is being rendered; in a browser it does nothing. */
  setStatus(status: number): void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext {
  const context = use(Context);
  if (!context) throw new Error('A page is rendered without its context');
  return context;
}
