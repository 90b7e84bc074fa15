import { lazyComponent } from '../../ui/lazy-component.tsx';

const loadCode = async () => import('./suggestions.tsx');

/** The suggestions, whose code has a script of its own, because few pages need it. */
export const { Lazy: LazySuggestions, load: loadSuggestionsCode } = lazyComponent(
  async () => (await loadCode()).Suggestions,
);

/** The number of a list for one platform, with the same script. */
export const { Lazy: LazyFittingCount } = lazyComponent(async () => (await loadCode()).FittingCount);
