import { createContext, use } from 'react';
import type { FooterLinks } from '../../rules/records/homepage.ts';

/** What a page knows about its request. It is the same on the server and at hydration. */
export interface PageContext {
  origin: string;
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** The addresses that the footer links; absent in the administration, which has no footer. */
  footerLinks?: FooterLinks;
  /** The server's first error while it loaded the data; never set in a browser. */
  loadError?: unknown;
  /** Sets the HTTP status of the page; does nothing in a browser. */
  setStatus(status: number): void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext {
  const context = use(Context);
  if (!context) throw new Error('usePageContext is called without a PageContextProvider');
  return context;
}
