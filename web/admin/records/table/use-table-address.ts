import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const WRITE_AFTER_MS = 200;

export interface Sorting {
  id: string;
  desc: boolean;
}

/**
 * A reload, a shared link and Back keep the filter and the order. `listQuery` is the query of the list if a form may be
 * shown in its place.
 */
export function useTableAddress(listQuery?: string) {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(listQuery ?? search);
  const text = query.get('q') ?? '';
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link, Back and Forward set the filter. What is typed here replaces the address.
  const navigation = useNavigationType();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    const isList = listQuery === undefined || listQuery === search;
    if (isList && navigation !== NavigationType.Replace) setTyped(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const set = (name: string, value: string | null) => {
    clearTimeout(timer.current);
    // Another value may have been set since the last rendering.
    const current = withValue(location.search, 'q', typed.trim());
    void navigate({ search: withValue(current, name, value) }, { replace: true, preventScrollReset: true });
  };
  const sort = query.get('sort');
  return {
    /** Has what was typed last. */
    query: withValue(query.toString(), 'q', typed.trim()),
    filter: typed,
    /** The filter once typing has paused. */
    search: text.trim(),
    onFilter: (next: string) => {
      setTyped(next);
      clearTimeout(timer.current);
      const { href } = location;
      timer.current = setTimeout(() => {
        // Otherwise another screen or entry of the history is shown by now.
        if (location.href === href) set('q', next.trim());
      }, WRITE_AFTER_MS);
    },
    sorting: sort ? sortingIn(sort) : null,
    onSort: (sorting: Sorting | null) => set('sort', sorting && queryOf(sorting)),
    valueOf: (name: string) => query.get(name),
    setValue: set,
  };
}

/** A descending order begins with a minus sign. */
export function sortingIn(query: string): Sorting {
  return { id: query.replace(/^-/u, ''), desc: query.startsWith('-') };
}

export function queryOf({ id, desc }: Sorting) {
  return `${desc ? '-' : ''}${id}`;
}

function withValue(query: string, name: string, value: string | null) {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  next.delete('page'); // the results begin again
  return next.toString();
}

/** The query of the list, also while a form is shown in its place: closing the form leads back to the list. */
export function useListQuery(isList: boolean) {
  const { search } = useLocation();
  const [query, setQuery] = useState(isList ? search : '');
  if (isList && query !== search) setQuery(search);
  return query;
}
