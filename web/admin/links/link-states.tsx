import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { parseHttpUrl } from '../../../rules/url.ts';
import { LinkDot, type DotState } from './link-dot.tsx';
import { useLinkStatesQuery } from './links.generated.ts';

/** The server accepts no more. */
const URLS_MAX = 100;

const LinkStates = createContext<ReadonlyMap<string, DotState>>(new Map());

/** Gives the fields of a form what the checks of its stored links found. */
export function LinkStatesProvider({ urls, children }: { urls: readonly (string | null)[]; children: ReactNode }) {
  const links = [...new Set(urls.filter((url): url is string => url !== null && parseHttpUrl(url) !== null))].slice(
    0,
    URLS_MAX,
  );
  const { data } = useLinkStatesQuery({ variables: { urls: links }, skip: links.length === 0 });
  const states = useMemo(() => new Map(data?.linkStates.map((state) => [state.url, state])), [data]);
  return <LinkStates value={states}>{children}</LinkStates>;
}

/**
 * What the last check of a URL found. Nothing is shown for a URL that was never checked, such as one that is being
 * typed.
 */
export function UrlState({ url }: { url: unknown }) {
  const state = useContext(LinkStates).get(typeof url === 'string' ? url.trim() : '');
  if (!state) return null;
  return (
    <span className="text-xs text-muted">
      <LinkDot state={state} isNamed />
    </span>
  );
}

/** The same for a field of the form. */
export function FieldUrlState({ name }: { name: string }) {
  return <UrlState url={useWatch({ name }) as unknown} />;
}
