import { lazyComponent } from '../../ui/lazy-component.tsx';

/**
 * The suggestions, and the number of a list that fits the visitor's system, whose code has a script of its own, because
 * few pages need it.
 */
export const { Lazy: LazySuggestions, load: loadSuggestionsCode } = lazyComponent(
  async () => (await import('./suggestions.tsx')).SuggestionsOrCount,
);
