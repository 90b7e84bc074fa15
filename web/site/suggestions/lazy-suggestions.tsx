import { Suspense, createElement, use, type ComponentType } from 'react';
import type { NotFoundRequest } from './suggestion-variables.ts';

type View = ComponentType<NotFoundRequest>;

let loaded: View | null = null;
let loading: Promise<View> | null = null;

/** Fetches the code of the suggestions. If it cannot be fetched, they are left out. */
export async function loadSuggestionsCode(): Promise<View> {
  loading ??= import('./suggestions.tsx').then(({ Suggestions }) => (loaded = Suggestions), () => Nothing);
  return loading;
}

/** The suggestions, whose code has a script of its own, because few pages need it. A page of the server shows them before it is there. */
export function LazySuggestions(request: NotFoundRequest) {
  return (
    <Suspense>
      <LoadedSuggestions {...request} />
    </Suspense>
  );
}

function LoadedSuggestions(request: NotFoundRequest) {
  return createElement(loaded ?? use(loading ?? loadSuggestionsCode()), request);
}

function Nothing() {
  return null;
}
