import { expect, it } from 'vitest';
import { PAGES } from '#rules/pages.ts';
import { SECTIONS } from './sections.ts';

it('has each page of the administration that belongs to no record in the sidebar or the menu', () => {
  const pages = Object.values(PAGES).filter(({ access, kind }) => access === 'administrator' && kind === 'static');
  expect(SECTIONS.map(({ path }) => path).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
