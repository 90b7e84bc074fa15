import { Suspense, createElement, use, type ComponentType } from 'react';

/** A component whose code has a script of its own. */
export interface LazyComponent<Props> {
  /**
   * Renders nothing until its code is there, and if its code cannot be fetched. In a page of the server it is visible
   * before.
   */
  Lazy: ComponentType<Props>;
  /** Fetches the code in advance. */
  load: () => Promise<unknown>;
}

export function lazyComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
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
