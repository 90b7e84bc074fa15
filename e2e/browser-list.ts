import type { Page } from '@playwright/test';

/** The list of all browsers on the home page, or of the search results. */
export const list = (page: Page) =>
  page.getByRole('region', { name: /All browsers|Search results|Matching browsers/u });

export const namesInList = (page: Page) => list(page).getByRole('heading', { level: 3 }).allTextContents();
