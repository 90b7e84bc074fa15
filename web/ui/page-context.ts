import type { FooterLinks } from '#rules/records/homepage.ts';
import { requiredContext } from './required-context.ts';

/** The same on the server and at hydration. */
export interface PageContext {
  origin: string;
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** Absent in the administration. */
  footerLinks?: FooterLinks;
  /** The first error of the server while it loaded the data. */
  loadError?: unknown;
  /** Only the server has it. */
  setStatus?(status: number): void;
}

export const [PageContextProvider, usePageContext] = requiredContext<PageContext>();
