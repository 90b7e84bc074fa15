import type { ComponentType } from 'react';
import type { PublicPageName } from '../../rules/pages.ts';
import { HomePage } from './home/home-page.tsx';

/** The public pages in the first script. `lazy-pages.ts` has the others. */
export const FIRST_PAGES = { home: HomePage } satisfies Partial<Record<PublicPageName, ComponentType>>;
