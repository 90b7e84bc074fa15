import { createContext, use } from 'react';
import type { FooterLinks } from '../../rules/records/homepage.ts';

/** The same on the server and at hydration. */
export interface PageContext {
  origin: string;
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** Absent in the administration. */
  footerLinks?: FooterLinks;
  /** Of the server while it loaded the data. */
  loadError?: unknown;
  /** Does nothing in a browser. */
  setStatus(status: number): void;
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext {
  const context = use(Context);
  if (!context) throw new Error('usePageContext is called without a PageContextProvider');
  return context;
}
