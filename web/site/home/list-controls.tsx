import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SORTS, VIEWS, memberOf, type View } from '../../../rules/vocabulary.ts';
import { languageInUrl } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { storeView } from '../../local-storage.ts';
import { homePath, type HomeFilters } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { useChosenFilters } from './home-query.ts';

/**
 * The order and the view of the list. It is a GET form, so that it works without scripts; with scripts a choice takes
 * effect at once. A choice replaces the current history entry, so that "back" leaves the list.
 */
export function ListControls() {
  const filters = useChosenFilters();
  const { t } = useTranslation();
  const { sitePath, navigate } = useSiteNavigation();
  const { sort, view } = filters;
  const show = (changed: Partial<Pick<HomeFilters, 'sort' | 'view'>>) => {
    if (changed.view) storeView(changed.view);
    navigate(sitePath(homePath({ ...filters, after: null, ...changed })), { replace: true });
  };
  return (
    <form action="/" method="get" className="flex flex-wrap items-center gap-2">
      <HiddenFilters filters={filters} />
      <div className="relative">
        <select
          name="sort"
          aria-label={t('home.sort')}
          // The select is uncontrolled, so that a choice before hydration stays. The key updates it after "back" and
          // "forward".
          key={sort}
          defaultValue={sort}
          onChange={(event) => show({ sort: memberOf(SORTS, event.target.value) ?? 'default' })}
          className="h-10.5 appearance-none rounded-lg border border-line bg-surface pr-9 pl-3 text-base hover:border-muted sm:text-sm"
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
        <Icon
          name="chevronRight"
          className="pointer-events-none absolute top-3.5 right-3 size-4 rotate-90 text-muted"
        />
      </div>
      <noscript>
        <button
          name="view"
          value={view}
          className="h-10.5 rounded-lg border border-line bg-surface px-3 text-sm font-medium"
        >
          {t('home.applySort')}
        </button>
      </noscript>
      <div role="group" aria-label={t('home.view')} className="flex rounded-lg border border-line bg-surface p-px">
        {VIEWS.map((one) => (
          <ViewButton key={one} view={one} isChosen={one === view} onChoose={() => show({ view: one })} />
        ))}
      </div>
    </form>
  );
}

/** Hidden inputs with the filters that have no other field in the form. */
function HiddenFilters({ filters: { platform, tags, q } }: { filters: HomeFilters }) {
  const language = languageInUrl(useLocation().search);
  const values = { platform, tag: tags.join(), q, lang: language };
  return Object.entries(values).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function ViewButton({ view, isChosen, onChoose }: { view: View; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation();
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onChoose();
  };
  return (
    <button
      name="view"
      value={view}
      aria-pressed={isChosen}
      aria-label={t(`view.${view}`)}
      title={t(`view.${view}`)}
      onClick={choose}
      className="grid size-10 place-items-center rounded-md text-muted hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
    >
      <Icon name={view} />
    </button>
  );
}
