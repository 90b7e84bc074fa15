import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The list of the search box. Its code is fetched when the search is opened. */
export const { Lazy: LazySearchList, load: loadSearchListCode } = lazyComponent(
  async () => (await import('./search-list.tsx')).SearchList,
);
