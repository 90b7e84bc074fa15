import { Suspense, createElement, use, type ComponentType } from 'react';

export const { Lazy: LazySearchList, load: loadSearchListCode } = lazyComponent(
  async () => (await import('./layout/search-list.tsx')).SearchList,
);

export const { Lazy: LazySuggestions, load: loadSuggestionsCode } = lazyComponent(
  async () => (await import('./suggestions/suggestions.tsx')).Suggestions,
);

/**
 * A component with a script of its own, and a function that fetches it in advance. It renders nothing until its code
 * is there, or if it cannot be fetched. In a page of the server it is visible before.
 */
function lazyComponent<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const load = async () => {
    loading ??= fetchCode().then(
      (component) => (loaded = component),
      () => Nothing,
    );
    return loading;
  };

  function Loaded(props: Props) {
    return createElement(loaded ?? use(loading ?? load()), props);
  }

  function Lazy(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }

  return { Lazy, load };
}

function Nothing() {
  return null;
}
